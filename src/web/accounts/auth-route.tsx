import { useLocation, useNavigate } from 'react-router'

import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { LockedTileArt } from './locked-tile-art.tsx'

/** What the router calls the first entry of its history. */
const FIRST_ENTRY = 'default'

export const meta = () =>
  pageMeta('Sign In', 'Accounts are coming. Practice works without one and stays in this browser.')

/** Says honestly that there are no accounts yet, and leads back. */
export default function AuthScreen() {
  const { key } = useLocation()
  const navigate = useNavigate()

  function goBack() {
    void (key === FIRST_ENTRY ? navigate('/dashboard') : navigate(-1))
  }

  return (
    <Notice
      art={<LockedTileArt />}
      title="Accounts are coming"
      actions={
        <Button look="primary" onClick={goBack}>
          Continue as Guest
        </Button>
      }
    >
      <p>
        Signing in is not possible yet. With an account you will be able to play against others,
        join the season rankings, and carry your progress to another device.
      </p>
      <p>
        The periodic table and practice need no account. Your answers, bookmarks and settings are
        kept in this browser, and nowhere else.
      </p>
    </Notice>
  )
}
