import type { Card, TaughtClass } from '#contract/classroom/classes.ts'
import { cardLink } from '#web/classroom/join/card-link.ts'
import { Button } from '#web/ui/button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'

/** Cards of members, to print and cut. They are not shown again. */
export function CardSheet({
  taught,
  cards,
  onClose,
}: {
  readonly taught: TaughtClass
  readonly cards: readonly Card[]
  readonly onClose: () => void
}) {
  const { origin, host } = globalThis.location
  return (
    <div className="print-sheet">
      <div className="mt-4 mb-6 print:hidden">
        <h1 className="text-2xl">Member Cards</h1>
        <p className="mt-2 text-muted">
          Print these cards now: they are not shown again. A card signs its pupil in, so give it to
          no one else.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="primary" onClick={() => globalThis.print()}>
            Print
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:grid-cols-2 print:gap-0">
        {cards.map(({ member_id, nickname, card }) => (
          <li
            key={member_id}
            className="flex break-inside-avoid items-center gap-4 rounded-md border border-dashed border-outline p-4 print:gap-3 print:rounded-none print:p-3"
          >
            <div className="w-28 shrink-0">
              <QrCode
                text={cardLink(origin, { code: taught.code, card })}
                label={`Signs in ${nickname}`}
              />
            </div>
            <div className="min-w-0">
              <p className="font-display text-lg">
                <bdi className="wrap-anywhere">{nickname}</bdi>
              </p>
              <p className="text-sm">
                <bdi className="wrap-anywhere">{taught.name}</bdi>
              </p>
              <p translate="no" className="mt-2 font-mono text-sm wrap-anywhere">
                {`${host}/join`}
              </p>
              <p translate="no" className="font-mono text-sm">
                {taught.code}
              </p>
              <p translate="no" className="font-mono wrap-anywhere print:text-sm">
                {card}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
