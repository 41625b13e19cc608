import { type ElementSymbol, element } from '#chemistry/elements.ts'
import { composition, formatFormula, molarMass } from '#chemistry/formulas.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'

/** Compounds in smallest whole numbers, whose small numbers cannot be divided. */
const formulas = (
  'CH2O CH4O C2H6O CH3 C2H5 C3H8 C3H4O3 CH4N2O C4H5N2O C9H8O4 NO2 N2O N2O5 NH2 P2O5 SO3 Fe2O3 ' +
  'Fe3O4 Al2O3 Cr2O3 MnO2 KClO3 Na2SO4 K2CrO4 Na2CO3 Na2S2O3 CaCl2 Cu2O PbO2 TiCl4 SnO2'
).split(' ')

type Part = { readonly symbol: ElementSymbol; readonly count: number }

export const empiricalFormula: Template = {
  id: 'ge-h2',
  version: 1,
  category: 'general',
  difficulty: 'hard',
  skill: 'composition',
  fitsMatch: false,
  draw(random) {
    const formula = pick(random, formulas)
    const parts = [...composition(formula)].map(([symbol, count]) => ({ symbol, count }))
    const shares = parts.map((part) => shareOf(part, formula))
    const given = parts
      .map(
        ({ symbol }, place) => `${formatNumber(shares[place] ?? 0, { decimals: 1 })} % ${symbol}`,
      )
      .join(', ')
    const shown = formatFormula(formula)
    const amounts = parts.map(({ symbol, count }) => `${count} mol ${symbol}`).join(' : ')
    const byPercent = smallest(shares)
    const swapped = parts.map((_, place) => parts[(place + 1) % parts.length]?.count ?? 1)
    const changed = parts.flatMap((_, place) =>
      [-1, 1].map((step) =>
        parts.map(({ count }, other) => (other === place ? count + step : count)),
      ),
    )
    const telling = parts.find(({ symbol }) => !['C', 'H', 'O'].includes(symbol)) ?? parts[0]
    if (telling === undefined) return null
    return worded({
      element: telling.symbol,
      stem: `A compound has the mass percents ${given}. What is its empirical formula?`,
      answer: shown,
      isRight: (text) => text === shown && hasShares(text, parts, shares),
      lures: [
        {
          value: written(parts, byPercent),
          misconception: 'GE3',
          why: `That is about the ratio of the percents. They are grams; divided by the molar masses they give ${amounts}.`,
        },
        {
          value: written(
            parts,
            parts.map(({ count }) => 2 * count),
          ),
          misconception: 'BO11',
          why: `The ratio is right, but an empirical formula has the smallest whole numbers: ${amounts}.`,
        },
        {
          value: written(parts, swapped),
          misconception: 'GE2',
          why: `The small numbers stand at the wrong symbols. The percents divided by the molar masses give ${amounts}.`,
        },
      ],
      fill: shuffle(random, changed)
        .filter((counts) => counts.every((count) => count > 0))
        .map((counts) => written(parts, counts)),
      right: `Each percent divided by the molar mass of its element gives the ratio ${amounts}, so ${shown}.`,
      see: { elements: parts.map(({ symbol }) => symbol), article: 'what-is-the-mole' },
    })
  },
}

function shareOf({ symbol, count }: Part, formula: string): number {
  return (100 * count * element(symbol).atomicMass) / molarMass(formula)
}

/** Ratio of the percents in whole numbers, each divided by the smallest. */
function smallest(shares: readonly number[]): number[] {
  const least = Math.min(...shares)
  return shares.map((share) => Math.min(Math.max(Math.round(share / least), 1), 20))
}

function written(parts: readonly Part[], counts: readonly number[]): string {
  return formatFormula(parts.map(({ symbol }, place) => `${symbol}${counts[place] ?? 1}`).join(''))
}

/** Whether a formula has the given mass percents to the first decimal. */
function hasShares(text: string, parts: readonly Part[], shares: readonly number[]): boolean {
  return parts.every(({ symbol }, place) => {
    const count = composition(text).get(symbol) ?? 0
    return Math.abs(shareOf({ symbol, count }, text) - (shares[place] ?? 0)) < 0.1
  })
}
