import { component, descendants, type Node } from './tree.ts'

/** The articles that teach a procedure: a reader works each step out before opening it. */
export const steppedSlugs: ReadonlySet<string> = new Set([
  'electron-shells-and-orbitals',
  'how-to-balance-chemical-equations',
  'lewis-dot-structures-guide',
  'what-is-the-mole',
])

/** Folds the steps of every worked example behind the first into a `Step` that opens on its own. */
export function foldSteps(tree: Node): void {
  for (const example of descendants(tree).filter(({ name }) => name === 'Worked')) {
    for (const list of example.children ?? []) {
      if (list.type !== 'list') continue
      for (const [index, item] of (list.children ?? []).entries()) {
        if (index === 0) continue
        item.children = [
          component('flow', 'Step', { number: String(index + 1) }, item.children ?? []),
        ]
      }
    }
  }
}
