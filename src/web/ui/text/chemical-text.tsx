import { createElement, Fragment, type ReactNode } from 'react'

import type { MarkupPart } from '#chemistry/compounds/formulas.ts'
import { notationIn } from '#chemistry/speech/notation.ts'
import { inScript } from '#chemistry/speech/scripts.ts'
import { type Segment, segments } from '#chemistry/speech/spoken.ts'

import { untranslated } from './notation-text.tsx'
import { tiedUnits } from './tied-units.ts'

/**
 * A sentence whose formulas are drawn with real indices, read out as words, and copied as plain text.
 * Another text is another element, so that a translated one is replaced as a whole.
 */
export function ChemicalText({ text }: { readonly text: string }) {
  return <span key={text}>{inOrder(tiedUnits(segments(text)).map(drawn))}</span>
}

function drawn(segment: Segment): ReactNode {
  if (segment.kind === 'text') return inOrder(segment.text.split(FRACTION).map(withBreakBefore))
  return (
    <span>
      <span
        aria-hidden
        translate="no"
        className={isLong(segment) ? 'wrap-anywhere' : 'whitespace-nowrap'}
      >
        {inOrder(isLong(segment) ? segment.parts.map(breakable) : withNuclide(segment.parts))}
      </span>
      <span className="sr-only">{segment.spoken}</span>
    </span>
  )
}

/** Behind the slash of a fraction of concentrations, as in [CO]/([C][H₂O]), a line may break. */
const FRACTION = /(?<=^\/)(?=\($)/

function withBreakBefore(piece: string, place: number): ReactNode {
  const drawnPiece = inOrder(notationIn(piece).map(untranslated))
  return place === 0 ? drawnPiece : inOrder([createElement('wbr'), drawnPiece])
}

/** Formulas of more characters may be wider than an option on a phone. They break before a group of atoms. */
const LONG = 10

function isLong({ parts }: Extract<Segment, { kind: 'chemical' }>): boolean {
  return parts.reduce((length, { text }) => length + text.length, 0) > LONG
}

/** The parts of a formula; a mass number with the atomic number after it stands above that. */
function withNuclide(parts: readonly MarkupPart[]): readonly ReactNode[] {
  const [mass, number, ...rest] = parts
  if (mass?.position !== 'sup' || number?.position !== 'sub') return parts.map(part)
  return [
    <Drawn key="nuclide" copied={inScript(mass) + inScript(number)}>
      <span className="mr-px inline-block text-right align-middle text-[0.65em] leading-[1.1] whitespace-pre select-none">
        {`${mass.text}\n${number.text}`}
      </span>
    </Drawn>,
    ...rest.map(part),
  ]
}

/** A part of a long formula, with places to break before its groups: where an atom or a bracket begins it, and behind a bracket. */
function breakable(drawnPart: MarkupPart, place: number): ReactNode {
  if (drawnPart.position !== 'base') return part(drawnPart)
  return inOrder(
    drawnPart.text
      .split(/(?<=\))(?=[A-Z(])/)
      .flatMap((group, index) =>
        place + index > 0 && /^[A-Z([]/.test(group) ? [createElement('wbr'), group] : [group],
      ),
  )
}

/** A raised or lowered part is drawn as such, and copied in characters that need no markup. */
function part(drawnPart: MarkupPart): ReactNode {
  const { text, position } = drawnPart
  if (position === 'base') return text
  return createElement(
    Drawn,
    { copied: inScript(drawnPart) },
    createElement(position, { className: 'select-none' }, text),
  )
}

/** The drawn form, and the text that is copied in its place. */
function Drawn({ copied, children }: { readonly copied: string; readonly children?: ReactNode }) {
  return (
    <>
      {children}
      <span className="copied">{copied}</span>
    </>
  )
}

/** The parts of a text never change places, so they need no keys. */
function inOrder(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}
