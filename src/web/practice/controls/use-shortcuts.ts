import { useEffect, useRef } from 'react'

import { isElsewhere } from '#web/ui/focus/is-elsewhere.ts'
import { pressedKey } from '#web/ui/focus/pressed-key.ts'

export type Shortcuts = {
  /** The question still takes a choice, so B means option B. */
  readonly isOpen: boolean
  readonly choose: (option: number) => void
  readonly enter: () => void
  readonly next: () => void
  /** Shows the next hint. */
  readonly hint?: () => void
  readonly previous: () => void
  readonly bookmark: () => void
}

const optionKeys = ['a', 'b', 'c', 'd']

/**
 * A to D or 1 to 4 choose, Enter submits and goes on, N and P move, H shows a hint. B bookmarks once the question is
 * answered, Shift and B at any time. They work while the focus is in the screen (or nowhere), so that
 * they never get in the way of other controls.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      // A control has used the key, as a bond of a drawing does with Enter.
      if (event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere() || isTyped(event)) return
      if (event.repeat) return isHeldEnter(event) ? event.preventDefault() : undefined
      const action = actionOf(event, latest.current)
      if (action === null) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}

/** A field, the periodic table or a dialog has keys of its own: N in a formula is nitrogen. */
function isTyped({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio]), select, [role=grid], dialog') !== null
  )
}

/** It has submitted the answer: it is not meant for the element that has the focus since. */
function isHeldEnter({ key }: KeyboardEvent): boolean {
  return key === 'Enter'
}

function actionOf(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | null {
  const key = pressedKey(event)
  if (key === 'b' && (event.shiftKey || !shortcuts.isOpen)) return shortcuts.bookmark
  const option = optionKeys.includes(key) ? optionKeys.indexOf(key) : Number(key) - 1
  if (option >= 0 && option < optionKeys.length) return () => shortcuts.choose(option)
  if (key === 'n') return shortcuts.next
  if (key === 'h') return shortcuts.hint ?? null
  if (key === 'p') return shortcuts.previous
  return key === 'enter' && !isOnControl() ? shortcuts.enter : null
}

function isOnControl(): boolean {
  return document.activeElement?.matches('button, a, summary') ?? false
}
