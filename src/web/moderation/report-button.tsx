import { Flag } from 'lucide-react'
import { useState } from 'react'

import type { SeenName } from '#contract/moderation.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { ReportDialog } from './report-dialog.tsx'

/** Opens the dialog that reports the name of another player. */
export function ReportButton({
  name,
  seen,
  look,
}: {
  readonly name: string
  readonly seen: SeenName
  /** An icon where there are many names, words where there is one. */
  readonly look: 'icon' | 'words'
}) {
  const [isOpen, setIsOpen] = useState(false)
  const label = `Report name: ${name}`
  const icon = <Flag aria-hidden className="size-4" />
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={label} onClick={() => setIsOpen(true)} className="text-muted">
          {icon}
        </IconButton>
      ) : (
        <Button look="quiet" aria-label={label} onClick={() => setIsOpen(true)}>
          <span>{icon}</span>
          <span>Report name</span>
        </Button>
      )}
      {isOpen ? (
        // The dialog is read from the left, however the text around the button is set.
        <div className="contents text-left">
          <ReportDialog name={name} seen={seen} onClose={() => setIsOpen(false)} />
        </div>
      ) : null}
    </>
  )
}
