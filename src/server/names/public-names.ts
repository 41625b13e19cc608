import { createHash } from 'node:crypto'

import { generatedName } from './default-name.ts'
import { readName } from './read-name.ts'
import { skeletonOf } from './skeleton.ts'

/** The name of a player as it is stored. */
export type StoredName = {
  /** Null when the account was deleted. */
  readonly userId: string | null
  readonly name: string | null
  /** The name that an operator has hidden, which may not be the one of today. */
  readonly hiddenName: string | null
}

/** Names are shown far more often than they change. */
const MAX_KNOWN = 5000
const MARK_LETTERS = 3

type Looks = { readonly isAllowed: boolean; readonly skeleton: string }

const known = new Map<string, Looks>()

/**
 * Returns the names under which players are shown together: to others, and to themselves on a board. A
 * name that is hidden or would not be taken today is replaced by a generated one; names that look alike
 * carry a mark of their player.
 * @returns one name for each player, in order; null for a deleted account
 */
export function publicNames(players: readonly StoredName[]): readonly (string | null)[] {
  const shown = players.map(shownName)
  const bearers = new Map<string, Set<string>>()
  for (const [index, { userId }] of players.entries()) {
    const name = shown[index]
    if (userId === null || name === null || name === undefined) continue
    const skeleton = looksOf(name).skeleton
    bearers.set(skeleton, (bearers.get(skeleton) ?? new Set()).add(userId))
  }
  return players.map(({ userId }, index) => {
    const name = shown[index] ?? null
    if (userId === null || name === null) return null
    const alike = bearers.get(looksOf(name).skeleton) ?? new Set()
    return alike.size > 1 ? `${name} ·${markOf(userId, alike)}` : name
  })
}

/** Returns whether an operator has hidden a name, or one that looks like it. */
export function isHidden(name: string, hiddenName: string | null): boolean {
  return hiddenName !== null && looksOf(name).skeleton === looksOf(hiddenName).skeleton
}

function shownName({ userId, name, hiddenName }: StoredName): string | null {
  if (userId === null || name === null) return null
  return isHidden(name, hiddenName) || !looksOf(name).isAllowed ? generatedName(userId) : name
}

function looksOf(name: string): Looks {
  const found = known.get(name)
  if (found !== undefined) return found
  const looks = { isAllowed: readName(name).refusal === null, skeleton: skeletonOf(name) }
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(name, looks)
  return looks
}

/** The shortest mark that none of the others has. It does not tell the id. */
function markOf(userId: string, alike: ReadonlySet<string>): string {
  const own = letters(userId)
  const others = [...alike].filter((other) => other !== userId).map(letters)
  let length = MARK_LETTERS
  while (length < own.length && others.some((other) => other.startsWith(own.slice(0, length)))) {
    length += 1
  }
  return own.slice(0, length)
}

function letters(userId: string): string {
  return createHash('sha256').update(`mark ${userId}`).digest('hex').toUpperCase()
}
