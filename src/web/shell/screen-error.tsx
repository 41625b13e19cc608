import { Suspense } from 'react'
import { Link } from 'react-router'

import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

const SpiltFlaskArt = lazyPart(async () => (await import('./spilt-flask-art.tsx')).SpiltFlaskArt)

/** The messages of browsers about a script that could not be fetched. */
const NOT_LOADED = /dynamically imported|module script|Importing a module/

/** Stands in for a screen that failed: the data is safe, and there is a way out. */
export function ScreenError({ error }: { readonly error?: unknown }) {
  const isMissing = error instanceof Error && NOT_LOADED.test(error.message)
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
        {isMissing
          ? 'A script of this screen could not be loaded. Other screens work. Load again.'
          : 'That is our mistake, not yours. Your progress is safe. Loading the page again usually helps.'}
      </p>
    </Notice>
  )
}
