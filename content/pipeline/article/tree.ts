/** One attribute of a component as it stands in an article. */
export type Attribute = { type: string; name?: string; value?: unknown }

/**
 * A node of an article, as Markdown or as HTML, reduced to the fields that the pipeline reads and
 * writes.
 */
export type Node = {
  type: string
  value?: string
  children?: Node[]
  name?: string | null
  attributes?: Attribute[]
  url?: string
  depth?: number
  ordered?: boolean
  tagName?: string
  properties?: Record<string, unknown>
  data?: unknown
  position?: { start: { line: number } }
}

/** Calls `look` for every node below `parent`, outermost first. Nodes that it returns take the place. */
export function rewrite(
  parent: Node,
  look: (node: Node, parent: Node) => Node[] | undefined,
): void {
  if (parent.children === undefined) return
  parent.children = parent.children.flatMap((child) => {
    const result = look(child, parent) ?? [child]
    for (const node of result) rewrite(node, look)
    return result
  })
}

/** Every node below `parent`, outermost first. */
export function descendants(parent: Node): readonly Node[] {
  return (parent.children ?? []).flatMap((child) => [child, ...descendants(child)])
}

/** The text of a node without its formulas. */
export function textOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? ''
  return (node.children ?? []).map(textOf).join('')
}

/** The attribute of a component when it is plain text. */
export function attribute(node: Node, name: string): string | undefined {
  const value = node.attributes?.find((entry) => entry.name === name)?.value
  return typeof value === 'string' ? value : undefined
}

/** A component as a node. */
export function component(
  kind: 'flow' | 'text',
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: Node[] = [],
): Node {
  return {
    type: kind === 'flow' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  }
}

export function isComponent(node: Node): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}
