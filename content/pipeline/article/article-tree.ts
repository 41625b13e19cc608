import { dirname, join } from 'node:path'

import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { propertyOfTrend, trends } from '#content/elements/trends.ts'
import { drawFormula } from '#content/pipeline/math/formula.ts'
import { referencePath, references } from '#content/reference/list.ts'

import { classCount, classShare, contradictions, elementFact } from './element-facts.ts'
import { figureProblems } from './figure-check.ts'
import { frontMatterOf } from './front-matter.ts'
import { addGlossary } from './glossary.ts'
import { type FrontMatter, frontMatterSchema, plannedSlugs } from './library.ts'
import { numberProblems } from './number-style.ts'
import {
  type Attribute,
  attribute,
  component,
  descendants,
  isComponent,
  type Node,
  rewrite,
  textOf,
} from './tree.ts'
import { keepTogether, markNotation, setType } from './typesetting.ts'
import { foldSteps, steppedSlugs } from './worked-steps.ts'

/** The facts about an article that the pipeline collects while it compiles it. */
export type ArticleFacts = {
  frontMatter: FrontMatter | null
  /** Why the build must fail. */
  problems: string[]
  /** Words without formulas, answers included. */
  words: number
  headings: { readonly id: string; readonly text: string }[]
  /** The classes that the formulas need styles for. */
  mathClasses: Set<string>
  /** Headings, paragraphs, and the contents of lists and exercises, without formulas and tables. */
  passages: Passage[]
  /** How often each component, table and kind of callout stands in it. */
  counts: Map<string, number>
  links: string[]
  figureNames: string[]
  questions: number
}

export type Passage = {
  readonly kind: 'heading' | 'text' | 'item'
  readonly text: string
  readonly words: number
}

export function emptyFacts(): ArticleFacts {
  return {
    frontMatter: null,
    problems: [],
    words: 0,
    headings: [],
    mathClasses: new Set(),
    passages: [],
    counts: new Map(),
    links: [],
    figureNames: [],
    questions: 0,
  }
}

/** The rules of a kind of page that the pipeline can compile. */
export type Form = {
  /** Its name in a problem: 'an article'. */
  readonly name: string
  readonly fewestWords: number
  readonly mostWords: number
  /** Notes the front matter, or the problems with it. */
  readonly readFrontMatter: (tree: Node, facts: ArticleFacts) => void
  /** Notes the problems of a figure. */
  readonly checkFigure: (file: string, name: string) => readonly string[]
}

/** The rules of an article. */
const articleForm: Form = {
  name: 'an article',
  fewestWords: 900,
  mostWords: 2000,
  readFrontMatter,
  // Each figure is a module beside the article.
  checkFigure: (file, name) =>
    figureProblems(join(dirname(file), 'figures', slugOf(file), `${name}.tsx`)),
}

const callouts = new Set(['key', 'mixup', 'rule', 'safety', 'deeper'])
const NO_BREAK = '\u00a0'
const exercises = new Set(['Worked', 'YourTurn', 'Question'])
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  Callout: ['kind'],
  Worked: ['title'],
  YourTurn: ['answer'],
  Question: ['answer'],
  El: ['s'],
  Fact: ['of', 'is'],
  Count: ['of'],
  Share: ['of'],
  Figure: ['name'],
  Say: ['as'],
  Unchecked: ['why'],
}

/** The answer of a task can have a drawing. */
const optionalOf: Readonly<Record<string, readonly string[]>> = {
  YourTurn: ['figure'],
  Question: ['figure'],
}

/**
 * The remark plugin: checks everything that can be wrong in an article and turns its components and
 * formulas into what the page draws.
 * @param factsOf where to note what is found in the file of this path
 * @param written the articles that exist; links to the other planned ones become plain words
 * @param form the kind of page, an article unless it is given
 */
export function articleTree(
  factsOf: (path: string) => ArticleFacts,
  written: ReadonlySet<string>,
  form: Form = articleForm,
) {
  return () =>
    (tree: Node, file: { readonly path: string }): void => {
      const facts = factsOf(file.path)
      const article: Article = { tree, file: file.path, facts, written, form }
      form.readFrontMatter(tree, facts)
      checkNodes(article)
      measure(article)
      numberQuestions(article)
      if (steppedSlugs.has(slugOf(article.file))) foldSteps(article.tree)
      addGlossary(article.tree, facts.frontMatter?.keyTerms ?? [])
      fillFacts(article)
      setType(article.tree)
      facts.problems.push(...facts.passages.flatMap(({ text }) => contradictions(text)))
      drawFormulas(article)
      keepTogether(article.tree)
      markNotation(article.tree)
      placeFigures(article)
      unlinkPlanned(article)
    }
}

type Article = {
  readonly tree: Node
  readonly file: string
  readonly facts: ArticleFacts
  readonly written: ReadonlySet<string>
  readonly form: Form
}

function fail({ facts }: Article, node: Node, problem: string): void {
  const at = node.position?.start.line
  facts.problems.push(at === undefined ? problem : `line ${at}: ${problem}`)
}

function readFrontMatter(tree: Node, facts: ArticleFacts): void {
  const read = frontMatterOf(tree, frontMatterSchema)
  if ('problems' in read) {
    facts.problems.push(...read.problems)
    return
  }
  const { title, subtitle, objective } = read.frontMatter
  facts.frontMatter = read.frontMatter
  facts.problems.push(...[title, subtitle, objective].flatMap(numberProblems))
}

function checkNodes(article: Article): void {
  for (const node of descendants(article.tree)) {
    if (isComponent(node)) checkComponent(article, node)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      fail(article, node, 'braces stand only inside $...$')
    }
    if (node.type === 'text' && node.value?.includes('$'))
      fail(article, node, 'a $ without its partner')
    if (node.type === 'text' && /\|\s*:?-{3}/.test(node.value ?? '')) {
      fail(article, node, 'a table needs an empty line before it')
    }
    if (node.type === 'heading') checkHeading(article, node)
    if (node.type === 'link') checkLink(article, node)
    if (node.type === 'html') fail(article, node, 'no HTML in an article')
    for (const problem of wordsIn(node).flatMap(numberProblems)) fail(article, node, problem)
  }
}

/** Returns the readable texts of a node itself, with formulas between dollar signs. */
function wordsIn(node: Node): readonly string[] {
  if (node.type === 'text') return [node.value ?? '']
  if (node.type === 'inlineMath' || node.type === 'math') return [`$${node.value ?? ''}$`]
  return ['answer', 'title', 'as'].map((name) => attribute(node, name) ?? '')
}

function checkComponent(article: Article, node: Node): void {
  const name = node.name ?? ''
  const expected = attributesOf[name]
  if (expected === undefined) return fail(article, node, `there is no component <${name}>`)
  article.facts.counts.set(name, (article.facts.counts.get(name) ?? 0) + 1)
  const isComplete = expected.every((key) => attribute(node, key)?.trim())
  const given = node.attributes?.map((entry) => entry.name ?? '') ?? []
  const more = given.filter((key) => !expected.includes(key))
  const isKnown = more.every((key) => optionalOf[name]?.includes(key))
  if (!isComplete || !isKnown || given.length !== expected.length + more.length) {
    return fail(article, node, `<${name}> has exactly the attributes ${expected.join(', ')}`)
  }
  if (name === 'Callout') checkCallout(article, node)
  if (name === 'El' && elementBySymbol(attribute(node, 's') ?? '') === undefined) {
    fail(article, node, `${attribute(node, 's')} is no element`)
  }
}

function checkCallout(article: Article, node: Node): void {
  const kind = attribute(node, 'kind') ?? ''
  if (!callouts.has(kind)) return fail(article, node, `there is no callout '${kind}'`)
  article.facts.counts.set(kind, (article.facts.counts.get(kind) ?? 0) + 1)
  const text = textOf(node)
  const parts = ['Tempting idea:', 'What is true:', 'How we know:']
  if (kind === 'mixup' && !parts.every((part) => text.includes(part))) {
    fail(article, node, `a mixup has the parts ${parts.join(' ')}`)
  }
}

function checkHeading(article: Article, node: Node): void {
  if (node.depth !== 2 && node.depth !== 3) fail(article, node, 'headings are ## or ###')
  if (descendants(node).some(({ type }) => type === 'inlineMath' || isComponentType(type))) {
    fail(article, node, 'a heading holds words only')
  }
}

function isComponentType(type: string): boolean {
  return type === 'mdxJsxTextElement'
}

/** A property on the table that a trend is about, with the cells or the plot that the text names. */
function isTrendLink(url: string): boolean {
  const [, key, symbols = ''] =
    /^\/dashboard\/periodic-table\?show=(\w+)(?:&ring=([A-Za-z,]+)|&x=atomicNumber)?$/.exec(url) ??
    []
  const isTrend = trends.some((trend) => propertyOfTrend(trend) === key)
  const named = symbols === '' ? [] : symbols.split(',')
  return isTrend && named.every((symbol) => elementBySymbol(symbol) !== undefined)
}

function checkLink(article: Article, node: Node): void {
  const url = node.url ?? ''
  article.facts.links.push(url)
  const slug = /^\/blog\/([a-z-]+)(?:#[\w-]+)?$/.exec(url)?.[1]
  const symbol = /^\/dashboard\/periodic-table\/([A-Z][a-z]?)$/.exec(url)?.[1]
  const isKnown =
    (slug !== undefined && plannedSlugs.includes(slug)) ||
    (symbol !== undefined && elementBySymbol(symbol) !== undefined) ||
    isTrendLink(url) ||
    ['/blogs', '/dashboard/periodic-table', '/dashboard/questions'].includes(url) ||
    references.some((page) => referencePath(page.slug) === url) ||
    /^#[\w-]+$/.test(url)
  if (!isKnown) fail(article, node, `the link ${url} leads nowhere in the product`)
}

/** Counts the words and notes the passages before anything is drawn. */
function measure({ tree, facts, form }: Article): void {
  for (const node of tree.children ?? []) notePassages(node, facts, 'text')
  const answers = descendants(tree).map((node) => attribute(node, 'answer') ?? '')
  const answerText = answers.join(' ').replaceAll(/\$[^$]*\$/g, ' ')
  facts.words = wordCount(wordsOfTree(tree)) + wordCount(answerText)
  const { name, fewestWords, mostWords } = form
  if (facts.words < fewestWords || facts.words > mostWords) {
    facts.problems.push(`${facts.words} words: ${name} has ${fewestWords} to ${mostWords}`)
  }
}

function wordsOfTree(node: Node): string {
  if (node.type === 'text') return node.value ?? ''
  const isBlock = ['paragraph', 'heading', 'tableCell', 'listItem'].includes(node.type)
  return (node.children ?? []).map(wordsOfTree).join('') + (isBlock ? '\n' : '')
}

/** Counts words as a reader does: runs that hold a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function notePassages(node: Node, facts: ArticleFacts, around: 'text' | 'item'): void {
  if (node.type === 'table') return
  if (node.type === 'heading') {
    facts.passages.push({ kind: 'heading', text: textOf(node), words: 0 })
    return
  }
  const kind = node.type === 'list' || exercises.has(node.name ?? '') ? 'item' : around
  const isText = node.type === 'paragraph' || (isComponent(node) && hasPhrasing(node))
  if (!isText) {
    for (const child of node.children ?? []) notePassages(child, facts, kind)
    return
  }
  const text = passageText(node).replaceAll(/\s+/g, ' ').trim()
  if (!text.startsWith('Table:')) facts.passages.push({ kind, text, words: wordCount(text) })
}

function hasPhrasing(node: Node): boolean {
  return node.children?.some(({ type }) => type === 'text') ?? false
}

/** A formula counts as one short word, so that sentences keep their shape. */
function passageText(node: Node): string {
  if (node.type === 'inlineMath' || node.name === 'El') return 'X'
  if (node.name === 'Fact')
    return elementFact(attribute(node, 'of') ?? '', attribute(node, 'is') ?? '') ?? ''
  if (node.name === 'Count' || node.name === 'Share') return '9'
  if (node.type === 'text') return node.value ?? ''
  return (node.children ?? []).map(passageText).join('')
}

/** Questions and turns get their numbers, and their answers are folded in below them. */
function numberQuestions({ tree, facts }: Article): void {
  for (const [name, label] of [
    ['YourTurn', 'turn'],
    ['Question', 'question'],
  ] as const) {
    const asked = descendants(tree).filter((node) => node.name === name)
    if (name === 'Question') facts.questions = asked.length
    for (const [index, node] of asked.entries()) {
      const number = String(index + 1)
      const answer = attribute(node, 'answer') ?? ''
      const figure = attribute(node, 'figure')
      const drawing =
        figure === undefined ? [] : [component('flow', 'Figure', { name: figure }, [])]
      const folded = component('flow', 'Answer', { kind: label, number }, [
        ...phrasing(answer),
        ...drawing,
      ])
      node.attributes = asAttributes({ kind: label, number })
      node.name = 'Task'
      node.children = [...(node.children ?? []), folded]
    }
  }
}

function asAttributes(values: Readonly<Record<string, string>>): Attribute[] {
  return component('flow', '', values).attributes ?? []
}

/** The text of an attribute with its formulas. */
function phrasing(text: string): Node[] {
  return text
    .split(/\$([^$]*)\$/)
    .map((part, index): Node => ({ type: index % 2 === 1 ? 'inlineMath' : 'text', value: part }))
    .filter(({ value }) => value !== '')
}

/** Numbers that overlap with the element table come from its data. */
function fillFacts(article: Article): void {
  for (const table of descendants(article.tree).filter(({ type }) => type === 'table')) {
    fillTable(table)
  }
  rewrite(article.tree, (node) => {
    const value = computed(node)
    if (value === undefined) return undefined
    if (value === null) fail(article, node, `<${node.name}> has no value for this`)
    return [{ type: 'text', value: value ?? '' }]
  })
}

/** Where the head of a column or of a row names the unit, a fact does without. */
function fillTable(table: Node): void {
  const [head, ...rows] = table.children ?? []
  for (const row of rows) {
    for (const [column, cell] of (row.children ?? []).entries()) {
      const heads = [head?.children?.[column], row.children?.[0]].map((at) => at && textOf(at))
      rewrite(cell, (node) => {
        const [value, unit] = (node.name === 'Fact' ? computed(node) : null)?.split(NO_BREAK) ?? []
        const isSaid = unit !== undefined && heads.some((text) => text?.includes(`(${unit}`))
        return isSaid ? [{ type: 'text', value: value ?? '' }] : undefined
      })
    }
  }
}

function computed(node: Node): string | null | undefined {
  if (!isComponent(node)) return undefined
  const of = attribute(node, 'of') ?? ''
  if (node.name === 'Fact') return elementFact(of, attribute(node, 'is') ?? '')
  if (node.name === 'Count') return classCount(of)?.toString() ?? null
  return node.name === 'Share' ? classShare(of) : undefined
}

function drawFormulas(article: Article): void {
  rewrite(article.tree, (node, parent) => {
    if (node.name === 'Say' || node.name === 'Unchecked') return spokenOrUnchecked(article, node)
    if (node.type !== 'inlineMath' && node.type !== 'math') return undefined
    return [drawn(article, node, parent, {})]
  })
}

/** Both hold formulas only; their attributes go to each formula within. */
function spokenOrUnchecked(article: Article, node: Node): Node[] {
  const say = node.name === 'Say' ? attribute(node, 'as') : undefined
  return descendants(node)
    .filter(({ type }) => type === 'inlineMath' || type === 'math')
    .map((formula) =>
      drawn(article, formula, node, { say, isUnchecked: node.name === 'Unchecked' }),
    )
}

function drawn(
  article: Article,
  node: Node,
  parent: Node,
  how: { readonly say?: string | undefined; readonly isUnchecked?: boolean },
): Node {
  const isDisplay = node.type === 'math'
  const formula = drawFormula(node.value ?? '', { ...how, isDisplay })
  if ('problem' in formula) {
    fail(article, node.position === undefined ? parent : node, formula.problem)
    return { type: 'text', value: '' }
  }
  for (const [, classes = ''] of formula.html.matchAll(/class="([^"]*)"/g)) {
    for (const name of classes.split(' ')) article.facts.mathClasses.add(name)
  }
  const inline = component('text', 'Formula', formula)
  return isDisplay ? displayed(inline) : inline
}

/** A formula on a line of its own; where it is too wide, it scrolls. */
function displayed(formula: Node): Node {
  const box = { className: ['display-formula'], role: 'group', ariaLabel: 'Formula', tabIndex: 0 }
  return { type: 'paragraph', data: { hName: 'div', hProperties: box }, children: [formula] }
}

function placeFigures(article: Article): void {
  for (const node of descendants(article.tree)) {
    const name = node.name === 'Figure' ? (attribute(node, 'name') ?? '') : ''
    if (name === '') continue
    if (article.facts.figureNames.includes(name)) continue
    article.facts.figureNames.push(name)
    for (const problem of article.form.checkFigure(article.file, name)) fail(article, node, problem)
  }
}

/** The name of an article is the name of its file. */
export function slugOf(file: string): string {
  return /([^/\\]+)\.mdx$/.exec(file)?.[1] ?? ''
}

/** Links to articles that are not written yet are words until they are. */
function unlinkPlanned({ tree, written }: Article): void {
  rewrite(tree, (node) => {
    const slug = /^\/blog\/([a-z-]+)/.exec(node.url ?? '')?.[1]
    if (node.type !== 'link' || slug === undefined || written.has(slug)) return undefined
    return node.children ?? []
  })
}
