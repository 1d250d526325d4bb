/** For tests: a journey as its author wrote it. */
export const aJourneyFile = `title: To the lamp
description: You learn who keeps what, and then you say it.
interest: Creative Arts
difficulty: beginner
estimatedDurationHours: 1
version: 1
milestones:
  - id: farm
    title: The farm
    description: Read about the farm.
    type: checkpoint
    estimatedDurationMinutes: 25
    prerequisites: []
    rewards: { points: 10, badges: [] }
    course: keepers
    sections: [on-the-farm]
  - id: letter
    title: A letter
    description: Write about the fox.
    type: assignment
    estimatedDurationMinutes: 15
    prerequisites: [farm]
    rewards: { points: 20, badges: [Writer] }
    task: Say what the fox keeps and why.
    points:
      - id: lamp
        says: The fox keeps the red lamp.
        alsoSaid: [a red lamp]
      - id: why
        says: It does not like the dark.
        alsoSaid: [it fears the dark, the night is dark]
  - id: last
    title: The last quiz
    description: A quiz over all of it.
    type: quiz
    estimatedDurationMinutes: 10
    prerequisites: [farm, letter]
    rewards: { points: 30, badges: [Keeper] }
    course: keepers
`;
