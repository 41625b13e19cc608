/** A moment as people write it, as in `Mon, Nov 30, 8:00 AM`. */
export function momentText(instant: string, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant))
}

/** A moment as a field of a form has it, in the time of this device. */
export function fieldOfMoment(milliseconds: number): string {
  const local = new Date(milliseconds - new Date(milliseconds).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** The moment of a field, or null for an empty or unreadable one. */
export function momentOfField(text: string): string | null {
  const milliseconds = Date.parse(text)
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString()
}

/** What is wrong with an end that is not after its beginning; nothing for one that is, or for none. */
export function endProblems(opensAt: string | null, closesAt: string | null): readonly string[] {
  const isBackward = opensAt !== null && closesAt !== null && closesAt <= opensAt
  return isBackward ? ['This is not after the beginning.'] : []
}
