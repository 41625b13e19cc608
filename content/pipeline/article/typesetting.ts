import { notationIn } from '#chemistry/speech/notation.ts'
import { withMarks } from '#content/pipeline/math/formula.ts'

import { attribute, component, descendants, type Node, rewrite } from './tree.ts'

const NO_BREAK = '\u00a0'
const BEFORE_UNIT =
  /(?<=\d) (?=(?:°[CF]|[km]?g|k?J|m?mol|m?L|[pnmck]?m|u|K|e?V|k?Pa|atm|bar|min|h)(?![\p{L}\p{N}]))/gu
const MARKS_BEFORE = /[([“‘]+$/u
const MARKS_AFTER = /^(?:[.,;:!?)\]%”-]|’s?)+/u

/** Typewriter quotes and apostrophes become those of print; a number and its unit stay together. */
export function setType(tree: Node): void {
  for (const node of descendants(tree)) {
    if (node.type !== 'text') continue
    node.value = (node.value ?? '')
      .replaceAll(/(?<=[\p{L}\p{N}])'/gu, '’')
      .replaceAll(/"([^"]*)"/g, '“$1”')
      .replaceAll(BEFORE_UNIT, NO_BREAK)
  }
}

/** A line never breaks between a formula and the marks around it. */
export function keepTogether(tree: Node): void {
  for (const parent of [tree, ...descendants(tree)]) {
    const children = parent.children ?? []
    for (const [index, node] of children.entries()) {
      if (node.name !== 'Formula') continue
      const [before, after] = [children[index - 1], children[index + 1]]
      const marks = {
        before: taken(before, MARKS_BEFORE),
        after: taken(after, MARKS_AFTER),
      }
      const together = withMarks(
        {
          html: attribute(node, 'html') ?? '',
          spoken: attribute(node, 'spoken') ?? '',
          plain: attribute(node, 'plain') ?? '',
        },
        marks,
      )
      node.attributes = component('text', '', together).attributes ?? []
    }
  }
}

/** Symbols and values with their unit are marked as nothing to translate. */
export function markNotation(tree: Node): void {
  rewrite(tree, (node, parent) => {
    if (node.type !== 'text' || attribute(parent, 'translate') === 'no') return undefined
    const runs = notationIn(node.value ?? '').map(({ text, isNotation }) => ({
      text,
      isNotation: isNotation && /\p{L}/u.test(text),
    }))
    if (runs.every(({ isNotation }) => !isNotation)) return undefined
    return runs.map(({ text, isNotation }): Node => {
      const value: Node = { type: 'text', value: text }
      return isNotation ? component('text', 'span', { translate: 'no' }, [value]) : value
    })
  })
}

/** Removes the match of a pattern from a text and returns it. */
function taken(node: Node | undefined, pattern: RegExp): string {
  const marks = node?.type === 'text' ? (pattern.exec(node.value ?? '')?.[0] ?? '') : ''
  if (node !== undefined && marks !== '') node.value = node.value?.replace(pattern, '') ?? ''
  return marks
}
