import katexStyles from 'katex/dist/katex.css?inline'

const styles = import.meta.env.SSR ? katexStyles : ''

/** The part of KaTeX's stylesheet that the formulas of a page use; nothing without formulas. */
export function MathStyles({ classes }: { readonly classes: readonly string[] }) {
  if (classes.length === 0) return null
  return (
    <style href="formulas" precedence="article">
      {usedRules(styles, new Set(classes))}
    </style>
  )
}

const RULE = /([^{}]+)\{([^{}]*)\}/g

/** The rules whose classes all occur, and the fonts that these rules name. */
function usedRules(css: string, used: ReadonlySet<string>): string {
  const rules = Array.from(css.matchAll(RULE), ([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }))
  const kept = rules.flatMap(({ selector, body }) => {
    const selectors = selector.split(',').filter((part) => isUsed(part, used))
    return selectors.length === 0 ? [] : [{ selector: selectors.join(','), body }]
  })
  const text = kept.map(({ selector, body }) => `${selector}{${body}}`).join('')
  const fonts = rules.filter(
    ({ selector, body }) => selector === '@font-face' && isNamed(body, text),
  )
  return `${fonts.map(({ body }) => `@font-face{${body}}`).join('')}${text}`
}

function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const classes = selector.match(/\.[a-zA-Z][\w-]*/g) ?? []
  return classes.length > 0 && classes.every((name) => used.has(name.slice(1)))
}

function isNamed(fontFace: string, rules: string): boolean {
  const family = /font-family:\s*["']?([\w-]+)/.exec(fontFace)?.[1]
  return family !== undefined && new RegExp(`\\b${family}\\b`).test(rules)
}
