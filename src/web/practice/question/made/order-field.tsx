import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

import { spokenText } from '#chemistry/speech/spoken.ts'
import type { ProductionQuestionOf } from '#quiz/question.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import type { FieldProps } from './field-props.ts'

/** Cards to put in order, by two buttons on each, by dragging, or by the arrow keys on a button. */
export function OrderField({
  question: { cards, shown, ends },
  given,
  noteId,
  onGive,
}: FieldProps<ProductionQuestionOf<'order'>>) {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<string | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const order = given === '' ? shown : given.split(',').map(Number)

  function move(card: number, to: number) {
    const from = order.indexOf(card)
    if (from === to || to < 0 || to >= order.length) return
    onGive(order.toSpliced(from, 1).toSpliced(to, 0, card).join(', '))
    setMoved(`${cards[card]}: place ${to + 1} of ${order.length}`)
  }

  function step(event: KeyboardEvent, card: number) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    move(card, order.indexOf(card) + by)
  }

  function drag(event: PointerEvent, card: number) {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const to = rows.findIndex(({ bottom }) => event.clientY < bottom)
    move(card, to === -1 ? rows.length - 1 : to)
  }

  return (
    <div role="group" aria-label="Cards" aria-describedby={noteId}>
      <p className="mb-1.5 text-sm text-muted">{ends[0]}</p>
      <ol
        ref={list}
        className="grid gap-2"
        onPointerMove={(event) => {
          if (dragged !== null) drag(event, dragged)
        }}
        onLostPointerCapture={() => setDragged(null)}
      >
        {order.map((card, place) => (
          <li
            key={card}
            data-dragged={dragged === card || undefined}
            className="flex min-h-14 items-center gap-1 rounded-md border-2 border-line bg-sunken px-1 sm:gap-2 sm:px-2 data-dragged:border-accent data-dragged:bg-accent-soft"
          >
            <span
              aria-hidden
              className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center text-muted"
              onPointerDown={(event) => {
                // The list stays where it is, while a card that changes places would lose the pointer.
                list.current?.setPointerCapture(event.pointerId)
                setDragged(card)
              }}
            >
              <GripVertical className="size-5" />
            </span>
            <span translate="no" className="min-w-0 flex-1 wrap-anywhere sm:text-lg">
              <ChemicalText text={cards[card] ?? ''} />
            </span>
            <IconButton
              label={`Move ${cards[card]} up`}
              aria-label={spokenText(`Move ${cards[card]} up`)}
              aria-disabled={place === 0}
              onClick={() => move(card, place - 1)}
              onKeyDown={(event) => step(event, card)}
            >
              <ChevronUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move ${cards[card]} down`}
              aria-label={spokenText(`Move ${cards[card]} down`)}
              aria-disabled={place === order.length - 1}
              onClick={() => move(card, place + 1)}
              onKeyDown={(event) => step(event, card)}
            >
              <ChevronDown aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 text-sm text-muted">{ends[1]}</p>
      <p role="status" className="sr-only">
        {moved === null ? null : <ChemicalText text={moved} />}
      </p>
    </div>
  )
}
