import type { z } from 'zod'

import type { Node } from './tree.ts'

/** A node of a JavaScript expression, as far as data need it. */
type Expression = {
  readonly type: string
  readonly value?: unknown
  readonly elements?: readonly Expression[]
  readonly properties?: readonly {
    readonly key: Expression & { readonly name?: string }
    readonly value: Expression
  }[]
}

/** The front matter that remark-mdx-frontmatter has left in the tree, checked. */
export function frontMatterOf<Data>(
  tree: Node,
  schema: z.ZodType<Data>,
): { readonly frontMatter: Data } | { readonly problems: readonly string[] } {
  const parsed = schema.safeParse(declaredFrontMatter(tree))
  if (parsed.success) return { frontMatter: parsed.data }
  return {
    problems: parsed.error.issues.map(
      ({ path, message }) => `front matter ${path.join('.')}: ${message}`,
    ),
  }
}

/** The value of `export const frontmatter = …`. */
function declaredFrontMatter(tree: Node): unknown {
  const exported = tree.children?.find(({ type }) => type === 'mdxjsEsm')
  const initial = at(
    exported,
    'data',
    'estree',
    'body',
    '0',
    'declaration',
    'declarations',
    '0',
    'init',
  )
  return isExpression(initial) ? valueOf(initial) : undefined
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
    value,
  )
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'type' in value
}

function valueOf(expression: Expression): unknown {
  if (expression.type === 'ArrayExpression') return expression.elements?.map(valueOf)
  if (expression.type !== 'ObjectExpression') return expression.value
  return Object.fromEntries(
    (expression.properties ?? []).map(({ key, value }) => [key.name ?? key.value, valueOf(value)]),
  )
}
