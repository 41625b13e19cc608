import { useState } from 'react'

import type { Given } from '#quiz/practice/session.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { chooseInRun, type RunItem, type SetRun, submitToRun, turnOfRun } from '#quiz/sets/run.ts'
import { checkAnswer } from '#web/practice/question/kinds/check-answer.ts'
import { useFail } from '#web/practice/use-fail.ts'
import { playSound } from '#web/sound/sound.ts'

/** A try that was just made at the question of a place. */
export type Tried = {
  readonly place: number
  readonly attempt: 1 | 2
  readonly given: Given | null
  readonly isCorrect: boolean
  readonly milliseconds: number
}

/** The way of an answer to the question of a set, from the first choice to a try that is recorded. */
export type RunAnswer = {
  /** The answer on screen could not be read. */
  readonly isRefused: boolean
  /** The second try at the question on screen was given up. */
  readonly isShown: boolean
  readonly choose: (given: Given) => void
  readonly chooseOption: (option: number) => void
  readonly submit: () => void
  /** Records a try without an answer. */
  readonly endTime: () => void
  /** Gives up the second try, which is recorded without an answer. */
  readonly showAnswer: () => void
}

export function useRunAnswer(
  run: SetRun,
  { question, tries }: RunItem,
  onChange: (run: SetRun) => void,
  onTried: (tried: Tried) => void,
): RunAnswer {
  const [refused, setRefused] = useState<string | null>(null)
  const [shownPlace, setShownPlace] = useState<number | null>(null)
  const fail = useFail()
  const isOpen = turnOfRun(run).status === 'open'
  const attempt = tries.length === 0 ? 1 : 2

  function choose(given: Given) {
    if (isOpen) onChange(chooseInRun(run, given))
  }

  function chooseOption(option: number) {
    if (question.type !== 'mcq' || option >= question.options.length) return
    choose(option)
    playSound('click')
  }

  function finish(given: Given | null, isCorrect: boolean) {
    const now = Date.now()
    const next = submitToRun(run, given, isCorrect, now)
    if (next === run) return
    playSound(isCorrect ? 'correct' : 'incorrect')
    onTried({ place: run.place, attempt, given, isCorrect, milliseconds: now - run.openedAt })
    onChange(next)
  }

  function submit() {
    if (!isOpen || run.chosen === null) return
    if (question.type === 'mcq') {
      const option = Number(run.chosen)
      return finish(run.chosen, question.options[option] === question.correctAnswer)
    }
    submitMade(question, String(run.chosen)).catch(fail)
  }

  /** A fault of reading is reported beside the field, which stays open. */
  async function submitMade(made: ProductionQuestion, given: string) {
    await checkAnswer(made, given, (checked) => {
      if (checked.kind === 'part') return choose(checked.given)
      if (checked.kind === 'unread') return setRefused(given)
      finish(given, checked.isRight)
    })
  }

  function showAnswer() {
    setShownPlace(run.place)
    finish(null, false)
  }

  return {
    isRefused: refused !== null && run.chosen === refused,
    isShown: shownPlace === run.place,
    choose,
    chooseOption,
    submit,
    endTime: () => finish(null, false),
    showAnswer,
  }
}
