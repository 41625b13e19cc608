import { parseFormula } from '#chemistry/compounds/formulas.ts'
import type { Answer } from '#web/table/search-rules.ts'
import { toolPath, type ToolId } from '#web/tools/catalog/tools.ts'

/** Formulas and equations are what a question names beside its words. */
const FORMULA = /(?:^|\s)((?=[^a-z]*[A-Z])[A-Za-z\d()·.[\]+-]+)[?.!]?$/
const EQUATION = /->|→|⇌|\+.*=|=.*\+/

/** Questions that a tool works out or looks up, the first that fits counts. */
const tasks: readonly (readonly [pattern: RegExp, tool: ToolId, text: string])[] = [
  [
    /\b(?:molar|molecular|formula) (?:mass|weight)\b|\bgrams? per mole\b/,
    'molar-mass',
    'A tool works out the molar mass of any formula, step by step.',
  ],
  [
    /\bpercent(?:age)?(?: by mass)?\b.*\bcomposition\b|\bpercent(?:age)? composition\b|\bmass percent/,
    'percent-composition',
    'A tool works out how much of the mass each element brings.',
  ],
  [
    /\bempirical\b|\bsimplest formula\b|\bmolecular formula\b/,
    'empirical-formula',
    'A tool finds the empirical and the molecular formula from percent or grams.',
  ],
  [
    /\bph\b|\bpoh\b|\bbuffers?\b/,
    'ph',
    'A tool works out the pH of acids, bases and buffers, step by step.',
  ],
  [
    /\bpka\b|\bconjugate\b|\b(?:weak|strong)(?:er|est)? acids?\b/,
    'acids',
    'A table has acids with their pKa and conjugate bases.',
  ],
  [
    /\b(?:gas law|ideal gas)\b|\bpv ?= ?nrt\b/,
    'gas-law',
    'A tool solves the ideal gas law for any unknown.',
  ],
  [/\bdilut/, 'dilution', 'A tool works out dilutions, step by step.'],
  [
    /\bsolub(?:le|ility)\b|\bdissolves?\b|\bprecipitates?\b/,
    'solubility',
    'The solubility table says which salts dissolve in water, and why.',
  ],
  [
    /\bdisplac|\breactivity series\b|\bcell voltage\b|\bstandard potentials?\b/,
    'reactivity',
    'The reactivity series says which metal displaces another, with the voltage of the cell.',
  ],
  [
    /\bpolyatomic\b/,
    'polyatomic-ions',
    'A table has the polyatomic ions with their names, formulas and charges.',
  ],
]

/** Leads a question that a tool answers to that tool, with the formula or the equation that it names; null for others. */
export function toolAnswer(query: string): Answer | null {
  const asked = query.trim()
  if (EQUATION.test(asked) || /^balance\b/i.test(asked)) {
    const equation = asked.replace(/^balance(?: the equation)?:?\s*/i, '')
    return way(
      'balancer',
      'A tool balances equations of atoms and charges, step by step.',
      EQUATION.test(equation) ? { equation } : {},
    )
  }
  const small = asked.toLowerCase()
  const task = tasks.find(([pattern]) => pattern.test(small))
  if (task !== undefined) {
    const [, tool, text] = task
    const formula = formulaIn(asked)
    const takesFormula = tool === 'molar-mass' || tool === 'percent-composition'
    return way(tool, text, takesFormula && formula !== null ? { formula } : {})
  }
  const named = /^(?:what is |what's )?(?:the )?names? (?:of|for)\b/i.test(asked)
    ? formulaIn(asked)
    : null
  return named === null
    ? null
    : way('namer', 'A tool names compounds and ions, and finds their formulas.', { text: named })
}

function formulaIn(text: string): string | null {
  const [, word] = FORMULA.exec(text) ?? []
  return word !== undefined && !('error' in parseFormula(word)) ? word : null
}

function way(tool: ToolId, text: string, input: Readonly<Record<string, string>>): Answer {
  const search = new URLSearchParams(input).toString()
  const href = search === '' ? toolPath(tool) : `${toolPath(tool)}?${search}`
  return { text, href, label: 'Open the tool' }
}
