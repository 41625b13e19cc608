import { useSyncExternalStore } from 'react'

import type { AccountPractice, Issued, Receipt } from '#web/store/account-practice.ts'
import { signedXp } from '#web/ui/text/signed-xp.ts'

/** Shows the receipt of an answer once the server has sent it, and reserves its place until then. */
export function ReceiptNote({
  practice,
  issued,
}: {
  readonly practice: AccountPractice
  readonly issued: Issued
}) {
  const receipt = useSyncExternalStore(practice.subscribe, () => practice.receipt(issued.issueId))
  return (
    <p role="status" className="min-h-8 text-sm text-muted">
      {receipt?.status === 'counted' ? <Points xp={receipt.xp} /> : textOf(receipt)}
    </p>
  )
}

function Points({ xp }: { readonly xp: number }) {
  return (
    <span
      className={`inline-flex min-h-8 items-center rounded-full px-3 font-display tabular-nums ${xp > 0 ? 'bg-accent-soft text-accent' : 'border border-line text-muted'}`}
    >
      {`${signedXp(xp)} XP`}
    </span>
  )
}

function textOf(receipt: Receipt | undefined): string {
  if (receipt?.status === 'waiting') return 'Waits for the connection, then it counts'
  return receipt?.status === 'refused' ? 'This answer could not be counted' : ''
}
