import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { describedPairs } from '#quiz/kinds/match.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { kindSamples } from '#quiz/testing/kind-samples.ts'
import { markupOf } from '#web/testing/markup-of.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { SavedCard } from './saved-card.tsx'

test.each(kindSamples)('a bookmark of $id asks again and reveals the answer', async ({ id }) => {
  const question = questionOf(id)
  if (question === null) throw new Error(`${id} is not known.`)
  const markup = await markupOf(
    <MemoryRouter>
      <SavedCard question={question} bookmarkedAt={0} isBegin={false} onRemove={() => undefined} />
    </MemoryRouter>,
  )
  const answers =
    question.type === 'steps'
      ? question.parts.flatMap(({ ask, answer }) => [ask, answer])
      : question.type === 'match'
        ? describedPairs(question, null).map(({ text }) => text)
        : [question.correctAnswer]
  for (const text of [question.question, ...answers, question.explanation]) {
    expect(markup).toContain(renderToStaticMarkup(<ChemicalText text={text} />))
  }
  expect(markup).toContain(`href="/dashboard/questions?question=${id}"`)
  expect(markup.match(/role="img"/g)?.length ?? 0).toBe(question.type === 'lewis' ? 1 : 0)
})
