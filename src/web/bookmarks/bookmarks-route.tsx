import { useOwnData } from '#web/store/use-own-data.ts'
import { useAccount } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { StorageNotice } from '#web/user-data/storage-notice.tsx'

import { Bookmarks } from './bookmarks.tsx'

export const meta = () =>
  pageMeta('Bookmarks', 'The questions and elements you saved, to review later.')

/**
 * Shows the visitor's bookmarks. The browser or the account knows them, so the built page only
 * reserves room for them, enough that the content below never moves.
 */
export default function BookmarksScreen() {
  const data = useOwnData()
  const account = useAccount()
  return (
    <div className="screen-frame flex min-h-dvh grow flex-col">
      <StorageNotice />
      {data === 'out of reach' ? (
        <>
          <h1 className="sr-only">Bookmarks</h1>
          <AccountMissing />
        </>
      ) : data === 'here' ? (
        <Bookmarks key={account?.user_id} />
      ) : (
        <>
          <h1 className="sr-only">Bookmarks</h1>
          <div className="hidden in-[[data-account]]:block">
            <Skeleton label="Your bookmarks are on their way." />
          </div>
        </>
      )}
    </div>
  )
}
