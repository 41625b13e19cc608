import { Maximize, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import type { TaughtClass } from '#contract/classroom/classes.ts'
import { CodeText } from '#web/classroom/parts/code-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'

const QR_LABEL = 'The way into the class'

/** How pupils join a class: its address, its code and its QR code, on request large enough for the last row. */
export function WayIn({ taught }: { readonly taught: TaughtClass }) {
  const [isLarge, setIsLarge] = useState(false)
  return (
    <Panel title="How Pupils Join">
      <div className="flex flex-wrap items-center gap-6">
        <div className="min-w-0 grow basis-60">
          <p>
            <span>Open </span>
            <span translate="no" className="font-mono wrap-anywhere">
              {`${globalThis.location.host}/join`}
            </span>
            <span> and enter this code:</span>
          </p>
          <p className="mt-3">
            <CodeText code={taught.code} isLarge />
          </p>
          {taught.is_open ? (
            <Button className="mt-4" onClick={() => setIsLarge(true)}>
              <Maximize aria-hidden className="size-5" /> Show large
            </Button>
          ) : (
            <p className="mt-3 text-incorrect">The class takes no new members now.</p>
          )}
        </div>
        <div className="w-40">
          <QrCode text={addressOf(taught)} label={QR_LABEL} />
        </div>
      </div>
      {isLarge ? <LargeWayIn taught={taught} onClose={() => setIsLarge(false)} /> : null}
    </Panel>
  )
}

/** The way in on a projector, with how many are in and no names. */
function LargeWayIn({
  taught,
  onClose,
}: {
  readonly taught: TaughtClass
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  const joined = joinedText(taught.members.length)
  return (
    <dialog
      ref={dialog}
      data-projected
      aria-labelledby="way-in"
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none bg-page p-[clamp(1rem,3vw,3rem)] text-ink"
    >
      <p className="text-right">
        <Button onClick={() => dialog.current?.close()}>
          <X aria-hidden className="size-5" /> Close
        </Button>
      </p>
      <div className="mt-2 grid items-center gap-8 lg:grid-cols-[minmax(18rem,2fr)_3fr]">
        <div className="text-center [&_svg]:max-w-[min(70vw,60dvh)]">
          <QrCode text={addressOf(taught)} label={QR_LABEL} />
        </div>
        <div className="min-w-0">
          <h2 id="way-in" className="text-[clamp(1.5rem,3vw,3.5rem)] leading-tight">
            <span>Open </span>
            <span translate="no" className="wrap-anywhere">
              {`${globalThis.location.host}/join`}
            </span>
          </h2>
          <p
            translate="no"
            className="mt-4 font-mono text-[clamp(2.5rem,8vw,10rem)] leading-none tracking-[0.1em]"
          >
            {taught.code}
          </p>
          <p role="status" className="mt-6 text-[clamp(1.25rem,2.4vw,2.5rem)] tabular-nums">
            <span key={joined}>{joined}</span>
          </p>
        </div>
      </div>
    </dialog>
  )
}

function addressOf({ code }: TaughtClass): string {
  return `${globalThis.location.origin}/join?code=${code}`
}

function joinedText(count: number): string {
  if (count === 0) return 'No one has joined yet.'
  return count === 1 ? 'One pupil is in the class.' : `${count} pupils are in the class.`
}
