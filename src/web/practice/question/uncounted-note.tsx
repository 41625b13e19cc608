/** Explains why a question of a user is for learning alone, or counts later. */
export function UncountedNote({
  isChosen,
  isKept,
}: {
  readonly isChosen: boolean
  /** Its answer is kept for the account. */
  readonly isKept: boolean
}) {
  return (
    <p className="mb-4 rounded-md border border-line bg-sunken px-4 py-2 text-sm text-muted">
      {isChosen
        ? 'You chose this question yourself: answering it teaches, but does not count.'
        : isKept
          ? 'There is no connection. Your answer is kept here, and counts for your progress, without XP, once you are online.'
          : 'There is no connection. You can go on practicing; this question does not count.'}
    </p>
  )
}
