import { useNavigate, useSearchParams } from 'react-router'

import { readCode, readInvitation } from '#quiz/sets/code.ts'
import { addressOfInvitation } from '#web/match/address/friend-address.ts'

/** Returns a function that opens the first screen after signing in: an invitation, or else the dashboard. */
export function useWayIn(): () => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return () => {
    void navigate(wayIn(search), { replace: true })
  }
}

/** The address of the friend who waits, or of the class to teach, or else the dashboard. */
function wayIn(search: URLSearchParams): string {
  const friend = readCode(search.get('friend') ?? '')
  if (friend !== null) return addressOfInvitation(friend)
  const teach = readInvitation(search.get('teach') ?? '')
  return teach === null ? '/dashboard' : `/classes?teach=${teach}`
}
