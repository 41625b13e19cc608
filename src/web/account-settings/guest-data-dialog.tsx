import { useEffect, useRef, useState } from 'react'

import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { brought } from '#web/session/session.ts'
import { useStored } from '#web/store/use-stored.ts'
import { bringInBackground } from '#web/sync/guest/background.ts'
import { type Holdings, leaveGuestData } from '#web/sync/guest/guest-data.ts'
import { useUnderway } from '#web/sync/guest/use-underway.ts'
import { Button } from '#web/ui/button.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

import { holdingsText, leftText } from './holdings-text.ts'

/** Adds the guest data of this browser to the account, or leaves it where it is. */
export function GuestDataDialog({
  userId,
  holdings,
  onClose,
}: {
  readonly userId: string
  readonly holdings: Holdings
  readonly onClose: () => void
}) {
  const { quietPractice } = useStored(storedSettings)
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const underway = useUnderway()
  const [problem, setProblem] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  useConcentration(true)

  async function bring() {
    setState('busy')
    setProblem('')
    try {
      await bringInBackground(userId, { onArrived: brought })
      setState('done')
      dialog.current?.close()
    } catch (error) {
      setState('asked')
      setProblem(sentenceFor(error))
    }
  }

  function leave() {
    leaveGuestData(userId)
    dialog.current?.close()
  }

  // The totals have arrived, and single answers follow them.
  const isLong = state === 'busy' && underway !== null && underway.answersLeft > 0

  return (
    <dialog ref={dialog} aria-labelledby="bring" className="modal" onClose={onClose}>
      <div className="flex flex-col gap-4 p-6 sm:p-8">
        <h2 id="bring" className="text-xl">
          Add your guest progress and bookmarks?
        </h2>
        <p>
          {`As a guest in this browser you have ${holdingsText(holdings)}. You can add them to your account.`}
        </p>
        <p className="text-sm text-muted">
          This adds your totals and all your answers. Data you leave here is shown again when you
          sign out, and you can add it later in Settings.
        </p>
        {quietPractice ? null : (
          <p className="text-sm text-muted">
            You earn XP only for questions answered while signed in.
          </p>
        )}
        <p role="status" className="text-sm text-muted">
          {isLong ? leftText(underway.answersLeft) : ''}
        </p>
        <p role="alert" className="text-sm text-incorrect">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {isLong ? (
            <Button onClick={() => dialog.current?.close()}>Go on meanwhile</Button>
          ) : (
            <Button isBusy={state === 'busy'} onClick={leave}>
              Not now
            </Button>
          )}
          <Button look="primary" isBusy={state === 'busy'} onClick={() => void bring()}>
            {state === 'busy' ? 'Adding...' : 'Add to account'}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
