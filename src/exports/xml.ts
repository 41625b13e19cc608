import { escaped } from './markup.ts'

/** An element of XML, a text, or nothing. */
export type Node = Element | string | null

/** A file of a package: its path and its text. */
export type TextFile = { readonly path: string; readonly text: string }

export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Node[]
}

/** Returns an element. Nothing is written for children that are null. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Node[]
): Element {
  return { name, attributes, children }
}

/** Writes a document with this element at its root. No text becomes markup. */
export function xmlDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`
}

function written(node: Node): string {
  if (node === null) return ''
  if (typeof node === 'string') return escaped(node)
  const { name, attributes, children } = node
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const content = children.map(written).join('')
  return content === ''
    ? `<${name}${listed.join('')}/>`
    : `<${name}${listed.join('')}>${content}</${name}>`
}
