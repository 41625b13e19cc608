import { type FormEvent, useEffect, useRef, useState } from 'react'

import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { appCode, inGroups } from '#web/session/typed-code.ts'
import { Button } from '#web/ui/button.tsx'
import { formText } from '#web/ui/form/form-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { call, type Output } from '#web/wire/api.ts'

/** Shows the secret for an authenticator app, and asks for the first code. */
export function EnrollDialog({
  begun,
  onDone,
  onClose,
}: {
  readonly begun: Output<'begin_second_factor'>
  /** Called when two-step sign-in is on. */
  readonly onDone: (backupCodes: readonly string[]) => void
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, whileBusy] = useBusy()
  useEffect(() => dialog.current?.showModal(), [])
  useConcentration(true)

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = appCode(formText(new FormData(event.currentTarget), 'code'))
    if (code === null) return setProblem('Please enter the six-digit code from the app.')
    setProblem('')
    try {
      const answer = await whileBusy(() => call('confirm_second_factor', { code }))
      onDone(answer.backup_codes)
      dialog.current?.close()
    } catch (error) {
      setProblem(sentenceFor(error))
    }
  }

  return (
    <dialog ref={dialog} aria-labelledby="enroll" className="modal" onClose={onClose}>
      <form noValidate onSubmit={(event) => void confirm(event)} className="grid gap-4 p-6 sm:p-8">
        <h2 id="enroll" className="text-xl">
          Add the account to your app
        </h2>
        <p className="text-muted">
          Scan this code with your authenticator app. If the app is on this device,{' '}
          <a href={begun.uri} className="text-link underline underline-offset-4">
            open it directly
          </a>
          . You can also type in the key below.
        </p>
        <QrCode text={begun.uri} label="The key as a QR code" />
        <p
          translate="no"
          className="rounded-md border border-line bg-sunken px-4 py-3 font-mono wrap-break-word select-all"
        >
          {inGroups(begun.secret)}
        </p>
        <TextField
          label="Code from the app"
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          problems={problem === '' ? [] : [problem]}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            Turn on
          </Button>
        </div>
      </form>
    </dialog>
  )
}
