import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { misconceptions } from '#quiz/misconceptions.ts'
import type { Given } from '#quiz/practice/session.ts'
import { beginRun, itemOf } from '#quiz/sets/run.ts'
import { fullBank } from '#web/practice/question-bank.ts'
import { markupOf } from '#web/testing/markup-of.ts'

import { RunQuestion } from './run-question.tsx'

/** The screen of a learner who comes back between two tries, once all of its parts are there. */
async function afterFirstTry(id: string, given: Given, hasHints = true): Promise<string> {
  const question = (await fullBank()).questionOf(id)
  if (question === null) throw new Error(`${id} is not known.`)
  const run = beginRun([{ question, tries: [{ given, isCorrect: false }] }], 2, 0)
  const item = itemOf(run)
  if (item === null) throw new Error('The run is over.')
  return markupOf(
    <MemoryRouter>
      <RunQuestion
        run={run}
        item={item}
        timer="off"
        hasHints={hasHints}
        note={null}
        takesFocus={false}
        onChange={() => undefined}
        onTried={() => undefined}
      />
    </MemoryRouter>,
  )
}

test('the second try corrects the idea behind an option, also for a learner who comes back', async () => {
  const markup = await afterFirstTry('as-m1.1.4', 0)
  expect(markup).toContain('Not right yet. You have one more try.')
  expect(markup).toContain('Show the answer')
  expect(markup).toContain(misconceptions.AS3.correction)
})

test('the second try has the hints of a question with a solution, where the set allows them', async () => {
  expect(await afterFirstTry('as-m1.1.4', 0)).toContain('Hint (')
  const without = await afterFirstTry('as-m1.1.4', 0, false)
  expect(without).toContain('Not right yet. You have one more try.')
  expect(without).not.toContain('Hint (')
  expect(without).not.toContain(misconceptions.AS3.correction)
})
