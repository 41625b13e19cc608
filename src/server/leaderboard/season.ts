/** A season is a calendar month, UTC. Moments are milliseconds since 1970. */
export type Season = {
  /** As in `2030-01`. */
  readonly id: string
  readonly startsAt: number
  /** The first moment of the next season. */
  readonly endsAt: number
}

/** The season that a moment belongs to. */
export function seasonAt(now: number): Season {
  const date = new Date(now)
  return monthOf(date.getUTCFullYear(), date.getUTCMonth())
}

/** The season of an id that was checked to be one. */
export function seasonOf(id: string): Season {
  const [year = 0, month = 1] = id.split('-').map(Number)
  return monthOf(year, month - 1)
}

function monthOf(year: number, month: number): Season {
  const startsAt = Date.UTC(year, month)
  return {
    id: new Date(startsAt).toISOString().slice(0, 7),
    startsAt,
    endsAt: Date.UTC(year, month + 1),
  }
}
