import { type ESTree, parseSync, Visitor } from 'vite'

import type { SourceFile } from '#scripts/evidence/folders/imports.ts'

type Markup = ESTree.JSXElement | ESTree.JSXFragment

const PROBLEM =
  'a text has siblings, and another element of the same tag may take the place of its own: give the text an element, or both elements a key'

/**
 * Returns where a screen would break once the browser has translated it, because one element becomes
 * another one of its tag: React then keeps the element and removes its children one by one, among them a
 * text in the place of which a translator has put an element of its own.
 */
export function exchangedElementsIn({ path, source }: SourceFile): readonly string[] {
  const { program } = parseSync(path, source)
  const found = new Set<number>()
  /** The elements that each function around the current place may return. */
  const returned: Markup[][] = []

  function note(all: readonly Markup[]): void {
    for (const one of all) {
      const isExchanged = all.some((other) => other !== one && signOf(other) === signOf(one))
      if (isExchanged && hasTextWithSiblings(one)) found.add(one.start)
    }
  }

  function enter(): void {
    returned.push([])
  }

  function leave(): void {
    note(returned.pop() ?? [])
  }

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument }) {
      if (argument !== null) returned.at(-1)?.push(...outcomesOf(argument))
    },
    ConditionalExpression(expression) {
      note(outcomesOf(expression))
    },
  }).visit(program)

  function signOf(markup: Markup): string {
    if (markup.type === 'JSXFragment') return ''
    const { name, attributes } = markup.openingElement
    const key = attributes.find(isKey)
    return [name, ...(key === undefined ? [] : [key])]
      .map(({ start, end }) => source.slice(start, end))
      .join(' ')
  }

  return [...found].map(
    (start) => `${path}:${source.slice(0, start).split('\n').length}: ${PROBLEM}`,
  )
}

function isKey(attribute: ESTree.JSXAttributeItem): boolean {
  return (
    attribute.type === 'JSXAttribute' &&
    attribute.name.type === 'JSXIdentifier' &&
    attribute.name.name === 'key'
  )
}

function hasTextWithSiblings({ children }: Markup): boolean {
  const drawn = children.filter((child) => !(child.type === 'JSXText' && child.value.trim() === ''))
  return drawn.length > 1 && drawn.some(({ type }) => type === 'JSXText')
}

/** The elements that an expression may be. */
function outcomesOf(expression: ESTree.Expression): readonly Markup[] {
  const { type } = expression
  if (type === 'JSXElement' || type === 'JSXFragment') return [expression]
  if (type === 'ParenthesizedExpression') return outcomesOf(expression.expression)
  if (type === 'LogicalExpression') return outcomesOf(expression.right)
  return type === 'ConditionalExpression'
    ? [expression.consequent, expression.alternate].flatMap(outcomesOf)
    : []
}
