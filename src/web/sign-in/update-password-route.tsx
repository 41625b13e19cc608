import { Link } from 'react-router'

import { Logo } from '#web/shell/navigation/logo.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { useLinkSecret } from './link-secret.ts'
import { NewPasswordForm } from './new-password-form.tsx'

export const meta = () =>
  pageMeta('Set a New Password', 'The page that the mail for a new password leads to.')

/** Sets a new password with the link of a mail, whose secret leaves the address bar at once. */
export default function UpdatePasswordScreen() {
  const token = useLinkSecret()
  return (
    <section className="m-auto w-full max-w-md py-6">
      <div className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
        <Logo className="mx-auto size-16" />
        <h1 className="mt-3 text-center text-2xl">Set a New Password</h1>
        {token === null ? (
          <div className="mt-4 grid min-h-72 content-center justify-items-center gap-5 text-center">
            <p className="text-muted">
              This page is reached by the link in our mail, which works once and for 10 minutes. Ask
              for a new one with Forgot Password.
            </p>
            <Link to="/auth" className={buttonClass('primary')}>
              Sign In
            </Link>
          </div>
        ) : (
          <NewPasswordForm token={token ?? null} />
        )}
      </div>
    </section>
  )
}
