import { createElement, Fragment, type ReactNode } from 'react'

import { notationIn } from '#chemistry/speech/notation.ts'
import { untranslated } from '#web/ui/text/notation-text.tsx'

/** A tag with its attributes in double quotes, or the text up to the next one. */
const TOKEN = /<(?<end>\/?)(?<tag>\w+)(?<attributes>(?: [\w-]+="[^"]*")*)(?<empty>\/?)>|[^<]+/g
const ATTRIBUTE = / (?<name>[\w-]+)="(?<value>[^"]*)"/g
const ENTITY = /&(?:amp|lt|gt|quot);/g

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

type Open = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReactNode[]
}

/**
 * Returns the elements of markup that `sheetsOf` has written: the policy of a page does not let a text become HTML. A browser
 * that translates the page leaves symbols, values and the letters of options alone.
 * @throws RangeError when a tag is not closed in its place
 */
export function drawnMarkup(html: string): ReactNode {
  const root: Open = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [token, groups] of tokensOf(html)) {
    const around = open.at(-1) ?? root
    if (groups.tag === undefined) around.children.push(...wordsOf(plain(token), open))
    else if (groups.end === '/') {
      const [inner, outer] = [open.pop(), open.at(-1)]
      if (inner?.tag !== groups.tag) throw new RangeError(`A tag is not closed: ${token}`)
      outer?.children.push(elementOf(inner))
    } else {
      const one = { tag: groups.tag, attributes: attributesOf(groups.attributes), children: [] }
      if (groups.empty === '/') around.children.push(elementOf(one))
      else open.push(one)
    }
  }
  if (open.length > 1) throw new RangeError(`A tag is not closed: ${open.at(-1)?.tag}`)
  return createElement(Fragment, null, ...root.children)
}

function tokensOf(html: string) {
  return Array.from(html.matchAll(TOKEN), ({ 0: token, groups = {} }) => [token, groups] as const)
}

function elementOf({ tag, attributes, children }: Open): ReactNode {
  return createElement(tag, attributes, ...children)
}

function attributesOf(text = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ({ groups = {} }) => [
      nameInReact(groups['name'] ?? ''),
      plain(groups['value'] ?? ''),
    ]),
  )
}

function nameInReact(name: string): string {
  if (name === 'class') return 'className'
  if (/^(?:aria|data)-/.test(name)) return name
  return name.replace(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase())
}

/** The words of a text and its notation, which is marked where an element may stand in it: not within a drawing. */
function wordsOf(text: string, open: readonly Open[]): readonly ReactNode[] {
  return open.some(({ tag }) => tag === 'svg') || text.trim() === ''
    ? [text]
    : notationIn(text).map(untranslated)
}

function plain(text: string): string {
  return text.replaceAll(ENTITY, (entity) => characters[entity] ?? entity)
}
