import { useEffect, useRef } from 'react'

export type Shortcuts = {
  readonly choose: (option: number) => void
  readonly enter: () => void
  readonly next: () => void
  readonly previous: () => void
  readonly bookmark: () => void
}

const optionKeys = ['a', 'b', 'c', 'd']

/**
 * A to D or 1 to 4 choose, Enter submits and goes on, N and P move, B bookmarks. They work while the
 * focus is in the question (or nowhere), so that they never get in the way of other controls.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere()) return
      const action = actionOf(event.key.toLowerCase(), latest.current)
      if (action === null) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}

function actionOf(key: string, shortcuts: Shortcuts): (() => void) | null {
  const option = optionKeys.includes(key) ? optionKeys.indexOf(key) : Number(key) - 1
  if (option >= 0 && option < optionKeys.length) return () => shortcuts.choose(option)
  if (key === 'n') return shortcuts.next
  if (key === 'p') return shortcuts.previous
  if (key === 'b') return shortcuts.bookmark
  return key === 'enter' && !isOnControl() ? shortcuts.enter : null
}

function isElsewhere(): boolean {
  const active = document.activeElement
  return active !== null && active !== document.body && active.closest('#main') === null
}

function isOnControl(): boolean {
  return document.activeElement?.matches('button, a, summary') ?? false
}
