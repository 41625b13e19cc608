import { sectionPractice } from '#content/section-practice.ts'

import { type ArticleFacts, slugOf } from './article-tree.ts'
import { component, descendants, type Node, textOf } from './tree.ts'

const CAPTION = /^Table:\s+/
/** A table with fewer columns fits into the column of text as it is. */
const MANY_COLUMNS = 7

/**
 * The rehype plugin: gives every table its caption, its header cells and a box to scroll in, notes the
 * headings for the list of contents, and puts each of them into a section with what follows it and the questions
 * about it.
 */
export function articleHtml(factsOf: (path: string) => ArticleFacts) {
  return () =>
    (tree: Node, file: { readonly path: string }): void => {
      const facts = factsOf(file.path)
      dressTables(tree, facts)
      facts.headings = descendants(tree)
        .filter(({ tagName }) => tagName === 'h2')
        .map((node) => ({ id: idOf(node), text: textOf(node) }))
      tree.children = inSections(tree.children ?? [])
      addPractice(tree, slugOf(file.path), facts)
    }
}

/** A section is one box, which a browser need not lay out before a reader comes near. */
function inSections(nodes: readonly Node[]): Node[] {
  const all: Node[] = []
  let section: Node | null = null
  for (const node of nodes) {
    if (node.tagName === 'h2') section = element('section', {}, [node])
    if (section === null || node.type === 'mdxjsEsm' || node.name === 'Glossary') all.push(node)
    else if (node.tagName === 'h2') all.push(section)
    else section.children?.push(node)
  }
  return all
}

/** Ends each section that questions of the article's own skills are about with a frame for these. */
function addPractice(tree: Node, slug: string, { frontMatter }: ArticleFacts): void {
  for (const section of tree.children ?? []) {
    const heading = section.tagName === 'section' ? section.children?.[0] : undefined
    if (heading === undefined) continue
    const text = textOf(heading)
    const templates = sectionPractice(slug, text, frontMatter?.skills ?? [])
    if (templates.length === 0) continue
    const names = templates.join('.')
    section.children?.push(component('flow', 'SectionPractice', { section: text, names }))
  }
}

function idOf({ properties }: Node): string {
  const id = properties?.['id']
  return typeof id === 'string' ? id : ''
}

function dressTables(parent: Node, facts: ArticleFacts): void {
  const children = (parent.children ?? []).filter(
    ({ type, value }) => type !== 'text' || value?.trim(),
  )
  for (const [index, node] of children.entries()) {
    if (node.tagName !== 'table') {
      dressTables(node, facts)
      continue
    }
    const count = (facts.counts.get('table') ?? 0) + 1
    facts.counts.set('table', count)
    const before = children[index - 1]
    if (before?.tagName !== 'p' || !CAPTION.test(textOf(before))) {
      facts.problems.push(`table ${count} has no line 'Table: ...' before it`)
      continue
    }
    parent.children = (parent.children ?? []).filter((child) => child !== before)
    dressTable(node, before, count)
  }
}

/** The box around a table takes the place of the table itself. */
function dressTable(node: Node, before: Node, count: number): void {
  const id = `table-${count}`
  const [first, ...rest] = before.children ?? []
  const caption: Node = element('caption', { id }, [
    { type: 'text', value: first?.value?.replace(CAPTION, '') ?? '' },
    ...rest,
  ])
  standUpright(node)
  nameRows(node)
  const table = element('table', node.properties ?? {}, [caption, ...(node.children ?? [])])
  node.tagName = 'div'
  node.properties = {
    className: ['article-table'],
    role: 'region',
    tabIndex: 0,
    ariaLabelledBy: [id],
  }
  node.children = [table]
}

/** A table with many columns and few rows is turned on its side, so that it never has to scroll on a laptop. */
function standUpright(table: Node): void {
  const rows = descendants(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ children }) => (children ?? []).filter(({ tagName }) => /^t[hd]$/.test(tagName ?? '')))
  const columns = rows[0]?.length ?? 0
  if (columns < MANY_COLUMNS || columns < 2 * rows.length) return
  const turned = Array.from({ length: columns }, (_, column) =>
    element(
      'tr',
      {},
      rows.flatMap((cells) => {
        const cell = cells[column]
        return cell === undefined ? [] : [{ ...cell, tagName: column === 0 ? 'th' : 'td' }]
      }),
    ),
  )
  table.children = [element('thead', {}, turned.slice(0, 1)), element('tbody', {}, turned.slice(1))]
}

/** Columns are named by the first row, rows by their first cell. */
function nameRows(table: Node): void {
  for (const row of descendants(table).filter(({ tagName }) => tagName === 'tr')) {
    const cells = (row.children ?? []).filter(({ tagName }) => tagName === 'th' || tagName === 'td')
    for (const [index, cell] of cells.entries()) {
      if (cell.tagName === 'th') cell.properties = { ...cell.properties, scope: 'col' }
      else if (index === 0) {
        cell.tagName = 'th'
        cell.properties = { ...cell.properties, scope: 'row' }
      }
    }
  }
}

function element(tagName: string, properties: Record<string, unknown>, children: Node[]): Node {
  return { type: 'element', tagName, properties, children }
}
