import { expect, test } from 'vitest'

import { whyDueText } from './skill-view.ts'

test.each([
  [{ inDays: null, known: 38 }, 'Comes when you have what it needs'],
  [{ inDays: 0, known: 55 }, 'Due today, because you know less than 70% of it'],
  [{ inDays: 1, known: 69 }, 'Due tomorrow, because you know less than 70% of it'],
  [{ inDays: 9, known: 80 }, 'Due in 9 days, before you know less than 70% of it'],
])('%j: %s', (view, text) => {
  expect(whyDueText(view)).toBe(text)
})
