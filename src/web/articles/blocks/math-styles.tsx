import { formulaRules } from './formula-rules.ts'

import katexStyles from 'katex/dist/katex.css?inline'

const styles = import.meta.env.SSR ? katexStyles : ''

/** The part of KaTeX's stylesheet that the formulas of a page use; nothing without formulas. */
export function MathStyles({ classes }: { readonly classes: readonly string[] }) {
  if (classes.length === 0) return null
  return (
    <style href="formulas" precedence="article">
      {formulaRules(styles, new Set(classes))}
    </style>
  )
}
