import { type Container, parse, type Root } from 'postcss'
import selectorParser, {
  type Attribute,
  type Node,
  type Pseudo,
  type Selector,
} from 'postcss-selector-parser'

/** The parts of a page that selectors ask for. */
type Page = {
  readonly classes: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  /** As `name` and as `name=value`; null when a script may set any. */
  readonly attributes: ReadonlySet<string> | null
}

/** Classes and attributes that a page without a program gets from the theme script and its reader. */
const THEME_CLASSES = ['light']
const LATER_ATTRIBUTES = ['data-account', 'open']
/** Pseudo-elements and states that only these elements have. Only a script starts a view transition. */
const OWNERS: readonly (readonly [pseudo: RegExp, tags: readonly string[]])[] = [
  [/^::backdrop\b/, ['dialog']],
  [/^::file-selector-button\b|^::-webkit-(?:search|date|calendar|inner|outer)/, ['input']],
  [/^::placeholder\b|^:-moz-ui-invalid\b/, ['input', 'textarea']],
  [/^::view-transition/, []],
]
/** Pseudo-classes that match nothing unless one of the selectors in their brackets does. */
const ASKING = new Set([':is', ':where', ':has'])
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'starting-style'])
const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g
const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g

/**
 * Leaves only what a page uses in its style elements: rules whose selectors may match, custom properties
 * that a value asks for, and keyframes that an animation names. The page must be one whose markup never
 * changes, because it has no program.
 */
export function withUsedStyles(html: string): string {
  const markup = html.replaceAll(STYLE, '')
  const sheets = Array.from(html.matchAll(STYLE), ([, , css = '']) => parse(css))
  removeUnused(sheets, sheets, markup, pageOf(markup))
  const texts = sheets.map(String).values()
  return html.replaceAll(
    STYLE,
    (_, open: string, _css: string, close: string) => `${open}${texts.next().value ?? ''}${close}`,
  )
}

/**
 * Leaves of one style sheet of a page only what its markup uses before the program of the page comes, which
 * brings the whole sheet. What a script in the page itself may set or make counts as used. Other style elements stay.
 */
export function withFirstStyles(html: string, css: string): string {
  const markup = html.replaceAll(STYLE, '')
  const sheet = parse(css)
  const others = Array.from(html.matchAll(STYLE), ([, , text = '']) => text)
    .filter((text) => text !== css)
    .map((text) => parse(text))
  const made = Array.from(markup.matchAll(SCRIPT), ([, script = '']) => script)
    .join(' ')
    .match(/[\w-]+/g)
  const { classes, tags } = pageOf(markup)
  const page = {
    classes: new Set([...classes, ...(made ?? [])]),
    tags: new Set([...tags, ...(made ?? [])]),
    attributes: null,
  }
  removeUnused([sheet], [sheet, ...others], markup, page)
  return html.replace(`>${css}</style>`, () => `>${String(sheet)}</style>`)
}

/** Removes from some style sheets what neither the page nor any of all its sheets uses. */
function removeUnused(
  some: readonly Root[],
  all: readonly Root[],
  markup: string,
  page: Page,
): void {
  for (const sheet of some) removeUnusedRules(sheet, page)
  removeUnusedProperties(some, all, markup)
  removeUnusedKeyframes(some, all)
  for (const sheet of some) removeEmpty(sheet)
}

function pageOf(markup: string) {
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

/** Rules within rules stay with the outer one: their selectors depend on it. */
function removeUnusedRules(container: Container, page: Page): void {
  container.each((node) => {
    if (node.type === 'comment') node.remove()
    if (node.type === 'atrule' && GROUPS.has(node.name)) removeUnusedRules(node, page)
    if (node.type !== 'rule') return
    const selectors = selectorParser().astSync(node.selector).nodes
    const used = selectors.filter((selector) => isUsed(selector, page))
    if (used.length === 0) node.remove()
    else if (used.length < selectors.length) node.selector = used.map(String).join(',')
  })
}

function isUsed({ nodes }: Selector, page: Page): boolean {
  return nodes.every((node) => mayMatch(node, page))
}

function mayMatch(node: Node, page: Page): boolean {
  if (node.type === 'class') return page.classes.has(node.value)
  if (node.type === 'tag') return page.tags.has(node.value.toLowerCase())
  if (node.type === 'attribute') return page.attributes?.has(askedOf(node)) ?? true
  return node.type === 'pseudo' ? mayApply(node, page) : true
}

/** `:not()`, and several selectors in brackets, rule nothing out. */
function mayApply({ value, nodes }: Pseudo, page: Page): boolean {
  const [inner, ...others] = nodes
  if (inner !== undefined && others.length === 0 && ASKING.has(value)) return isUsed(inner, page)
  return OWNERS.every(
    ([pseudo, owners]) => !pseudo.test(value) || owners.some((tag) => page.tags.has(tag)),
  )
}

/** Comparisons other than `=` ask for the name alone, and so do values that come later. */
function askedOf({ attribute, operator, value, insensitive }: Attribute): string {
  const isExact = operator === '=' && insensitive !== true
  return isExact && !LATER_ATTRIBUTES.includes(attribute) ? `${attribute}=${value}` : attribute
}

function removeUnusedProperties(some: readonly Root[], all: readonly Root[], markup: string): void {
  const used = usedProperties(all, markup)
  for (const sheet of some) {
    sheet.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove()
    })
    sheet.walkAtRules('property', (rule) => {
      if (!used.has(rule.params)) rule.remove()
    })
  }
}

/** Returns the custom properties that are asked for, each with those that its values ask for. */
function usedProperties(sheets: readonly Root[], markup: string): ReadonlySet<string> {
  const asked = propertiesIn(markup)
  const values = new Map<string, string>()
  for (const sheet of sheets) {
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) values.set(prop, `${values.get(prop) ?? ''} ${value}`)
      else asked.push(...propertiesIn(value))
    })
  }
  const used = new Set<string>()
  for (const name of asked) {
    if (used.has(name)) continue
    used.add(name)
    asked.push(...propertiesIn(values.get(name) ?? ''))
  }
  return used
}

function propertiesIn(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name)
}

function removeUnusedKeyframes(some: readonly Root[], all: readonly Root[]): void {
  const named = new Set<string>()
  for (const sheet of all) {
    sheet.walkDecls(/^--|animation(?:-name)?$/, ({ value }) => {
      for (const word of value.split(/[\s,()]+/)) named.add(word)
    })
  }
  for (const sheet of some) {
    sheet.walkAtRules('keyframes', (rule) => {
      if (!named.has(rule.params)) rule.remove()
    })
  }
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type === 'rule' || (node.type === 'atrule' && GROUPS.has(node.name))) {
      if (node.nodes === undefined) return
      removeEmpty(node)
      if (node.nodes.length === 0) node.remove()
    }
  })
}
