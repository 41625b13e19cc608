import { useEffect, useRef, useState } from 'react'

import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { brought } from '#web/session/session.ts'
import { useStored } from '#web/store/use-stored.ts'
import { bringGuestData, type Holdings, leaveGuestData } from '#web/sync/guest-data.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { holdingsText } from './holdings-text.ts'

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
  const [problem, setProblem] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  useConcentration(true)

  async function bring() {
    setState('busy')
    setProblem('')
    try {
      await bringGuestData(userId)
      setState('done')
      showToast({ title: 'Success!', description: 'Everything is now in your account.' })
      dialog.current?.close()
    } catch (error) {
      setState('asked')
      setProblem(sentenceFor(error))
    } finally {
      brought()
    }
  }

  function leave() {
    leaveGuestData(userId)
    dialog.current?.close()
  }

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
          This adds your totals and your latest answers. Data you leave here is shown again when you
          sign out, and you can add it later in Settings.
        </p>
        {quietPractice ? null : (
          <p className="text-sm text-muted">
            You earn XP only for questions answered while signed in.
          </p>
        )}
        <p role="alert" className="text-sm text-incorrect">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button isBusy={state === 'busy'} onClick={leave}>
            Not now
          </Button>
          <Button look="primary" isBusy={state === 'busy'} onClick={() => void bring()}>
            {state === 'busy' ? 'Adding...' : 'Add to account'}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
