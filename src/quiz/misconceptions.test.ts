import { expect, test } from 'vitest'

import { misconceptions } from './misconceptions.ts'

test.each(Object.entries(misconceptions))(
  '%s names an idea in one sentence and corrects it in two or three',
  (_, { idea, correction }) => {
    expect(sentences(idea)).toBe(1)
    expect([2, 3]).toContain(sentences(correction))
  },
)

function sentences(text: string): number {
  return text.match(/[.!?](?=\s|$)/g)?.length ?? 0
}
