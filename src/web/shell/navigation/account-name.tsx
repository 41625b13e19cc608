import { Link } from 'react-router'

import { useStored } from '#web/store/use-stored.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { shortName } from '#web/ui/text/short-name.ts'
import { storedName } from '#web/user-data/name.ts'

/** As many characters as fit beside the other controls. */
const SHOWN = 16

/** The name of the user as a link to the profile; on wide screens only. */
export function AccountName() {
  const isGuest = useVisitor().status === 'guest'
  const name = useStored(storedName)
  if (isGuest || !name) return null
  return (
    <Link
      to="/dashboard/profile"
      title="Profile"
      className="mr-2 inline-flex min-h-11 items-center rounded-full px-3 hover:bg-raised max-[90rem]:hidden"
    >
      <bdi>{shortName(name, SHOWN)}</bdi>
    </Link>
  )
}
