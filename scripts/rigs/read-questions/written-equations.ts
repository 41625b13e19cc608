import { elements } from '#chemistry/elements/elements.ts'

import { plainDigits } from './plain-digits.ts'

/**
 * Finds reaction equations in a text and counts both sides, by another way than the program that wrote them: term by
 * term from what is shown.
 */

const symbols: ReadonlySet<string> = new Set(elements.map((one) => one.symbol))

const TERM = String.raw`(?:(?:\d+|½|1½|[a-z]) )?(?:[A-Z(\[](?:[A-Za-z₀-₉⁰¹²³⁴-⁹⁺⁻()\[\]]|·\d*)*|e⁻)`
const SIDE = String.raw`${TERM}(?: \+ ${TERM})*`
const EQUATION = new RegExp(
  String.raw`(?<=^|[^\d½+\s] |[“])(?<!\+ )(${SIDE}) (?:→|⇌) (${SIDE})(?! \+)`,
  'g',
)

/** Returns the equations of a text that are not balanced. */
export function unbalancedIn(text: string): readonly string[] {
  // The worked lines begin with the equation as it is to be balanced.
  if (/^(?:Begin with this\. )?Equation: /.test(text)) return []
  return Array.from(text.matchAll(EQUATION)).flatMap(([whole, left = '', right = '']) => {
    const sides = [countOf(left), countOf(right)]
    return sides.some((one) => one === null) || sides[0] === sides[1] ? [] : [whole]
  })
}

/** The atoms and the charge of a side as a text; null where a part is no formula. */
function countOf(side: string): string | null {
  const total = new Map<string, number>()
  for (const term of side.split(' + ')) {
    const [, number = '1', formula = ''] = /^(?:(\S+) )?(\S+)$/.exec(term) ?? []
    const times = number === '½' ? 0.5 : number === '1½' ? 1.5 : Number(number)
    const counts = formula === 'e⁻' ? new Map([['charge', -1]]) : atomsIn(formula)
    if (counts === null || Number.isNaN(times)) return null
    for (const [key, count] of counts) total.set(key, (total.get(key) ?? 0) + times * count)
  }
  return [...total]
    .filter(([, count]) => count !== 0)
    .map(([key, count]) => `${key} ${count}`)
    .toSorted()
    .join(', ')
}

const CHARGE = /([⁰¹²³⁴-⁹]*)([⁺⁻])$/

/** The atoms of a formula as it is shown, and its charge. */
export function atomsIn(shown: string): Map<string, number> | null {
  const formula = shown.replace(/\((?:s|l|g|aq)\)$/, '')
  const charge = CHARGE.exec(formula)
  const counts = new Map<string, number>()
  for (const part of formula.replace(CHARGE, '').split('·')) {
    const [, water = '', rest = ''] = /^(\d*)(.*)$/.exec(part) ?? []
    const found = groupIn(rest)
    if (found === null) return null
    add(counts, found, water === '' ? 1 : Number(water))
  }
  if (charge !== null) {
    const size = charge[1] === '' ? 1 : Number(plainDigits(charge[1] ?? ''))
    counts.set('charge', charge[2] === '⁺' ? size : -size)
  }
  return counts
}

function groupIn(text: string): Map<string, number> | null {
  const counts = new Map<string, number>()
  let rest = text
  while (rest !== '') {
    const [all = '', symbol, inner, below = ''] =
      /^(?:([A-Z][a-z]?)|[([]((?:[^()[\]]|\([^()]*\))*)[)\]])([₀-₉]*)/.exec(rest) ?? []
    // Letters such as A and X stand for any substance.
    if (all === '' || (symbol !== undefined && !symbols.has(symbol))) return null
    const times = below === '' ? 1 : Number(plainDigits(below))
    const found = symbol === undefined ? groupIn(inner ?? '') : new Map([[symbol, 1]])
    if (found === null) return null
    add(counts, found, times)
    rest = rest.slice(all.length)
  }
  return counts
}

function add(counts: Map<string, number>, more: ReadonlyMap<string, number>, times: number): void {
  for (const [key, count] of more) counts.set(key, (counts.get(key) ?? 0) + times * count)
}
