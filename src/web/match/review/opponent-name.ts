import type { MatchMessage } from '#contract/match.ts'
import type { MatchKind } from '#match/invitation.ts'

/** The levels of practice opponents as screens show them. */
export const levelLabels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

const practiceNames = {
  easy: 'Easy practice opponent',
  medium: 'Medium practice opponent',
  hard: 'Hard practice opponent',
} as const

/** Returns the name of an opponent; null for a user whose account was deleted since. */
export function opponentName({ name, practice }: MatchMessage['opponent']): string | null {
  return practice === undefined ? name : practiceNames[practice]
}

/** Returns the name of the opponent of a past match, of which the level is not told. */
export function pastOpponentName(
  kind: MatchKind | undefined,
  { name }: { readonly name: string | null },
): string | null {
  return kind === 'practice' ? 'Practice opponent' : name
}
