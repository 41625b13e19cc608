import type { MatchKey, TaskOf } from '#quiz/task.ts'
import { listed } from '#quiz/templates/shared/names.ts'

import type { Kind } from './kind.ts'

/** For each thing on the left the place, in the right order, of the one that was put to it. */
export type MatchResponse = { readonly places: readonly number[] }

export type MatchMiss =
  /** Exactly these two have each other’s partner. */
  | { readonly kind: 'exchanged'; readonly places: readonly [number, number] }
  | { readonly kind: 'other' }

export type MatchVerdict =
  | { readonly isRight: true }
  | {
      readonly isRight: false
      readonly nearMiss: MatchMiss
      /** Whether each pair is right, from the first on the left on. */
      readonly parts: readonly boolean[]
    }

/** The response, or null when it does not pair each thing once. */
export function parseMatchResponse(
  { pairs }: MatchKey,
  places: readonly number[],
): MatchResponse | null {
  const isWhole =
    places.length === pairs &&
    Array.from({ length: pairs }, (_, place) => place).every((place) => places.includes(place))
  return isWhole ? { places } : null
}

/** Judges all pairs: the answer is right when each of them is. */
export function judgeMatch({ places }: MatchResponse): MatchVerdict {
  const parts = places.map((partner, place) => partner === place)
  const [one, other, more] = parts.flatMap((isRight, place) => (isRight ? [] : [place]))
  if (one === undefined) return { isRight: true }
  return {
    isRight: false,
    nearMiss:
      other === undefined || more !== undefined
        ? { kind: 'other' }
        : { kind: 'exchanged', places: [one, other] },
    parts,
  }
}

/** A response as history, reviews and screen readers show it: `Sulfate: SO₄²⁻; Nitrate: NO₃⁻`. */
export function describeMatch(
  { left, partners }: Pick<TaskOf<'match'>, 'left' | 'partners'>,
  { places }: MatchResponse,
): string {
  return places
    .map((partner, place) => `${left[place] ?? ''}: ${partners[partner] ?? ''}`)
    .join('; ')
}

/** The pairs of an answer as it was given, one by one; without an answer, or with one that cannot be read, the right ones. */
export function describedPairs(
  { key, left, partners }: TaskOf<'match'>,
  given: string | null,
): readonly { readonly text: string; readonly isRight: boolean }[] {
  const right = Array.from({ length: key.pairs }, (_, place) => place)
  const places = parseMatchResponse(key, given === null ? right : placesOf(given))?.places ?? right
  return places.map((partner, place) => ({
    text: describeMatch({ left: [left[place] ?? ''], partners }, { places: [partner] }),
    isRight: partner === place,
  }))
}

function placesOf(given: string): readonly number[] {
  return given.split(',').map((text) => (/^ *\d+ *$/.test(text) ? Number(text) : NaN))
}

/** How questions of kind `match` are read and judged. They are given as `1, 0, 2, 3`. */
export const matchKind: Kind<TaskOf<'match'>, MatchResponse> = {
  parse({ key }, given) {
    const response = parseMatchResponse(key, placesOf(given))
    return response === null
      ? { problem: 'Pair everything on the left with something on the right.', offers: [] }
      : { response }
  },
  isRight: (_, response) => judgeMatch(response).isRight,
  missOf(task, response) {
    const verdict = judgeMatch(response)
    return verdict.isRight ? null : sentencesOf(task, verdict.nearMiss, verdict.parts)
  },
  nudgeOf(_, response) {
    const verdict = judgeMatch(response)
    if (verdict.isRight) return null
    if (verdict.nearMiss.kind === 'exchanged') return 'Only two pairs are exchanged.'
    const right = verdict.parts.filter(Boolean).length
    return `${right} of the ${verdict.parts.length} pairs ${right === 1 ? 'is' : 'are'} right.`
  },
  isSame: (_, { places }, other) =>
    places.every((partner, place) => partner === other.places[place]),
  describe: (task, response) => describeMatch(task, response),
}

function sentencesOf(
  { left, partners }: TaskOf<'match'>,
  miss: MatchMiss,
  parts: readonly boolean[],
): string {
  if (miss.kind === 'exchanged') {
    const [one, other] = miss.places
    return `Only two pairs are exchanged: ${left[one]} goes with ${partners[one]}, and ${left[other]} with ${partners[other]}. All others are right.`
  }
  const found = left.filter((_, place) => parts[place])
  const count = `${found.length} of the ${parts.length} pairs`
  if (found.length === 0)
    return `None of the ${parts.length} pairs is right. Begin with the one that you know best.`
  return `${count} ${found.length === 1 ? 'is' : 'are'} right: ${listed(found)}. The others are mixed up.`
}
