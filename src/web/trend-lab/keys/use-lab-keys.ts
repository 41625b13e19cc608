import { useEffect } from 'react'

import { labState } from '#web/trend-lab/address/lab-store.ts'
import { stepProperty } from '#web/trend-lab/controls/step-property.ts'
import { isElsewhere } from '#web/ui/focus/is-elsewhere.ts'
import { pressedKey } from '#web/ui/focus/pressed-key.ts'

import { stepOfKey } from './step-of-key.ts'

/** The buttons that letters press, by their selectors in the page. */
const buttons: Readonly<Record<string, string>> = {
  l: '[data-key=l]',
  e: '[data-key=e]',
  t: '[data-key=t]',
  '?': '[data-key="?"]',
}

/**
 * [ and ] change the property, L the scale, E goes to the next exception, T to the temperature, and ? lists the keys. In
 * the table letters spell symbols, and in a field they are typed.
 */
export function useLabKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}

function handle(event: KeyboardEvent) {
  if (labState().shown === null || event.ctrlKey || event.metaKey || event.altKey) return
  if (isElsewhere() || isIn(event, 'input, select, textarea, dialog')) return
  const step = stepOfKey(event)
  if (step !== null) {
    event.preventDefault()
    stepProperty(step)
    return
  }
  const place = buttons[pressedKey(event)]
  const target = place === undefined ? null : document.querySelector<HTMLElement>(`.pt ${place}`)
  if (target === null || isIn(event, '[role=grid]')) return
  event.preventDefault()
  target.focus()
  target.click()
}

function isIn({ target }: KeyboardEvent, place: string): boolean {
  return target instanceof Element && target.closest(place) !== null
}
