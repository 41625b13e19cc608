import { useInBrowser } from '#web/platform/use-in-browser.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { StorageNotice } from '#web/ui/storage-notice.tsx'

import { Bookmarks } from './bookmarks.tsx'

export const meta = () =>
  pageMeta('Bookmarks', 'The questions and elements you saved in this browser, to review later.')

/** What a visitor saved: known to the browser alone, so the built page only keeps room for it. */
export default function BookmarksScreen() {
  const isInBrowser = useInBrowser()
  return (
    <div className="mx-auto flex w-full max-w-3xl grow flex-col">
      <StorageNotice />
      {isInBrowser ? (
        <Bookmarks />
      ) : (
        <div className="min-h-dvh">
          <h1 className="sr-only">Bookmarks</h1>
        </div>
      )}
    </div>
  )
}
