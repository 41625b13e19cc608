import { expect, test } from 'vitest'

import { checkText } from './check-text.ts'

test.each([
  [0, 0, 0, 'Every skill was asked, or follows from one that was. Today goes on from here.'],
  [0, 0, 3, 'You said what you do not know yet. Today begins with the first steps.'],
  [9, 9, 0, 'All 9 answers were right.'],
  [
    1,
    1,
    1,
    'Your answer was right. You left one question with “I don’t know”, which counts as no answer.',
  ],
  [
    2,
    9,
    3,
    '2 of 9 answers right. A check asks where it is not sure, so wrong answers belong to it. You left 3 questions with “I don’t know”, which counts as no answer.',
  ],
  [
    0,
    1,
    0,
    'No answer was right, and that is fine: a check asks where it is not sure. Today begins with the first steps.',
  ],
])('%d right of %d, %d left unknown', (right, answered, unknown, text) => {
  expect(checkText({ right, answered, unknown })).toBe(text)
})
