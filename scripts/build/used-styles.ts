/** What a page consists of, as far as its styles ask. */
type Page = {
  readonly classes: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  /** As `name` and as `name=value`. */
  readonly attributes: ReadonlySet<string>
}

/** A rule or a group of rules with what stands between its braces; null for a statement without. */
type Block = { readonly head: string; readonly body: string | null }

/** What a page without script gets from the script of the theme alone, and from its reader. */
const THEME_CLASSES = ['light']
const LATER_ATTRIBUTES = ['data-account', 'open']
/** Parts that only such elements have; and what only a script can begin. */
const PARTS: readonly (readonly [part: RegExp, tags: readonly string[]])[] = [
  [/::backdrop\b/, ['dialog']],
  [/::file-selector-button\b|::-webkit-(?:search|date|calendar|inner|outer)/, ['input']],
  [/::placeholder\b|:-moz-ui-invalid\b/, ['input', 'textarea']],
  [/::view-transition/, []],
]
/** `[name]` or `[name=value]`; other comparisons ask for the name alone. */
const ATTRIBUTE = /(?<!\\)\[([\w-]+)(?:="?([^"\]]*)"?|[^\]]*)\]/g
const GROUP = /^@(?:media|supports|layer|container|starting-style)\b/
const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g

/**
 * Leaves in the style elements of a page only what the page uses. For pages without script: what they
 * consist of never changes.
 */
export function withUsedStyles(html: string): string {
  const markup = html.replaceAll(STYLE, '')
  const page = pageOf(markup)
  const kept = html.replaceAll(
    STYLE,
    (_, open: string, css: string, close: string) => `${open}${usedRules(css, page)}${close}`,
  )
  const used = usedVariables(kept, markup)
  return kept.replaceAll(
    STYLE,
    (_, open: string, css: string, close: string) => `${open}${usedParts(css, used)}${close}`,
  )
}

function pageOf(markup: string): Page {
  const lists = Array.from(markup.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) => list)
  const tags = Array.from(markup.matchAll(/<([a-z][a-z0-9-]*)/gi), ([, tag = '']) =>
    tag.toLowerCase(),
  )
  const classes = lists.flatMap((list) => list.replaceAll('&amp;', '&').split(/\s+/))
  const attributes = Array.from(
    markup.matchAll(/\s([a-z][\w-]*)(?:="([^"]*)")?(?=[^<>]*>)/gi),
    ([, name = '', value = '']) => [name.toLowerCase(), `${name.toLowerCase()}=${value}`],
  )
  return {
    classes: new Set([...classes, ...THEME_CLASSES]),
    tags: new Set(tags),
    attributes: new Set([...attributes.flat(), ...LATER_ATTRIBUTES]),
  }
}

function usedRules(css: string, page: Page): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === null) return `${head};`
      if (GROUP.test(head)) return block(head, usedRules(body, page))
      if (head.startsWith('@')) return block(head, body)
      const selectors = splitOutside(head, ',').filter((selector) => isUsed(selector, page))
      return selectors.length === 0 ? '' : block(selectors.join(','), body)
    })
    .join('')
}

function isUsed(selector: string, { classes, tags, attributes }: Page): boolean {
  const needed = whatMustBe(selector)
  const named = Array.from(needed.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) =>
    unescaped(name),
  )
  const asked = Array.from(needed.matchAll(ATTRIBUTE), ([, name = '', value]) =>
    value === undefined || LATER_ATTRIBUTES.includes(name) ? name : `${name}=${value}`,
  )
  const typed = needed
    .replaceAll(ATTRIBUTE, '')
    .replaceAll(/[.#:]+(?:\\.|[\w-])+/g, '')
    .split(/[\s>+~*]+/)
    .filter(Boolean)
  return (
    named.every((name) => classes.has(name)) &&
    asked.every((attribute) => attributes.has(attribute)) &&
    typed.every((tag) => tags.has(tag)) &&
    PARTS.every(([part, owners]) => !part.test(needed) || owners.some((tag) => tags.has(tag)))
  )
}

/**
 * A selector without what stands in round brackets, unless nothing else can be meant: `:is(a)` asks for
 * an `a`, and so does `:has(a)`, but `:is(a,b)` and `:not(a)` rule nothing out.
 */
function whatMustBe(selector: string): string {
  let needed = ''
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector.charAt(at)
    if (character !== '(') {
      needed += character === '\\' ? selector.slice(at, at + 2) : character
      if (character === '\\') at += 1
      continue
    }
    const length = endOutside(selector.slice(at + 1), /\)/)
    const inner = selector.slice(at + 1, at + 1 + length)
    const isMeant = /:(?:is|where|has)$/.test(needed) && splitOutside(inner, ',').length === 1
    if (isMeant) needed += ` ${whatMustBe(inner)} `
    at += length + 1
  }
  return needed
}

/** The variables that are asked for, each with those that its value asks for. */
function usedVariables(html: string, markup: string): ReadonlySet<string> {
  const css = Array.from(html.matchAll(STYLE), ([, , text = '']) => text).join('')
  const values = new Map<string, string[]>()
  const plain: string[] = [markup]
  for (const text of declarationsIn(css)) {
    const [, name, value = ''] = /^(--[\w-]+):([\s\S]*)$/.exec(text) ?? []
    if (name === undefined) plain.push(text)
    else values.set(name, [...(values.get(name) ?? []), value])
  }
  const used = new Set<string>()
  let asked = variablesIn(plain.join(' '))
  while (asked.length > 0) {
    for (const name of asked) used.add(name)
    const within = asked.flatMap((name) => values.get(name) ?? [])
    asked = variablesIn(within.join(' ')).filter((name) => !used.has(name))
  }
  return used
}

function declarationsIn(css: string): readonly string[] {
  return blocksOf(css).flatMap(({ head, body }) => {
    if (body === null) return [head]
    if (head.startsWith('@property')) return []
    return body.includes('{') ? declarationsIn(body) : splitOutside(body, ';')
  })
}

function variablesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
}

/** Without variables that nobody asks for and movements that nothing makes. */
function usedParts(css: string, used: ReadonlySet<string>, all = css): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === null) return `${head};`
      const [, rule, name = ''] = /^@(property|keyframes)\s+([\w-]+)/.exec(head) ?? []
      if (rule === 'property') return used.has(name) ? block(head, body) : ''
      if (rule === 'keyframes') return isMade(name, all) ? block(head, body) : ''
      if (GROUP.test(head)) return block(head, usedParts(body, used, all))
      if (head.startsWith('@') || body.includes('{')) return block(head, body)
      const kept = splitOutside(body, ';').filter((text) => {
        const variable = /^(--[\w-]+):/.exec(text)?.[1]
        return variable === undefined || used.has(variable)
      })
      return block(head, kept.join(';'))
    })
    .join('')
}

function isMade(movement: string, css: string): boolean {
  return new RegExp(`animation(?:-name)?:[^;}]*\\b${movement}\\b|:${movement} `).test(css)
}

function block(head: string, body: string): string {
  return body === '' ? '' : `${head}{${body}}`
}

function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = []
  let rest = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim()
  while (rest !== '') {
    const end = endOutside(rest, /[{;}]/)
    if (rest.charAt(end) !== '{') {
      if (rest.slice(0, end).trim() !== '') blocks.push({ head: rest.slice(0, end), body: null })
      rest = rest.slice(end + 1).trim()
      continue
    }
    const close = closingBrace(rest, end)
    blocks.push({ head: rest.slice(0, end).trim(), body: rest.slice(end + 1, close).trim() })
    rest = rest.slice(close + 1).trim()
  }
  return blocks
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    const character = css.charAt(at)
    if (character === '"' || character === "'") at = closingQuote(css, at)
    else if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    if (depth === 0) return at
  }
  return css.length
}

/** Where the first such character stands that is neither quoted, escaped nor in brackets. */
function endOutside(css: string, wanted: RegExp): number {
  let depth = 0
  for (let at = 0; at < css.length; at += 1) {
    const character = css.charAt(at)
    if (character === '\\') at += 1
    else if (character === '"' || character === "'") at = closingQuote(css, at)
    else if (depth === 0 && wanted.test(character)) return at
    else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
  }
  return css.length
}

function closingQuote(css: string, open: number): number {
  let at = open + 1
  while (at < css.length && css.charAt(at) !== css.charAt(open))
    at += css.charAt(at) === '\\' ? 2 : 1
  return at
}

function splitOutside(text: string, separator: ',' | ';'): readonly string[] {
  const parts: string[] = []
  let rest = text
  while (rest !== '') {
    const end = endOutside(rest, separator === ',' ? /,/ : /;/)
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end + 1)
  }
  return parts.filter(Boolean)
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(.)/g, '$1')
}
