/** The local day on which something was bookmarked. */
export function BookmarkDate({ at }: { readonly at: number }) {
  const date = new Date(at)
  return (
    <p className="mt-1 text-sm text-muted">
      Bookmarked on{' '}
      <time dateTime={date.toISOString()}>
        {date.toLocaleDateString('en-US', { dateStyle: 'long' })}
      </time>
    </p>
  )
}
