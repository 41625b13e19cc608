import { Link } from 'react-router'

import { Logo } from '#web/shell/navigation/logo.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { useLinkSecret } from './link-secret.ts'
import { NewPasswordForm } from './new-password-form.tsx'

export const meta = () =>
  pageMeta(
    'Set a New Password',
    'Set a new password for your account with the link from our email.',
  )

/** Sets a new password with the secret of a mailed link. */
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
              Open this page with the link in our email, which works once, for 10 minutes. Use
              Forgot Password to get a new one.
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
