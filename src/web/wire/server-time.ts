let ahead = 0

/**
 * Milliseconds by which the page's clock is ahead of the server's, as its last answer told: to the
 * second, and never too few. 0 before the first answer.
 */
export function pageAhead(): number {
  return ahead
}

/** Takes the time at which an answer was made; each has it as a header (RFC 9110, 6.6.1). */
export function hearTime(date: string | null, receivedAt: number = Date.now()): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) ahead = receivedAt - time
}
