import { Link } from 'react-router'

import { Logo } from '#web/shell/navigation/logo.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { ConfirmEmailForm } from './email/confirm-email-form.tsx'
import { useLinkSecret } from './link-secret.ts'

export const meta = () =>
  pageMeta(
    'Your Email Address',
    'Confirm a new email address of your account, or keep the present one, with the link from our email.',
  )

/** Changes the email address, or undoes that, with the secret of a mailed link. */
export default function ConfirmEmailScreen() {
  const token = useLinkSecret()
  return (
    <section className="m-auto w-full max-w-md py-6">
      <div className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
        <Logo className="mx-auto size-16" />
        <h1 className="mt-3 text-center text-2xl">Your Email Address</h1>
        <div className="mt-4 grid min-h-72 content-center justify-items-center gap-5 text-center">
          {token === undefined ? null : token === null ? (
            <>
              <p className="text-muted">
                Open this page with the link in our email. You can ask for a new link in Settings.
              </p>
              <Link to="/dashboard/settings" className={buttonClass('primary')}>
                Settings
              </Link>
            </>
          ) : (
            <ConfirmEmailForm key={token} token={token} />
          )}
        </div>
      </div>
    </section>
  )
}
