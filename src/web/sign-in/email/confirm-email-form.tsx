import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { Button, buttonClass } from '#web/ui/button.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'

import type { Followed } from './follow-email-link.ts'

/** Tokens of links that undo a change begin with it; all others confirm one. */
const UNDO = 'undo.'
const NO_CONNECTION = 'There is no connection. Please check your network and try again.'

/**
 * Uses a mailed link when its reader says so: programs that check mails open links too. The code of
 * accounts is loaded only then.
 */
export function ConfirmEmailForm({ token }: { readonly token: string }) {
  const isUndo = token.startsWith(UNDO)
  const [followed, setFollowed] = useState<Followed | null>(null)
  const [isBusy, whileBusy] = useBusy()
  const outcome = useRef<HTMLParagraphElement>(null)
  const email = followed !== null && 'email' in followed ? followed.email : null
  useEffect(() => {
    if (email !== null) outcome.current?.focus()
  }, [email])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFollowed(null)
    const answer = await whileBusy(() =>
      import('./follow-email-link.ts').then(
        ({ followEmailLink }) => followEmailLink(isUndo, token),
        () => ({ problem: NO_CONNECTION }),
      ),
    )
    setFollowed(answer)
  }

  if (email !== null) {
    return (
      <>
        <p ref={outcome} tabIndex={-1} className="wrap-anywhere">
          {isUndo
            ? `Your email address is ${email}. All devices have been signed out. Set a new password now: the person who asked for the change may know the present one.`
            : `Your email address is now ${email}. All other devices have been signed out.`}
        </p>
        <Link
          key={isUndo ? 'sign-in' : 'settings'}
          to={isUndo ? '/auth' : '/dashboard/settings'}
          className={buttonClass('primary')}
        >
          {isUndo ? 'Sign In or Reset Password' : 'Settings'}
        </Link>
      </>
    )
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid justify-items-center gap-5"
    >
      <p className="text-muted">
        {isUndo
          ? 'Keep the email address of your account as it was? All devices are signed out then.'
          : 'Confirm the new email address of your account? All other devices are signed out then.'}
      </p>
      <p role="alert" className="text-sm text-incorrect">
        {followed !== null && 'problem' in followed ? followed.problem : ''}
      </p>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {isUndo ? 'Keep My Address' : 'Confirm New Address'}
      </Button>
    </form>
  )
}
