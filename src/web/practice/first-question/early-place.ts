import { firstQuestion } from './first-question.ts'

/** Options by their places; null for none. */
type Early = { readonly focused: number | null; readonly chosen: number | null }

const NONE: Early = { focused: null, chosen: null }

let early = NONE

/** Notes which option of the built page has the focus and which is chosen, before the session takes its place. */
export function keepEarlyPlaces(): void {
  const { activeElement } = document
  const inputs = activeElement?.closest('[data-question]')?.querySelectorAll('input') ?? []
  const index = [...inputs].findIndex((input) => input === activeElement)
  early = { focused: index < 0 ? null : index, chosen: firstQuestion()?.chosen ?? null }
}

/** Returns the options that had the focus and were chosen, once. */
export function takeEarlyPlaces(): Early {
  const taken = early
  early = NONE
  return taken
}
