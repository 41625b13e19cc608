import { Suspense } from 'react'
import { Link } from 'react-router'

import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

const SpiltFlaskArt = lazyPart(async () => (await import('./spilt-flask-art.tsx')).SpiltFlaskArt)

/** Stands in for a screen that failed: the data is safe, and there is a way out. */
export function ScreenError() {
  return (
    <Notice
      art={
        <Suspense>
          <SpiltFlaskArt />
        </Suspense>
      }
      title="This screen did not work"
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            Load again
          </Button>
          <Link to="/" reloadDocument className={buttonClass('secondary')}>
            Return to Home
          </Link>
        </>
      }
    >
      <p>
        That is our mistake, not yours. Your progress is safe. Loading the page again usually helps.
      </p>
    </Notice>
  )
}
