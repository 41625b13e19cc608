import { useId, useLayoutEffect, useRef } from 'react'

import { useInBrowser } from '#web/store/use-in-browser.ts'

import { enterText } from './enter-text.ts'

type Field = HTMLInputElement | HTMLSelectElement

/**
 * For a field of a built page whose text or choice the program holds: what was typed or chosen before the program
 * came is entered again once it listens. Otherwise the first drawing would put the known value back.
 * @param known what the field shows, a text or whether it is ticked; undefined where it holds its own text
 * @returns the id that the field has
 */
export function useEarlyChange(known: string | boolean | undefined): string {
  const id = useId()
  const first = useRef({ shown: known, isBuilt: !useInBrowser() })
  useLayoutEffect(() => {
    const { shown, isBuilt } = first.current
    const field = document.getElementById(id)
    if (!isBuilt || shown === undefined || !isField(field)) return
    if (typeof shown === 'boolean') {
      if (isTicked(field) !== shown) queueMicrotask(() => tickAgain(field, shown))
    } else if (field.value !== shown) enterSoon(field, shown)
  }, [id])
  return id
}

/** Enters the text when the page is drawn, with the cursor where it is now. */
function enterSoon(field: Field, known: string): void {
  const { value } = field
  const cursor = field instanceof HTMLInputElement ? field.selectionStart : null
  queueMicrotask(() => {
    // React compares with the value that was last given to the field itself.
    field.value = known
    enterText(field, value)
    if (cursor !== null && field instanceof HTMLInputElement)
      field.setSelectionRange(cursor, cursor)
  })
}

function tickAgain(field: Field, known: boolean): void {
  if (!(field instanceof HTMLInputElement)) return
  field.checked = known
  field.click()
}

function isTicked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked
}

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}
