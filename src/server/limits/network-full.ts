import { Problem } from '#server/platform/http/problem.ts'

/** The refusal of a call because the guests of its network have used up what they share. */
export class NetworkFull extends Problem {
  /** @param seconds until there is room again */
  constructor(message: string, seconds: number) {
    super('too_many_requests', message, { 'retry-after': String(seconds) })
  }
}
