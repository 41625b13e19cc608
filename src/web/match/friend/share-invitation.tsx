import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'

import { addressOfInvitation } from '#web/match/address/friend-address.ts'
import { canShare, share } from '#web/share/share-link.ts'
import { Button } from '#web/ui/button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { showToast } from '#web/ui/toast/toast.ts'

/** The code and the link of an invitation, to be sent. The code is what works without sharing anything. */
export function ShareInvitation({ code }: { readonly code: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const link = `${location.origin}${addressOfInvitation(code)}`
  const data = { title: 'Periodic Wizard', text: 'Play me in chemistry!', url: link }
  const isShareable = canShare(data)

  async function shareOrCopy() {
    if (!(await share(data))) await copy()
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setIsCopied(true)
    } catch {
      showToast({
        title: 'Not copied',
        description: 'This browser does not let the page copy. Select the link and copy it.',
        look: 'destructive',
      })
    }
  }

  return (
    <div className="space-y-4 rounded-lg border border-line bg-surface p-4 text-ink">
      <p>
        <span className="block text-sm text-muted">Code</span>
        <span translate="no" className="font-mono text-3xl tracking-[0.2em] select-all">
          {code}
        </span>
      </p>
      <p translate="no" className="text-sm wrap-anywhere text-muted select-all">
        {link}
      </p>
      <div className="mx-auto w-36">
        <QrCode text={link} label="QR code of the link" />
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {isShareable ? (
          <Button look="primary" onClick={() => void shareOrCopy()}>
            <Share2 aria-hidden className="size-5" />
            Share
          </Button>
        ) : null}
        <Button look={isShareable ? 'secondary' : 'primary'} onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          Copy link
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {isCopied ? <span>The link is on your clipboard.</span> : null}
      </p>
    </div>
  )
}
