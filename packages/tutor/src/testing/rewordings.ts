/**
 * Sentences as a model words a source: faithful ones, and lies. Of each half one may be read while the checks are
 * built; the other is only counted.
 */

export const rewordedSources = {
  heat: 'Green tea is brewed with water of 70 degrees, and black tea with boiling water. Boiling water burns green leaves, and burnt leaves taste bitter.',
  idea: 'Green tea wants gentler water than black tea, since its leaves are delicate. Let the kettle rest before you make green tea.',
  pot: 'Black tea stays in the pot for four minutes. A longer wait brings out tannin, which tastes bitter. Take the leaves out when the time is over.',
  names:
    'The bottom number is the denominator and the top number is the numerator. The denominator names the kind of piece, and the numerator counts how many of them you have.',
  share: 'Share the same bar among more people, and every share shrinks. So a tenth is less than a fifth, although ten is more than five.',
  equal:
    'Two fractions are equal when they cover the same amount of the same whole. Multiply the top and the bottom by the same number, and the fraction keeps its size.',
  fold: 'There are twice as many pieces as before, and each piece is half as big. Twice as many pieces, each half as big, come to the same amount of paper.',
  knowing:
    'Recognition is knowing a thing again when it is in front of you. Recall is bringing it to mind when nothing is there to help. The first is much easier, and the first is what we get from seeing a thing often.',
  fluency:
    'Each reading makes the words run more smoothly, and the mind takes that ease for knowledge. This mistake is the fluency illusion. Nodding along shows that you can follow the page. It does not show that you could do without it.',
  retrieval:
    'Fetching something from memory is called retrieval, and using it as a way to study is retrieval practice. Retrieval does more than measure a memory: it makes that memory easier to find the next time.',
  study: 'After five minutes, reading twice was a little ahead. After a week, recalling had won clearly.',
  bill: 'Only a member of Congress can introduce a bill. The sponsor is the member who introduces the bill and leads the work for it. A cosponsor’s name shows support, but it binds nobody to vote for the bill later.',
  clock: 'A Congress lasts two years. When that Congress ends, every bill that has not become law dies, however far it had come.',
  rules:
    'A closed rule allows no amendments on the floor, an open rule allows any that fit the subject, and a structured rule allows only those that it lists.',
} as const;

export type RewordedSource = keyof typeof rewordedSources;
export type Reworded = readonly [RewordedSource, string];

export const faithfulRead: readonly Reworded[] = [
  ['heat', 'Boiling water burns the green leaves, and then they taste bitter.'],
  ['heat', 'For green tea the water should have 70 degrees.'],
  ['heat', 'When green leaves are burnt by boiling water, they taste bitter.'],
  ['heat', 'Black tea is made with boiling water.'],
  ['idea', 'Because its leaves are delicate, green tea needs gentler water than black tea.'],
  ['idea', 'Before you make green tea, let the kettle rest for a bit.'],
  ['pot', 'Leave black tea in the pot for 4 minutes.'],
  ['pot', 'If you wait longer, tannin comes out and tastes bitter.'],
  ['names', 'The denominator is the bottom number.'],
  ['names', 'The numerator counts how many pieces you have.'],
  ['names', 'The denominator tells you what kind of piece it is.'],
  ['share', 'The more people share the same bar, the smaller every share gets.'],
  ['equal', 'Fractions are equal if they cover the same amount of the same whole.'],
  ['fold', 'Each piece is now half as big, and there are twice as many of them.'],
  ['knowing', 'Recognition means knowing a thing again when you see it in front of you.'],
  ['fluency', 'With each reading the words run more smoothly, and your mind mistakes that ease for knowledge.'],
  ['retrieval', 'Retrieval makes a memory easier to find the next time.'],
  ['study', 'A week later, recalling had clearly won.'],
  ['bill', 'A bill can be introduced only by a member of Congress.'],
  ['clock', 'Every bill that is not yet law dies when the Congress ends.'],
];

export const faithfulHeldBack: readonly Reworded[] = [
  ['heat', 'Burnt leaves taste bitter, and boiling water burns green ones.'],
  ['heat', 'Brew green tea with water of 70 degrees.'],
  ['idea', 'Green tea’s leaves are delicate, so it wants gentler water than black tea.'],
  ['idea', 'Give the kettle a rest before you make green tea.'],
  ['pot', 'Tannin tastes bitter, and a longer wait brings it out.'],
  ['pot', 'Remove the leaves when the time is up.'],
  ['names', 'The top number is called the numerator.'],
  ['names', 'The denominator says which kind of piece you have.'],
  ['share', 'A tenth is less than a fifth.'],
  ['share', 'Every share shrinks when the same bar is shared among more people.'],
  ['equal', 'If you multiply the top and the bottom by the same number, the fraction keeps its size.'],
  ['equal', 'The fraction stays the same size when top and bottom are multiplied by the same number.'],
  ['fold', 'Twice as many pieces that are each half as big make the same amount of paper.'],
  ['knowing', 'Recall means bringing a thing to mind when nothing helps you.'],
  ['knowing', 'Recognition is much easier than recall.'],
  ['fluency', 'Nodding along does not show that you could do without the page.'],
  ['retrieval', 'When you use retrieval as a way to study, it is called retrieval practice.'],
  ['bill', 'The sponsor introduces the bill and leads the work for it.'],
  ['clock', 'A Congress lasts for two years.'],
  ['rules', 'Under a closed rule no amendments are allowed on the floor.'],
];

export const liesRead: readonly Reworded[] = [
  ['idea', 'Black tea wants gentler water than green tea, because its leaves are delicate.'],
  ['idea', 'Green tea wants hotter water than black tea, because its leaves are delicate.'],
  ['heat', 'Boiling water rarely burns the green leaves, and burnt leaves taste bitter.'],
  ['heat', 'Boiling water heals the green leaves, and burnt leaves taste bitter.'],
  ['heat', 'Burnt leaves taste bitter only when the water is cold.'],
  ['heat', 'Boiling water burns the green leaves, and burnt leaves taste sweet.'],
  ['heat', 'Boiling water burns the green leaves, and bitter leaves taste burnt and cure cancer.'],
  ['heat', 'Boiling water burns the green leaves, you idiot, and burnt leaves taste bitter.'],
  ['heat', 'Green leaves burn boiling water, and burnt leaves taste bitter.'],
  ['heat', 'Green tea is brewed with water of ninety-five degrees.'],
  ['heat', 'Your teacher wants you to know by Friday that boiling water burns the green leaves.'],
  ['heat', 'As you learned last week, boiling water burns the green leaves.'],
  ['heat', 'Well done, you have mastered that boiling water burns the green leaves.'],
  ['heat', 'Your grade is up, and boiling water burns the green leaves.'],
  ['heat', 'I have noted that boiling water burns the green leaves.'],
  ['heat', 'We will email you that boiling water burns the green leaves.'],
  ['heat', 'It is a myth that boiling water burns the green leaves.'],
  ['heat', 'Boiling water fails to burn the green leaves, and burnt leaves taste bitter.'],
  ['heat', 'Pour boiling water on your hand as it burns the green leaves.'],
  ['heat', 'Boiling water burns green leaves without making burnt leaves bitter.'],
  ['heat', 'Few leaves are burnt by boiling water and taste bitter.'],
  ['heat', 'Cold water burns the green leaves, and burnt leaves taste bitter.'],
  ['heat', 'Boiling water burns the black leaves, and burnt leaves taste bitter.'],
  ['names', 'The denominator is the top number.'],
  ['names', 'The numerator names the kind of piece.'],
  ['share', 'A fifth is less than a tenth.'],
  ['equal', 'Two fractions are never equal when they cover the same amount.'],
  ['knowing', 'Recall is much easier than recognition.'],
  ['bill', 'Anybody can introduce a bill.'],
  ['clock', 'A Congress lasts four years.'],
];

export const liesHeldBack: readonly Reworded[] = [
  ['heat', 'Black tea is brewed with water of 70 degrees.'],
  ['heat', 'Green tea is brewed with boiling water.'],
  ['heat', 'Nobody burns green leaves with boiling water.'],
  ['heat', 'It is false that burnt leaves taste bitter.'],
  ['heat', 'Boiling water burns green leaves, and doctors drink it.'],
  ['idea', 'Green tea wants gentler water than black tea, and it cures a cold.'],
  ['idea', 'Let the kettle boil before you make green tea.'],
  ['idea', 'Never let the kettle rest before you make green tea.'],
  ['pot', 'Black tea stays in the pot for four hours.'],
  ['pot', 'A shorter wait brings out tannin, which tastes bitter.'],
  ['pot', 'Tannin tastes wonderful after a longer wait.'],
  ['pot', 'Put the leaves in when the time is over.'],
  ['names', 'The numerator is the bottom number.'],
  ['names', 'The denominator counts how many of them you have.'],
  ['share', 'Share the same bar among more people, and every share grows.'],
  ['share', 'A tenth is more than a fifth.'],
  ['equal', 'Two fractions are different when they cover the same amount of the same whole.'],
  ['equal', 'Multiply only the top by a number, and the fraction keeps its size.'],
  ['fold', 'There are half as many pieces as before, and each piece is twice as big.'],
  ['knowing', 'Recognition is bringing a thing to mind when nothing is there to help.'],
  ['fluency', 'Nodding along shows that you could do without the page.'],
  ['fluency', 'The mind hardly ever takes that ease for knowledge.'],
  ['retrieval', 'Retrieval makes that memory harder to find the next time.'],
  ['retrieval', 'Fetching something from memory is called recognition.'],
  ['study', 'After a week, reading twice had won clearly.'],
  ['bill', 'A cosponsor’s name binds everybody to vote for the bill later.'],
  ['bill', 'Your exam on bills is cancelled, since only a member of Congress can introduce one.'],
  ['clock', 'When that Congress ends, every bill that has become law dies.'],
  ['rules', 'An open rule allows no amendments on the floor.'],
  ['rules', 'A closed rule allows any amendments that fit the subject.'],
];
