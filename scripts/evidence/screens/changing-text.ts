import { type ESTree, parseSync, Visitor } from 'vite'

import type { SourceFile } from '#scripts/evidence/folders/imports.ts'

/**
 * How a child of an element behaves. `text` is the same for good, `changing` may become another text,
 * `part` may come and go, and `element` stays.
 */
type Kind = 'text' | 'changing' | 'part' | 'element'

const REFUSALS = {
  changing: 'a text that may change has siblings: make it one string, or give it an element',
  text: 'a text follows a part that may come and go: give it an element',
  fragment: 'a text stands in a fragment: give it an element',
}

/**
 * Returns where a screen would break once the browser has translated it. A translator puts an element
 * in place of each text, and React still knows only the text: it can neither change it, nor remove it,
 * nor put anything before it. Only a text that is the one child of its element is safe, since React then
 * changes the content of the element.
 */
export function changingTextIn({ path, source }: SourceFile): readonly string[] {
  const { program } = parseSync(path, source)
  const nodes = nodeNamesIn(program)
  const problems: string[] = []

  function report(at: number, problem: string) {
    const line = source.slice(0, at).split('\n').length
    problems.push(`${path}:${line}: ${problem}`)
  }

  function check(parent: ESTree.JSXElement | ESTree.JSXFragment) {
    const children = parent.children.flatMap((child) => {
      const kind = kindOfChild(child, nodes)
      return kind === null ? [] : [{ at: child.start, kind }]
    })
    const isFragment = parent.type === 'JSXFragment'
    let isAfterPart = false
    for (const { at, kind } of children) {
      const isText = kind === 'text' || kind === 'changing'
      if (isText && isFragment) report(at, REFUSALS.fragment)
      else if (kind === 'changing' && children.length > 1) report(at, REFUSALS.changing)
      else if (isText && isAfterPart) report(at, REFUSALS.text)
      isAfterPart ||= kind === 'part'
    }
  }

  new Visitor({ JSXElement: check, JSXFragment: check }).visit(program)
  return problems
}

/** Null for nodes that draw nothing, such as the space between two lines of the source. */
function kindOfChild(child: ESTree.JSXChild, nodes: ReadonlySet<string>): Kind | null {
  switch (child.type) {
    case 'JSXText':
      return child.value.trim() === '' && child.value.includes('\n') ? null : 'text'
    case 'JSXElement':
      return isAlwaysThere(child) ? 'element' : 'part'
    case 'JSXExpressionContainer':
      return child.expression.type === 'JSXEmptyExpression' ? null : kindOf(child.expression, nodes)
    case 'JSXFragment':
    case 'JSXSpreadChild':
      return 'part'
  }
}

function kindOf(expression: ESTree.Expression, nodes: ReadonlySet<string>): Kind {
  if (expression.type === 'ParenthesizedExpression') return kindOf(expression.expression, nodes)
  if (expression.type === 'Literal') return expression.value === null ? 'element' : 'text'
  if (expression.type === 'JSXElement' || expression.type === 'JSXFragment') return 'part'
  if (expression.type === 'CallExpression') return isList(expression) ? 'part' : 'changing'
  if (expression.type === 'LogicalExpression') return partOrText([expression.right], nodes)
  if (expression.type === 'ConditionalExpression') {
    return partOrText([expression.consequent, expression.alternate], nodes)
  }
  if (expression.type !== 'Identifier') return 'changing'
  if (/^[A-Z][A-Z_]*$/.test(expression.name)) return 'text'
  return nodes.has(expression.name) ? 'part' : 'changing'
}

/** Returns the kind of one of several expressions, or nothing. */
function partOrText(
  expressions: readonly ESTree.Expression[],
  nodes: ReadonlySet<string>,
): 'part' | 'changing' {
  const kinds = expressions.map((expression) => kindOf(expression, nodes))
  return kinds.some((kind) => kind === 'text' || kind === 'changing') ? 'changing' : 'part'
}

function isList({ callee }: ESTree.CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'map'
  )
}

/**
 * An element of HTML, or a component that gets `aria-hidden` and so is a mere picture. One whose key changes gives its
 * place to another, which is put before what follows.
 */
function isAlwaysThere({ openingElement: { name, attributes } }: ESTree.JSXElement): boolean {
  if (attributes.some(isChangingKey)) return false
  if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) return true
  return attributes.some(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      attribute.name.type === 'JSXIdentifier' &&
      attribute.name.name === 'aria-hidden',
  )
}

function isChangingKey(attribute: ESTree.JSXAttributeItem): boolean {
  return (
    attribute.type === 'JSXAttribute' &&
    attribute.name.type === 'JSXIdentifier' &&
    attribute.name.name === 'key' &&
    attribute.value?.type === 'JSXExpressionContainer'
  )
}

/** The properties of a file that its types call nodes. */
function nodeNamesIn(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>()
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation
      const isNode =
        type?.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'ReactNode'
      if (isNode && key.type === 'Identifier') names.add(key.name)
    },
  }).visit(program)
  return names
}
