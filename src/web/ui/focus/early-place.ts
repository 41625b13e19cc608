/** The option of the built page that had the focus when the session took its place; null for none. */
let place: number | null = null

/** Notes which option of the built page has the focus, which it is about to lose. */
export function keepEarlyPlace(): void {
  const { activeElement } = document
  const inputs = activeElement?.closest('[data-question]')?.querySelectorAll('input') ?? []
  const index = [...inputs].findIndex((input) => input === activeElement)
  place = index < 0 ? null : index
}

/** Returns the option that had the focus, once. */
export function takeEarlyPlace(): number | null {
  const taken = place
  place = null
  return taken
}
