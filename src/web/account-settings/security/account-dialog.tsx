import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { sentenceFor } from '#web/session/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { formText } from '#web/ui/form/form-text.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { useFocusOnFault } from '#web/ui/form/use-focus-on-fault.ts'
import { codeOf } from '#web/wire/api.ts'

/** Shown to an owner without a password who has to sign in again. */
const SIGN_IN_AGAIN =
  'To confirm that it is you, sign out and sign in again. You then have five minutes to do this.'

type Faults = { readonly word?: string; readonly password?: string }

const none: Faults = {}

/** Asks for the password, and for a word if one is given, before it confirms an action. */
export function AccountDialog({
  title,
  confirmLabel,
  hasPassword,
  word,
  children,
  onConfirm,
  onDone,
  onClose,
}: {
  readonly title: string
  readonly confirmLabel: string
  readonly hasPassword: boolean
  /** A word to type, which prevents a confirmation by accident. */
  readonly word?: string
  readonly children: ReactNode
  /** Also receives the form, with the fields among the children. */
  readonly onConfirm: (password: string | undefined, form: FormData) => Promise<void>
  /** Called after the dialog has closed and returned the focus, perhaps to a button that is about to disappear. */
  readonly onDone?: () => void
  readonly onClose: () => void
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [faults, setFaults] = useState(none)
  const [problem, setProblem] = useState('')
  const [isBusy, whileBusy] = useBusy()
  const form = useFocusOnFault(faults)
  useEffect(() => dialog.current?.showModal(), [])

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const isMissing = word !== undefined && formText(given, 'word').trim() !== word
    const password = formText(given, 'password')
    const isEmpty = hasPassword && password === ''
    setFaults({
      ...(isMissing && { word: `Please type ${word}.` }),
      ...(isEmpty && { password: 'Please enter your password.' }),
    })
    setProblem('')
    if (isMissing || isEmpty) return
    try {
      await whileBusy(() => onConfirm(hasPassword ? password : undefined, given))
      dialog.current?.close()
      onDone?.()
    } catch (error) {
      if (codeOf(error) !== 'reauth_required') setProblem(sentenceFor(error))
      else if (hasPassword) setFaults({ password: sentenceFor(error) })
      else setProblem(SIGN_IN_AGAIN)
    }
  }

  return (
    <dialog ref={dialog} aria-labelledby={id} className="modal" onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void confirm(event)}
        className="grid gap-4 p-6 sm:p-8"
      >
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <div className="grid gap-3 text-muted">{children}</div>
        {word === undefined ? null : (
          <TextField
            label={`Type ${word} to confirm`}
            name="word"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            problems={faults.word === undefined ? [] : [faults.word]}
          />
        )}
        {hasPassword ? (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            problems={faults.password === undefined ? [] : [faults.password]}
          />
        ) : null}
        <p role="alert" className="text-sm text-incorrect">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
