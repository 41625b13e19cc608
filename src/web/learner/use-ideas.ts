import { useEffect, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import { chancesOf, type IdeaToFix, ideasToFix } from '#quiz/learning/ideas.ts'
import { templateOf } from '#quiz/question-id.ts'
import { fullBankWith } from '#web/practice/question-bank.ts'
import { useStored } from '#web/store/use-stored.ts'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'

import { localDay } from './local-day.ts'

/** The latest answers whose wrong options are looked at for ideas to fix. */
const LOOKED_AT = 400

/** The ideas to fix of the visitor; null until the questions have come that show them. */
export function useIdeas(): readonly IdeaToFix[] | null {
  const { answers } = useStored(storedProgress)
  const asked = templatesOf(answers).join(' ')
  const [bank, setBank] = useState<Bank | null>(null)
  useEffect(() => {
    // Without a connection there are none to show.
    fullBankWith(asked === '' ? [] : asked.split(' ')).then(setBank, () => undefined)
  }, [asked])
  return bank === null ? null : ideasOf(answers, bank)
}

/** The templates of the latest answers; one may belong to a topic that was switched off since. */
function templatesOf(answers: SavedProgress['answers']): readonly string[] {
  const latest = answers.slice(0, LOOKED_AT)
  return [...new Set(latest.map(({ questionId }) => templateOf(questionId)))].toSorted()
}

/** Returns the ideas to fix that the latest answers show. Answers are listed newest first. */
export function ideasOf(
  answers: SavedProgress['answers'],
  { questionOf }: Pick<Bank, 'questionOf'>,
): readonly IdeaToFix[] {
  const chances = answers
    .slice(0, LOOKED_AT)
    .toReversed()
    .flatMap(({ questionId, selectedAnswer, timestamp }) => {
      const question = questionOf(questionId)
      return question?.type !== 'mcq'
        ? []
        : chancesOf(question, selectedAnswer, localDay(timestamp))
    })
  return ideasToFix(chances)
}
