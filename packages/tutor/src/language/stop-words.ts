/** Words too common to tell passages apart, with the words that questions are asked with. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about again all also am an and any are as at be because been being between but by can cant could did do does doing done dont down during either
else etc ever every few for from further get gets getting give go going got had has have having he her here hers him his how i id if ill im in into
is isnt it its itself ive just let lets like lot made make makes may me might much must my myself no nor not of off on one only or other our ours out
over own please quite rather really shall she should so some such than that thats the their theirs them themselves then there theres these they this
those though through to too under until up upon us use used very was we well were what whats when where whether which while who whom whose why will
with within without would yes yet you your yours yourself
arent couldnt didnt doesnt hadnt hasnt havent mustnt shouldnt theyre wasnt werent wont wouldnt youre`
    .split(/\s+/)
    .filter(Boolean),
);
