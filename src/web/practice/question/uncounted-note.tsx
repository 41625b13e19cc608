/** Explains why a question of a user is for learning alone. */
export function UncountedNote({ isChosen }: { readonly isChosen: boolean }) {
  return (
    <p className="mb-4 rounded-md border border-line bg-sunken px-4 py-2 text-sm text-muted">
      {isChosen
        ? 'You chose this question yourself: answering it teaches, but does not count.'
        : 'There is no connection. You can go on practicing; this question does not count.'}
    </p>
  )
}
