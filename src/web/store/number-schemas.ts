import * as v from 'valibot'

/** More than anyone can answer, play or score. */
const LARGEST_COUNT = 1_000_000_000
/** More seconds than anyone can practice. */
const LONGEST_TIME = 10_000_000_000
/** The last moment that a date can name. */
const LAST_MOMENT = 8_640_000_000_000_000

/** How often something happened. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_COUNT))

/** A length of time, in the unit that the field names. */
export const duration = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LONGEST_TIME))

/** Milliseconds since 1970. */
export const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MOMENT))

/** A moment as text, for example `2026-03-01T08:30:00.000Z`. */
export const isoDate = v.pipe(v.string(), v.isoTimestamp())
