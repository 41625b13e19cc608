import { useNavigate } from 'react-router'

import type { MatchClient } from '#web/match/client/match-client.ts'

/** Returns the ways on from a wait: practice until it is over, and its end. */
export function useWaysOn(client: Pick<MatchClient, 'practiceWhileWaiting' | 'cancel'>) {
  const navigate = useNavigate()
  return { practice, cancel }

  function practice(): void {
    client.practiceWhileWaiting()
    void navigate('/dashboard/questions')
  }

  function cancel(): void {
    client.cancel()
    void navigate('/dashboard')
  }
}
