import { useEffect, useRef, useState } from 'react'

import { download } from '#web/app/download.ts'
import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { Button } from '#web/ui/button.tsx'

/** Shows new backup codes. They cannot be shown again. */
export function BackupCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[]
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [status, setStatus] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  useConcentration(true)
  const text = codes.join('\n')

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setStatus('The codes are on your clipboard.'),
      () => setStatus('The codes could not be copied. Please write them down.'),
    )
  }

  return (
    <dialog ref={dialog} aria-labelledby="codes" className="modal" onClose={onClose}>
      <div className="grid gap-4 p-6 sm:p-8">
        <h2 id="codes" className="text-xl">
          Save these backup codes
        </h2>
        <p className="text-muted">
          Each code signs you in once when you do not have the app. They are not shown again, so
          print them or store them with your passwords.
        </p>
        <ul
          translate="no"
          className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-md border border-line bg-sunken px-4 py-3 font-mono select-all"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p role="status" className="min-h-6 text-sm">
          {status}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={copy}>Copy</Button>
          <Button
            onClick={() => download('periodic-wizard-backup-codes.txt', `${text}\n`, 'text/plain')}
          >
            Download
          </Button>
          <Button look="primary" onClick={() => dialog.current?.close()}>
            I have saved them
          </Button>
        </div>
      </div>
    </dialog>
  )
}
