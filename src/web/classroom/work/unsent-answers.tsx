import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'

import { useStored } from '#web/store/use-stored.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { type RefusedAnswers, storedWork } from './stored-work.ts'
import { type StrandedAnswers, strandedIn, withoutRefused, withoutStranded } from './stranded.ts'
import { useWork } from './use-work.ts'

/**
 * The answers of this browser that did not reach the class, until they do or their pupil has read it; nothing when
 * there are none.
 */
export function UnsentAnswers({ className = '' }: { readonly className?: string }) {
  const stored = useStored(storedWork)
  const [deleted, setDeleted] = useState<StrandedAnswers | null>(null)
  const stranded = strandedIn(stored)
  const refused = stored.refused ?? []
  if (stranded.length + refused.length === 0) return null
  return (
    <Panel title="Answers Not Sent" className={className}>
      <div role="status">
        <ul className="divide-y divide-line">
          {refused.map((one) => (
            <Row key={`${one.memberId} ${one.assignmentId} ${one.reason}`} about={one.about}>
              <p>{refusedText(one)}</p>
              <Button
                className="mt-3"
                onClick={() => storedWork.update((kept) => withoutRefused(kept, one))}
              >
                I have read this
              </Button>
            </Row>
          ))}
          {stranded.map((one) => (
            <Row key={`${one.memberId} ${one.assignmentId}`} about={one.about}>
              <p>
                {one.count === 1
                  ? 'One answer waits on this device.'
                  : `${one.count} answers wait on this device.`}
              </p>
              <p className="mt-1 text-muted">
                This device is no longer signed in as the pupil who answered. What waits is sent
                with the card of that pupil, or a new one from the teacher. It cannot be sent if the
                pupil was removed or the class was deleted.
              </p>
              <div className="mt-3 flex flex-wrap gap-3">
                <Link to="/join" className={buttonClass('secondary')}>
                  Sign in with a card
                </Link>
                <Button look="quiet" onClick={() => setDeleted(one)}>
                  Delete
                </Button>
              </div>
            </Row>
          ))}
        </ul>
      </div>
      {deleted === null ? null : (
        <ConfirmDialog
          title="Delete What Waits?"
          confirmLabel="Delete"
          onConfirm={() => storedWork.update((kept) => withoutStranded(kept, deleted))}
          onClose={() => setDeleted(null)}
        >
          <p>It was not sent, so the teacher never gets it.</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

/** The same where nothing else follows the work: while answers wait, it is read and they are sent. */
export function UnsentAnswersHere({ className }: { readonly className: string }) {
  const { unsent } = useStored(storedWork)
  return unsent.length === 0 ? (
    <UnsentAnswers className={className} />
  ) : (
    <Followed className={className} />
  )
}

function Followed({ className }: { readonly className: string }) {
  useWork()
  return <UnsentAnswers className={className} />
}

function Row({
  about,
  children,
}: {
  readonly about: StrandedAnswers['about']
  readonly children: ReactNode
}) {
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      {about === undefined ? null : (
        <>
          <p className="font-display">
            <bdi className="wrap-anywhere">{about.name}</bdi>
          </p>
          <p className="text-sm text-muted">
            <bdi className="wrap-anywhere">{about.className}</bdi>
          </p>
        </>
      )}
      {children}
    </li>
  )
}

function refusedText({ reason, count }: RefusedAnswers): string {
  if (reason === 'gone') {
    return count === 1
      ? 'One answer could not be sent: your teacher has deleted this work.'
      : `${count} answers could not be sent: your teacher has deleted this work.`
  }
  return count === 1
    ? 'One answer does not count: the question was answered before, on another device.'
    : `${count} answers do not count: the questions were answered before, on another device.`
}
