import { useState } from 'react'

import type { ProductionQuestionOf } from '#quiz/question.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import type { FieldProps } from './field-props.ts'

/**
 * Two columns. A click on the left chooses what is paired next, a click on the right its partner; then the next one
 * without a partner is chosen. Both sides of a pair carry the same number.
 */
export function MatchField({
  question: { left, partners, shown },
  given,
  isRefused,
  noteId,
  onGive,
}: FieldProps<ProductionQuestionOf<'match'>>) {
  const pairs = left.map((_, place) => given.split(',')[place]?.trim() ?? '')
  const [wanted, setWanted] = useState(0)
  const [told, setTold] = useState<string | null>(null)

  function pair(partner: number) {
    const isUndone = pairs[wanted] === String(partner)
    const next = pairs
      .map((other) => (other === String(partner) ? '' : other))
      .with(wanted, isUndone ? '' : String(partner))
    onGive(next.every((one) => one === '') ? '' : next.join(', '))
    setTold(isUndone ? `${left[wanted]}: no partner` : `${left[wanted]} with ${partners[partner]}`)
    if (!isUndone) setWanted(nextOpen(next, wanted))
  }

  return (
    <div role="group" aria-label="Pairs" aria-describedby={noteId}>
      <div className="grid grid-cols-2 gap-x-3 sm:gap-x-6">
        <ul aria-label="Left side" className="grid auto-rows-fr content-start gap-2">
          {left.map((text, place) => {
            const partner = partners[Number(pairs[place] || NaN)]
            return (
              <li key={text} className="flex">
                <button
                  type="button"
                  aria-pressed={wanted === place}
                  data-missing={(isRefused && partner === undefined) || undefined}
                  className={`${CARD} aria-pressed:border-accent aria-pressed:bg-accent-soft data-missing:border-incorrect`}
                  onClick={() => setWanted(place)}
                >
                  <PairNumber value={place + 1} isPaired={partner !== undefined} />
                  <span className="min-w-0 wrap-anywhere">
                    <ChemicalText text={text} />
                  </span>
                  <span className="sr-only">
                    <ChemicalText
                      text={partner === undefined ? ': no partner yet' : `: with ${partner}`}
                    />
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
        <ul aria-label="Right side" className="grid auto-rows-fr content-start gap-2">
          {shown.map((partner) => {
            const place = pairs.indexOf(String(partner))
            return (
              <li key={partner} className="flex">
                <button type="button" className={CARD} onClick={() => pair(partner)}>
                  <PairNumber value={place === -1 ? null : place + 1} isPaired={place !== -1} />
                  <span className="min-w-0 wrap-anywhere">
                    <ChemicalText text={partners[partner] ?? ''} />
                  </span>
                  <span className="sr-only">
                    {place === -1 ? null : <ChemicalText text={`: with ${left[place]}`} />}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {told === null ? null : <ChemicalText text={told} />}
      </p>
    </div>
  )
}

const CARD =
  'flex min-h-14 w-full flex-col justify-center gap-1 rounded-md border-2 border-line bg-sunken px-1.5 py-1.5 text-left text-sm hyphens-auto min-[26rem]:flex-row min-[26rem]:items-center min-[26rem]:justify-start min-[26rem]:gap-1.5 hover:border-outline sm:gap-3 sm:px-3 sm:text-base'

/** The number of a pair; empty where there is no partner yet. */
function PairNumber({
  value,
  isPaired,
}: {
  readonly value: number | null
  readonly isPaired: boolean
}) {
  return (
    <span
      aria-hidden
      data-paired={isPaired || undefined}
      className="grid size-5 shrink-0 place-items-center rounded-full border border-outline text-xs sm:size-6 sm:text-sm text-muted data-paired:border-accent data-paired:bg-accent data-paired:text-on-accent"
    >
      {value}
    </span>
  )
}

/** The next place without a partner, from the one that was paired on; the same when none is left. */
function nextOpen(pairs: readonly string[], from: number): number {
  const later = pairs.findIndex((pair, place) => pair === '' && place > from)
  const open = later === -1 ? pairs.indexOf('') : later
  return open === -1 ? from : open
}
