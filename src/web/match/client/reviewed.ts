import type { MatchReview } from '#contract/match.ts'
import type { McqQuestion } from '#quiz/question.ts'
import { fullBank } from '#web/practice/question-bank.ts'
import { call, retrying } from '#web/wire/api.ts'

/** A past match and its questions. A question that this version does not know is null. */
export type Reviewed = {
  readonly review: MatchReview
  readonly questions: readonly (McqQuestion | null)[]
}

/** Loads a past match and its questions. @throws CallProblem */
export async function reviewed(matchId: string): Promise<Reviewed> {
  const [review, bank] = await Promise.all([
    retrying(() => call('get_match_review', { match_id: matchId, with_kind: true })),
    fullBank(),
  ])
  const questions = review.questions.map(({ question_id: id }) => {
    const question = bank.questionOf(id)
    return question?.type === 'mcq' ? question : null
  })
  return { review, questions }
}
