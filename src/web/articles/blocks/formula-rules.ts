const RULE = /([^{}]+)\{([^{}]*)\}/g
const FAMILY = /["']?\b(KaTeX_\w+)\b["']?/g
const BOLD = /font-weight:\s*(?:bold|700)/
const ITALIC = /font-style:\s*italic/

/**
 * The part of KaTeX's stylesheet that formulas with these classes use, with the fonts it asks for.
 *
 * Its fonts weigh more than the page. In narrow windows, where the text begins below what is in view,
 * they are asked for after the first paint, so that what is in view has the line to itself. Until they
 * have come, formulas stand in another font.
 */
export function formulaRules(css: string, classes: ReadonlySet<string>): string {
  const rules = Array.from(css.matchAll(RULE), ([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }))
  const kept = rules.flatMap(({ selector, body }) => {
    const selectors = selector.split(',').filter((part) => isUsed(part, classes))
    return selectors.length === 0 ? [] : [{ selector: selectors.join(','), body }]
  })
  const bodies = kept.map(({ body }) => body)
  const faces = rules
    .filter(({ selector, body }) => selector === '@font-face' && isAsked(body, bodies))
    .map(({ body }) => `@font-face{${body.replace(/font-display:\s*block/, 'font-display:swap')}}`)
  const asking = kept.map(
    ({ selector, body }) => `${selector}{${body.replaceAll(FAMILY, 'var(--$1)')}}`,
  )
  return [...faces, afterFirstPaint(bodies.flatMap(familiesIn)), ...asking].join('')
}

/** For a moment the families are others, so that nothing asks for the fonts yet. */
function afterFirstPaint(named: readonly string[]): string {
  const families = [...new Set(named)]
  if (families.length === 0) return ''
  const own = families.map((family) => `--${family}:${family};`).join('')
  const others = families.map((family) => `--${family}:math;`).join('')
  return [
    `.article{${own}}`,
    `@media (max-width:63.99rem){.article{animation:250ms step-end formulas}}`,
    `@keyframes formulas{from{${others}}}`,
  ].join('')
}

function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const classes = selector.match(/\.[a-zA-Z][\w-]*/g) ?? []
  return classes.length > 0 && classes.every((name) => used.has(name.slice(1)))
}

/** Whether a font may be needed. A rule that names no family can mean each of them. */
function isAsked(face: string, rules: readonly string[]): boolean {
  const [family = ''] = familiesIn(face)
  const asking = rules.filter((rule) => [family, undefined].includes(familiesIn(rule)[0]))
  const isNamed = asking.some((rule) => familiesIn(rule).includes(family))
  return (
    isNamed &&
    [BOLD, ITALIC].every((kind) => !kind.test(face) || asking.some((rule) => kind.test(rule)))
  )
}

function familiesIn(css: string): readonly string[] {
  const declared = css.match(/font(?:-family)?:[^;}]*/g) ?? []
  return declared.flatMap((text) => Array.from(text.matchAll(FAMILY), ([, name = '']) => name))
}
