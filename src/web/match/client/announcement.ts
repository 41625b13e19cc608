import type { ShownQuestion } from '#contract/match.ts'
import { URGENT_SECONDS } from '#match/countdown.ts'
import { QUESTION_COUNT } from '#match/match.ts'
import type { MatchView } from '#match/view.ts'
import { verdictOf } from '#web/ui/text/verdict.ts'

type Parts = {
  readonly view: MatchView
  readonly shown: ShownQuestion
  readonly isUrgent: boolean
  /** Whether the open question has an answer that is not recorded yet. */
  readonly isChosen: boolean
  readonly hasExtraTime: boolean
}

/** Returns the polite announcement: a new question, its last seconds, the verdict, or the wait. */
export function announcement({ view, shown, isUrgent, isChosen, hasExtraTime }: Parts): string {
  const answer = view.answers[shown.question]
  switch (view.phase.kind) {
    case 'open': {
      if (isChosen) return ''
      if (isUrgent) return `${URGENT_SECONDS} seconds left`
      const place = `Question ${shown.question + 1} of ${QUESTION_COUNT}`
      return hasExtraTime ? `${place}. Opponent finished!` : place
    }
    case 'reveal':
      return answer === undefined ? '' : verdictOf(shown, answer)
    case 'waiting': {
      const wait = 'All questions answered. Waiting for your opponent.'
      return answer === undefined ? wait : `${verdictOf(shown, answer)} ${wait}`
    }
    case 'starting':
    case 'finished':
    case 'cancelled':
      return ''
  }
}
