import { useSyncExternalStore } from 'react'

import type { AccountPractice, Issued, NoXp, Receipt } from '#web/store/account-practice.ts'
import { useStored } from '#web/store/use-stored.ts'
import { signedXp } from '#web/ui/text/signed-xp.ts'
import { storedSettings } from '#web/user-data/settings.ts'

/** Shows the receipt of an answer once the server has sent it, and reserves its place until then. */
export function ReceiptNote({
  practice,
  issued,
}: {
  readonly practice: AccountPractice
  readonly issued: Issued
}) {
  const receipt = useSyncExternalStore(practice.subscribe, () => practice.receipt(issued.issueId))
  const { quietPractice } = useStored(storedSettings)
  return (
    <p role="status" className="min-h-8 text-sm text-muted">
      {receipt?.status === 'counted' && receipt.noXp === null && !quietPractice ? (
        <Points xp={receipt.xp} />
      ) : (
        <span key={receipt?.status}>{textOf(receipt, quietPractice)}</span>
      )}
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

/** Each answer of these counts for progress and streak. */
const REASONS: Readonly<Record<NoXp, string>> = {
  opened_just_before: 'Counted. It came too fast to read the question, so it gives no XP.',
  answered_just_before:
    'Counted. Your last answers came very fast or at an even pace, so this one gives no XP. Take your time with the next ones.',
  answered_before: 'Counted. You have answered this question before, so it gives no XP.',
  daily_limit: 'Counted. You have earned all XP that practice gives in a day.',
}

function textOf(receipt: Receipt | undefined, isQuiet: boolean): string {
  if (receipt?.status === 'counted' && isQuiet) return 'Counted.'
  if (receipt?.status === 'counted') return receipt.noXp === null ? '' : REASONS[receipt.noXp]
  if (receipt?.status === 'waiting') return 'Waits for the connection, then it counts'
  return receipt?.status === 'refused' ? 'This answer could not be counted' : ''
}
