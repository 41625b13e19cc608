import { useState } from 'react'

import { type ReportReason, reportReasons, type SeenName } from '#contract/moderation.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { currentVisitor } from '#web/store/visitor.ts'
import { reportNotice } from '#web/sync/report-notice.ts'
import { deliver } from '#web/sync/report-queue.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { codeOf } from '#web/wire/api.ts'

const labels: Readonly<Record<ReportReason, string>> = {
  offensive: 'It insults or hurts people',
  impersonating: 'It pretends to be someone else',
  contact: 'It tells an address, a phone number or a link',
  other: 'Something else is wrong with it',
}

/** Asks why a name is reported, and reports it to the operator. */
export function ReportDialog({
  name,
  seen,
  onClose,
}: {
  readonly name: string
  readonly seen: SeenName
  readonly onClose: () => void
}) {
  const [reason, setReason] = useState<ReportReason>('offensive')
  return (
    <ConfirmDialog
      title="Report This Name"
      confirmLabel="Report"
      onConfirm={() => void report(seen, reason)}
      onClose={onClose}
    >
      <p>
        <bdi className="font-display text-ink wrap-anywhere">{name}</bdi>
      </p>
      <fieldset className="mt-4">
        <legend>What is wrong with it?</legend>
        <div className="mt-2 grid gap-1">
          {reportReasons.map((id) => (
            <label key={id} className="flex min-h-11 items-center gap-3 text-ink">
              <input
                type="radio"
                name="reason"
                value={id}
                checked={reason === id}
                onChange={() => setReason(id)}
                className="size-5 shrink-0 accent-accent"
              />
              <span>{labels[id]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-4 text-sm">
        The people who run this will look at the name. The player does not learn who reported it.
      </p>
    </ConfirmDialog>
  )
}

async function report(seen: SeenName, reason: ReportReason): Promise<void> {
  const visitor = currentVisitor()
  const by = visitor.status === 'signed-in' ? { by: visitor.account.user_id } : {}
  const fate = await deliver({ type: 'name', id: crypto.randomUUID(), ...by, seen, reason })
  if (fate.status === 'sent') {
    showToast({ title: 'Thank You', description: 'We will look at this name.' })
    return
  }
  if (fate.status === 'waiting') {
    showToast(reportNotice(fate.error))
    return
  }
  const isGone = codeOf(fate.error) === 'not_found'
  showToast({
    title: 'Not Reported',
    description: isGone ? 'This name is no longer shown here.' : sentenceFor(fate.error),
    look: 'destructive',
  })
}
