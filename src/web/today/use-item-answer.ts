import { useState } from 'react'

import { canSubmit } from '#quiz/practice/session.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { checkAnswer } from '#web/practice/question/kinds/check-answer.ts'
import { useFail } from '#web/practice/use-fail.ts'
import { playSound } from '#web/sound/sound.ts'
import type { AccountPractice } from '#web/store/account-practice.ts'
import { saveOnce, saveSecondTry } from '#web/user-data/save-answer.ts'
import { recordForUser, recordSecondForUser } from '#web/user-data/unissued/record-for-user.ts'

import {
  chooseIn,
  type Item,
  showAnswerIn,
  submitIn,
  submitSecondIn,
  takeHintIn,
  type TodaySession,
  turnOf,
  withSure,
} from './session.ts'

/** The way of an answer of a session from the first choice to its place in the totals. */
export type ItemAnswer = {
  /** The answer on screen could not be read. */
  readonly isRefused: boolean
  readonly forgetRefusal: () => void
  readonly give: (made: string) => void
  readonly chooseOption: (option: number) => void
  /** Submits with the claim of the learner; null where it is not asked for. */
  readonly submit: (isSure: boolean | null) => void
  readonly showHint: () => void
  readonly showAnswer: () => void
}

/** Answers of a guest are saved here; those of a signed-in user go to their account by way of `practice`. */
export function useItemAnswer(
  session: TodaySession,
  item: Item,
  {
    isGuest,
    practice,
    keeper,
    onChange,
  }: {
    readonly isGuest: boolean
    /** Null for a guest, and without a connection. */
    readonly practice: AccountPractice | null
    /** The user for whom answers are kept without a connection; null for a guest, and while nobody knows who it is. */
    readonly keeper: string | null
    readonly onChange: (session: TodaySession) => void
  },
): ItemAnswer {
  /** The latest answer that could not be read. */
  const [refused, setRefused] = useState<string | null>(null)
  const fail = useFail()
  const { question, chosen, issueId } = item
  const turn = turnOf(item, session.openedAt)
  const user = { practice, keeper, fail }
  const issued = issueId === null ? null : { issueId, question }

  function give(made: string) {
    onChange(chooseIn(session, made))
  }

  function chooseOption(option: number) {
    const next = chooseIn(session, option)
    if (next === session) return
    onChange(next)
    playSound('click')
  }

  function submit(isSure: boolean | null) {
    if (question.type === 'mcq') return lock(isSure)
    submitMade(question).catch(fail)
  }

  /** A fault of reading is reported beside the field, which stays open. */
  async function submitMade(made: ProductionQuestion) {
    if (!canSubmit(turn) || typeof chosen !== 'string') return
    await checkAnswer(made, chosen, (checked) => {
      if (checked.kind === 'part') return give(checked.given)
      if (checked.kind === 'unread') return setRefused(chosen)
      if (turn.status === 'retrying') return tryAgain(turn.first, checked.isRight)
      lock(null, checked.isRight, checked.again)
    })
  }

  function tryAgain(first: string, isRight: boolean) {
    const { session: next, second } = submitSecondIn(session, isRight)
    if (next === session) return
    onChange(next)
    playSound(isRight ? 'correct' : 'incorrect')
    if (second === null) return
    if (isGuest) saveSecondTry(second)
    else recordSecondForUser(user, issued, first, second)
  }

  function lock(isSure: boolean | null, isRight: boolean | null = null, again?: string) {
    const { session: next, answer } = submitIn(session, Date.now(), isRight, again)
    if (answer === null) return
    onChange(isSure === null ? next : withSure(next, isSure))
    playSound(answer.isCorrect ? 'correct' : 'incorrect')
    const kept = { ...answer, ...(isSure !== null && { isSure }) }
    if (isGuest) saveOnce(kept)
    else recordForUser(user, issued, kept)
  }

  return {
    isRefused: refused !== null && chosen === refused,
    forgetRefusal: () => setRefused(null),
    give,
    chooseOption,
    submit,
    showHint: () => onChange(takeHintIn(session)),
    showAnswer: () => onChange(showAnswerIn(session)),
  }
}
