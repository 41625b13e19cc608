import { useNavigate, useSearchParams } from 'react-router'

import { readCode } from '#quiz/sets/code.ts'
import { addressOfInvitation } from '#web/match/address/friend-address.ts'

/** Returns a function that opens the first screen after signing in: an invitation, or else the dashboard. */
export function useWayIn(): () => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const code = readCode(search.get('friend') ?? '')
  return () => {
    void navigate(code === null ? '/dashboard' : addressOfInvitation(code), { replace: true })
  }
}
