import { addressOfInvitation } from '#web/match/address/friend-address.ts'
import { CopyField } from '#web/share/copy-field.tsx'
import { ShareButton } from '#web/share/share-button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'

/** The code and the link of an invitation, to be sent. The code works without sharing anything. */
export function ShareInvitation({ code }: { readonly code: string }) {
  const link = `${location.origin}${addressOfInvitation(code)}`
  return (
    <div className="space-y-4 rounded-lg border border-line bg-surface p-4 text-ink">
      <p>
        <span className="block text-sm text-muted">Code</span>
        <span translate="no" className="font-mono text-3xl tracking-[0.2em] select-all">
          {code}
        </span>
      </p>
      <div className="mx-auto w-36">
        <QrCode text={link} label="QR code of the link" />
      </div>
      <CopyField label="Link" text={link} />
      <ShareButton
        look="primary"
        label="Share"
        data={{ title: 'Periodic Wizard', text: 'Play me in chemistry!', url: link }}
      />
    </div>
  )
}
