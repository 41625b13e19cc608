import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { beginRun, itemOf, type RunItem, type SetRun as Run } from '#quiz/sets/run.ts'
import type { SetTimer } from '#quiz/sets/set-content.ts'

import { RunEnd } from './run-end.tsx'
import { RunQuestion } from './run-question.tsx'
import type { Tried } from './use-run-answer.ts'

/** A set from its first open question to its end, and the mistakes once more. */
export function SetRun({
  items,
  tries,
  timer,
  hasHints,
  note,
  endNote,
  isFramed = false,
  onShown,
  onTried,
}: {
  readonly items: readonly RunItem[]
  readonly tries: 1 | 2
  readonly timer: SetTimer
  readonly hasHints: boolean
  /** Stands above each explanation. */
  readonly note: ReactNode
  readonly endNote: ReactNode
  /** In a frame of another page, which keeps the focus until something is pressed here. */
  readonly isFramed?: boolean
  /** Called when a question comes on screen, but not for repeated mistakes. */
  readonly onShown?: (place: number) => void
  /** Called after each try, but not for repeated mistakes. */
  readonly onTried: (tried: Tried) => void
}) {
  const [run, setRun] = useState<Run>(() => beginRun(items, tries, Date.now()))
  const [isAgain, setIsAgain] = useState(false)
  const item = itemOf(run)
  const { place } = run
  const show = useEffectEvent((shown: number) => {
    if (!isAgain) onShown?.(shown)
  })
  useEffect(() => show(place), [place])

  function practiceAgain(again: readonly RunItem[]) {
    setIsAgain(true)
    setRun(beginRun(again, 1, Date.now()))
  }

  if (item === null) return <RunEnd run={run} note={endNote} onAgain={practiceAgain} />
  return (
    <RunQuestion
      run={run}
      item={item}
      timer={isAgain ? 'off' : timer}
      hasHints={hasHints}
      note={isAgain ? null : note}
      takesFocus={!isFramed || isAgain || run.place > 0}
      onChange={setRun}
      onTried={(tried) => (isAgain ? undefined : onTried(tried))}
    />
  )
}
