import { createElement, Fragment, type ReactNode } from 'react'

import type { MarkupPart } from '#chemistry/compounds/formulas.ts'
import { type Segment, segments } from '#chemistry/speech/spoken.ts'

import { tiedUnits } from './tied-units.ts'

/** A sentence whose formulas are drawn with real indices and read out as words. */
export function ChemicalText({ text }: { readonly text: string }) {
  return inOrder(tiedUnits(segments(text)).map(drawn))
}

function drawn(segment: Segment): ReactNode {
  if (segment.kind === 'text') return segment.text
  return (
    <span>
      <span aria-hidden className="whitespace-nowrap">
        {inOrder(withNuclide(segment.parts))}
      </span>
      <span className="sr-only">{segment.spoken}</span>
    </span>
  )
}

/** The parts of a formula; a mass number with the atomic number after it stands above that. */
function withNuclide(parts: readonly MarkupPart[]): readonly ReactNode[] {
  const [mass, number, ...rest] = parts
  if (mass?.position !== 'sup' || number?.position !== 'sub') return parts.map(part)
  return [
    <span
      key="nuclide"
      className="mr-px inline-grid text-right align-middle text-[0.65em] leading-[1.1]"
    >
      <span>{mass.text}</span>
      <span>{number.text}</span>
    </span>,
    ...rest.map(part),
  ]
}

function part({ text, position }: MarkupPart): ReactNode {
  return position === 'base' ? text : createElement(position, null, text)
}

/** The parts of a text never change places, so they need no keys. */
function inOrder(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}
