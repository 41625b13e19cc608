import { useState } from 'react'

import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

import { LetterArt } from './letter-art.tsx'

/** Asks a new user to verify the address with the link in a mail. */
export function CheckMail({
  address,
  onBack,
}: {
  readonly address: string
  readonly onBack: () => void
}) {
  const [sending, setSending] = useState<'idle' | 'busy' | 'sent'>('idle')

  async function resend() {
    setSending('busy')
    const isSent = await import('./auth-actions.ts').then(
      ({ resendVerification }) => resendVerification(address),
      () => false,
    )
    setSending(isSent ? 'sent' : 'idle')
  }

  return (
    <Notice
      art={<LetterArt />}
      title="Check your email"
      actions={
        <>
          <Button look="primary" isBusy={sending === 'busy'} onClick={() => void resend()}>
            Send it again
          </Button>
          <Button onClick={onBack}>Back to sign in</Button>
        </>
      }
    >
      <p>
        We emailed a link to <strong className="wrap-anywhere text-ink">{address}</strong>. Follow
        it to verify your account. It works for 24 hours.
      </p>
      <p>Nothing there? Check your spam folder, or send it again.</p>
      <p role="status" className="min-h-6 text-ink">
        {sending === 'sent' ? 'The email was sent again.' : ''}
      </p>
    </Notice>
  )
}
