const DAY_MS = 86_400_000

/** Returns the number of the local calendar day of a moment; days of 23 or 25 hours count as one. */
export function localDay(milliseconds: number): number {
  const date = new Date(milliseconds)
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS)
}

/** Whether a text is a date as fields of browsers give it, for example `2026-03-01`. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/** Returns the number of a day such as `2026-03-01`. */
export function dayOfText(text: string): number {
  return Math.round(Date.parse(`${text}T00:00:00Z`) / DAY_MS)
}

/** Returns a day as `2026-03-01`. */
export function textOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Returns a day as screens show it, for example `Mar 1`. */
export function dayName(day: number): string {
  const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(day * DAY_MS).toLocaleDateString('en-US', options)
}
