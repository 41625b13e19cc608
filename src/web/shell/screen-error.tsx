import { Link } from 'react-router'

import { Button, buttonClass } from '#web/ui/button.tsx'

/** In place of a screen that failed: what was stored is safe, and there is a way out. */
export function ScreenError() {
  return (
    <section className="m-auto flex flex-col items-center gap-5 py-16 text-center">
      <h1 className="text-2xl">This screen did not work</h1>
      <p className="max-w-md text-muted">
        That is our mistake, not yours. Your progress is safe. Loading the page again usually helps.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => location.reload()}>
          Load again
        </Button>
        <Link to="/" className={buttonClass('secondary')}>
          Return to Home
        </Link>
      </p>
    </section>
  )
}
