import { useStored } from '#web/store/use-stored.ts'
import { useEarlyChange } from '#web/ui/form/use-early-change.ts'
import { setArticleRead, storedBookmarks } from '#web/user-data/bookmarks.ts'

/** Whether an article was read; a tap says so or takes it back. Without script it is not there. */
export function ReadTick({ slug, title }: { readonly slug: string; readonly title: string }) {
  const isRead = useStored(storedBookmarks.guest).articlesRead?.includes(slug) ?? false
  const id = useEarlyChange(isRead)
  return (
    <label className="needs-script relative z-10 -my-2 -mr-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 hover:text-ink">
      <input
        id={id}
        type="checkbox"
        aria-label={`Read: ${title}`}
        checked={isRead}
        onChange={({ target }) => setArticleRead(slug, target.checked)}
        className="size-4 accent-accent"
      />
      Read
    </label>
  )
}
