import type { ArticleFacts } from './article-tree.ts'
import { descendants, type Node, textOf } from './tree.ts'

const CAPTION = /^Table:\s+/

/**
 * The rehype plugin: gives every table its caption, its header cells and a box to scroll in, notes the
 * headings for the list of contents, and puts each of them into a section with what follows it.
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
    }
}

/** A section is one box, which a browser need not lay out before a reader comes near. */
function inSections(nodes: readonly Node[]): Node[] {
  const all: Node[] = []
  let section: Node | null = null
  for (const node of nodes) {
    if (node.tagName === 'h2') section = element('section', {}, [node])
    if (section === null || node.type === 'mdxjsEsm') all.push(node)
    else if (node.tagName === 'h2') all.push(section)
    else section.children?.push(node)
  }
  return all
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
