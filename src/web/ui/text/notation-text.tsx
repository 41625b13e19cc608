import { createElement, Fragment } from 'react'

import { notationIn, type Run } from '#chemistry/speech/notation.ts'

/** A text of which a translator leaves symbols and values alone. Another text is another element. */
export function NotationText({ text }: { readonly text: string }) {
  return (
    <span key={text}>{createElement(Fragment, null, ...notationIn(text).map(untranslated))}</span>
  )
}

/** Draws a text as `NotationText` does. */
export function drawNotation(text: string) {
  return <NotationText text={text} />
}

/** Draws a run of a text, which a translator leaves alone where it is notation. */
export function untranslated({ text, isNotation }: Run) {
  return isNotation ? createElement('span', { translate: 'no' }, text) : text
}
