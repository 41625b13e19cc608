import { Link } from 'react-router'

import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

import { SpiltFlaskArt } from './spilt-flask-art.tsx'

/** In place of a screen that failed: what was stored is safe, and there is a way out. */
export function ScreenError() {
  return (
    <Notice
      art={<SpiltFlaskArt />}
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
