import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { CopyField } from './copy-field.tsx'
import { embedCode } from './embed-code.ts'
import { ShareButton } from './share-button.tsx'

/** The address of something, the code that shows it in other pages, and further ways to take it along. */
export function ShareBox({
  path,
  embedPath,
  children,
}: {
  readonly path: string
  readonly embedPath: string
  readonly children: ReactNode
}) {
  const { origin } = globalThis.location
  const address = `${origin}${path}`
  return (
    <details className="rounded-md border-line open:mt-2 open:border open:p-3 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-muted underline-offset-4 hover:underline">
        <Share2 aria-hidden className="size-4" />
        <span>Share, embed or export</span>
      </summary>
      <CopyField label="Address" text={address} />
      <ShareButton label="Share by an app" data={{ url: address }} />
      <CopyField
        label="Code for a page of your own, such as that of a course"
        text={embedCode(`${origin}${embedPath}`)}
        rows={6}
      />
      <p className="text-sm text-muted">
        The frame needs no account, sets no cookie and stores nothing.
      </p>
      {children}
    </details>
  )
}
