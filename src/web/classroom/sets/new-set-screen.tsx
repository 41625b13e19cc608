import { MembersOnly } from '#web/classroom/parts/members-only.tsx'

import { SetEditor } from './set-editor.tsx'

/** The editor with a new set. */
export function NewSetScreen() {
  return (
    <MembersOnly
      title="New Set"
      reason="A set is kept with your account, so that you can change it later. Sign in, and it has an address that anyone can practice at."
    >
      <SetEditor set={null} />
    </MembersOnly>
  )
}
