import { createElement, Fragment, type ReactNode } from 'react'

import { type Segment, segments } from '#chemistry/spoken.ts'

/** A sentence whose formulas are drawn with real indices and read out as words. */
export function ChemicalText({ text }: { readonly text: string }) {
  return inOrder(segments(text).map(drawn))
}

function drawn(segment: Segment): ReactNode {
  if (segment.kind === 'text') return segment.text
  return (
    <span>
      <span aria-hidden className="whitespace-nowrap">
        {inOrder(
          segment.parts.map(({ text, position }) =>
            position === 'base' ? text : createElement(position, null, text),
          ),
        )}
      </span>
      <span className="sr-only">{segment.spoken}</span>
    </span>
  )
}

/** The parts of a text never change places, so they need no keys. */
function inOrder(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}
