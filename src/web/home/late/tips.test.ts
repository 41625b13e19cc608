import { expect, test } from 'vitest'

import { tips } from './tips.ts'

test('there are eight tips, each about something else', () => {
  const subjects = [
    /two themes/,
    /^Sound effects/,
    /streak/,
    /^Bookmark a question/,
    /element on the table/,
    /in \w+ categories/,
    /Contact Us/,
    /categories in Settings/,
  ]
  expect(tips).toHaveLength(subjects.length)
  expect(subjects.map((subject, index) => subject.test(tips[index] ?? ''))).toEqual(
    subjects.map(() => true),
  )
})
