import { useEffect, useRef, useState } from 'react'

import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { brought } from '#web/session/session.ts'
import { bringGuestData, type Holdings, leaveGuestData } from '#web/sync/guest-data.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast/toast.ts'

import { holdingsText } from './holdings-text.ts'

/** Brings along what was done as a guest, or leaves it in this browser. */
export function GuestDataDialog({
  userId,
  holdings,
  onClose,
}: {
  readonly userId: string
  readonly holdings: Holdings
  readonly onClose: () => void
}) {
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
      showToast({ title: 'Success!', description: 'Everything is in your account now.' })
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
          Bring your progress and bookmarks along?
        </h2>
        <p>
          As a guest of this browser you have {holdingsText(holdings)}. They can be added to your
          account.
        </p>
        <p className="text-sm text-muted">
          Your totals and your latest answers come along. XP is only for questions answered while
          signed in. What you leave here shows again when you sign out, and Settings can bring it
          along later.
        </p>
        <p role="alert" className="text-sm text-incorrect">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button isBusy={state === 'busy'} onClick={leave}>
            Not now
          </Button>
          <Button look="primary" isBusy={state === 'busy'} onClick={() => void bring()}>
            {state === 'busy' ? 'Bringing...' : 'Bring along'}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
