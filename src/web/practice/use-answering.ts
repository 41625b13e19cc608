import { useState } from 'react'

import { FULL_HELP } from '#quiz/practice/help.ts'
import {
  canSubmit,
  choose,
  currentAsked,
  type PracticeSession,
  showAnswer,
  submit,
  submitJudged,
  submitSecond,
  type Submitted,
  takeHint,
} from '#quiz/practice/session.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { playSound } from '#web/sound/sound.ts'
import { ANSWERS_WORTH_KEEPING, askToKeep } from '#web/user-data/ask-to-keep.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { saveOnce, saveSecondTry } from '#web/user-data/save-answer.ts'
import {
  recordForUser,
  recordSecondForUser,
  type UserRecord,
} from '#web/user-data/unissued/record-for-user.ts'

import { checkAnswer } from './question/kinds/check-answer.ts'
import type { Screen } from './use-on-screen.ts'

/** The way of an answer from the first choice to its place in the totals. */
export type Answering = {
  /** The answer on screen could not be read. */
  readonly isRefused: boolean
  readonly chooseOption: (option: number) => void
  readonly give: (made: string) => void
  readonly submitAnswer: () => void
  readonly showHint: () => void
  readonly showTheAnswer: () => void
}

/**
 * Answers of a guest are saved here; those of a signed-in user go where `user` says. While it is idle, no question is
 * on screen.
 */
export function useAnswering(
  { session, issues, update }: Screen,
  isIdle: boolean,
  isGuest: boolean,
  user: UserRecord,
): Answering {
  /** The latest answer that could not be read. */
  const [refused, setRefused] = useState<string | null>(null)
  const { turn } = session
  const { question } = currentAsked(session)
  const issued = issues.get(session.index) ?? null

  function chooseOption(option: number) {
    const chosen = choose(session, option)
    if (isIdle || chosen === session) return
    update({ session: chosen })
    playSound('click')
  }

  function give(made: string) {
    if (!isIdle) update({ session: choose(session, made) })
  }

  function submitAnswer() {
    if (isIdle) return
    if (question.type !== 'mcq') {
      submitMade(question).catch(user.fail)
      return
    }
    const isRight =
      turn.chosen !== null && question.options[Number(turn.chosen)] === question.correctAnswer
    lock(submittedNow(session), isRight)
  }

  /** A fault of reading is reported beside the field, which stays open. */
  async function submitMade(made: ProductionQuestion) {
    const given = turn.chosen
    if (!canSubmit(turn) || typeof given !== 'string') return
    await checkAnswer(made, given, (checked) => {
      if (checked.kind === 'part') return update({ session: choose(session, checked.given) })
      if (checked.kind === 'unread') return setRefused(given)
      if (turn.status === 'retrying') return tryAgain(checked.isRight)
      lock(submittedNow(session, checked), checked.isRight)
    })
  }

  function lock({ session: locked, answer }: Submitted, isRight: boolean) {
    if (locked === session || turn.chosen === null) return
    update({ session: locked, answered: answer === null ? null : issued })
    playSound(isRight ? 'correct' : 'incorrect')
    if (answer === null) return
    if (isGuest) {
      const isSaved = saveOnce(answer)
      const { totalAnswered } = storedProgress.get().totals
      if (isSaved && totalAnswered === ANSWERS_WORTH_KEEPING) askToKeep()
    } else recordForUser(user, issued, answer)
  }

  function tryAgain(isRight: boolean) {
    const { session: tried, second } = submitSecond(session, isRight)
    if (tried === session || turn.status !== 'retrying') return
    update({ session: tried })
    playSound(isRight ? 'correct' : 'incorrect')
    if (second === null) return
    if (isGuest) saveSecondTry(second)
    else recordSecondForUser(user, issued, turn.first, second)
  }

  function showHint() {
    if (!isIdle) update({ session: takeHint(session) })
  }

  return {
    isRefused: refused !== null && turn.chosen === refused,
    chooseOption,
    give,
    submitAnswer,
    showHint,
    showTheAnswer: () => update({ session: showAnswer(session) }),
  }
}

/** The session after its answer was submitted; an answer that was made comes with its verdict. */
function submittedNow(
  session: PracticeSession,
  checked?: { readonly isRight: boolean; readonly again: string },
): Submitted {
  const now = Date.now()
  return checked === undefined
    ? submit(session, now)
    : submitJudged(session, checked.isRight, now, { ...FULL_HELP, again: checked.again })
}
