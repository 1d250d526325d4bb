/** For tests: a knowledge item as its author wrote it. */
export const anItemFile = `---
title: Keeping a lamp
type: document
category: general
difficulty: beginner
tags: [lamps, keeping, night]
estimatedDurationMinutes: 5
version: 1
course: keepers
skills: [keeping]
---
A lamp keeps the dark away, and somebody has to keep the lamp.

## Oil

Fill it in the evening. Look at it once before you sleep.

## Wick

A wick that is too long makes smoke.
`;
