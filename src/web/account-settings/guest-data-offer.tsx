import { useState } from 'react'

import { useAccount } from '#web/store/visitor.ts'
import { guestHoldings, isCutOff, isLeft } from '#web/sync/guest/guest-data.ts'

import { GuestDataDialog } from './guest-data-dialog.tsx'

/** Asks a user who has just signed in, once, whether to add the guest data of this browser. */
export function GuestDataOffer() {
  const account = useAccount()
  const [isOver, setIsOver] = useState(false)
  const [holdings] = useState(guestHoldings)
  if (account === null || holdings === null || isOver) return null
  // What was cut off goes on by itself.
  if (isLeft(account.user_id) || isCutOff(account.user_id)) return null
  return (
    <GuestDataDialog userId={account.user_id} holdings={holdings} onClose={() => setIsOver(true)} />
  )
}
