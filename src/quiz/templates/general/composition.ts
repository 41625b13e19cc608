import { compounds } from '#chemistry/compounds/compounds.ts'
import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured, decimal } from '#quiz/worked/amounts.ts'
import { multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted, calculated, outcome } from '#quiz/worked/solutions.ts'
import { countedParts, molarMassLine } from '#quiz/worked/stoichiometry.ts'

import { agrees, percent } from './measured-values.ts'

const article = 'what-is-the-mole'

export const massPercent = template(
  'ge-m6',
  'composition',
  withLureBeside((random) => {
    const { formula, name } = pick(random, compounds)
    const [symbol, count] = pick(random, [...composition(formula)])
    const atoms = [...composition(formula).values()].reduce((sum, other) => sum + other, 0)
    const atomic = element(symbol).atomicMass
    const molar = molarMass(formula)
    const share = (100 * count * atomic) / molar
    // Too near to 0% or 100% there is no room for wrong values.
    if (share < 12 || share > 85) return null
    const part = nameOf(symbol)
    const partMass = formatNumber(atomic, { significant: 4 })
    const account = `${count === 1 ? partMass : `${count} × ${partMass}`} g of ${formatNumber(molar, { significant: 4 })} g is ${percent(share)}`
    return numeric({
      element: symbol,
      stem: `What is the mass percent of ${part} in ${name}, ${formatFormula(formula)}?`,
      answer: share,
      isRight: (value) => agrees((value * molar) / atomic / count, 100),
      lures: [
        {
          value: (100 * count) / atoms,
          misconception: 'GE3',
          why: `That is the share of the atoms, ${count} of ${atoms}. Atoms have different masses: ${account}.`,
        },
        {
          value: (100 * atomic) / molar,
          misconception: 'GE23',
          why: `That counts one ${part} atom. The formula has ${count}: ${account}.`,
        },
        {
          value: 100 - share,
          misconception: 'GE15',
          why: `That is the share of the other elements. For ${part}, ${account}.`,
        },
      ],
      fill: percentsAround(random, share),
      miss: (value) =>
        `${percent(value)} of one mole would be ${formatNumber((value * molar) / 100, { significant: 3 })} g. Here ${account}.`,
      show: percent,
      solution: () =>
        solved(
          `the mass percent of ${part}`,
          molarMassLine(formula),
          law('Mass percent = mass of the element in one mole ÷ molar mass × 100%'),
          calculated(
            `Mass of ${part} in one mole`,
            countedParts(count, measured(atomic, 'g', 4)),
            measured(count * atomic, 'g', 4),
          ),
          calculated(
            'Mass percent',
            multiplied(
              divided(measured(count * atomic, 'g', 4), measured(molar, 'g', 4)),
              exact(100, '%'),
            ),
            measured(share, '%'),
          ),
        ),
      right: `In one mole ${account}.`,
      see: { article },
    })
  }),
)

/** Other shares between 3% and 98%, on both sides. */
function percentsAround(random: Random, share: number): number[] {
  return shuffle(random, [0.35, 0.5, 0.65, 0.8]).flatMap((part) => [
    share * (part + 0.03 * random()),
    share + (98 - share) * (1 - part - 0.03 * random()),
  ])
}

/** Compounds in smallest whole numbers, whose small numbers cannot be divided. */
const formulas = (
  'CH2O CH4O C2H6O CH3 C2H5 C3H8 C3H4O3 CH4N2O C4H5N2O C9H8O4 NO2 N2O N2O5 NH2 P2O5 SO3 Fe2O3 ' +
  'Fe3O4 Al2O3 Cr2O3 MnO2 KClO3 Na2SO4 K2CrO4 Na2CO3 Na2S2O3 CaCl2 Cu2O PbO2 TiCl4 SnO2'
).split(' ')

/** The small numbers of a formula, in the order of its symbols. */
type Counts = readonly number[]

export const empiricalFormula = template('ge-h2', 'composition', (random) => {
  const formula = pick(random, formulas)
  const symbols = [...composition(formula).keys()]
  const counts = [...composition(formula).values()]
  const shares = massShares(symbols, counts)
  const written = (numbers: Counts): string => formulaOf(symbols, numbers)
  const telling = symbols.find((symbol) => !['C', 'H', 'O'].includes(symbol)) ?? symbols[0]
  if (telling === undefined) return null
  const given = symbols.map(
    (symbol, place) => `${formatNumber(shares[place] ?? 0, { decimals: 1 })}% ${symbol}`,
  )
  const amounts = symbols.map((symbol, place) => `${counts[place]} mol ${symbol}`).join(' : ')
  return choice<Counts>({
    element: telling,
    stem: `A compound is ${listed(given)} by mass. What is its empirical formula?`,
    answer: counts,
    isRight: (numbers) => isSmallest(numbers) && isNear(massShares(symbols, numbers), shares),
    lures: [
      {
        value: ratioOf(shares),
        misconception: 'GE3',
        why: `That is about the ratio of the percents. They are grams; divided by the molar masses they give ${amounts}.`,
      },
      {
        value: counts.map((count) => 2 * count),
        misconception: 'GE17',
        why: `The ratio is right. But an empirical formula has the smallest whole numbers: ${amounts}.`,
      },
      {
        value: [...counts.slice(1), ...counts.slice(0, 1)],
        misconception: null,
        why: `The small numbers are at the wrong symbols. The percents divided by the molar masses give ${amounts}.`,
      },
    ],
    fill: shuffle(random, oneOff(counts)).filter((numbers) => numbers.every((count) => count > 0)),
    miss: () =>
      `These small numbers do not give the percents. Divided by the molar masses, they lead to ${amounts}.`,
    show: written,
    solution: () =>
      solved(
        'the empirical formula',
        law('The percents are grams in 100 g, and each mass divided by the molar mass gives moles'),
        ...symbols.map((symbol, place) =>
          converted(
            `Amount of ${symbol}`,
            divided(
              decimal(shares[place] ?? 0, 'g', 1),
              measured(element(symbol).atomicMass, 'g/mol', 4),
            ),
            measured((shares[place] ?? 0) / element(symbol).atomicMass, 'mol'),
          ),
        ),
        known('In whole numbers', amounts),
        outcome(written(counts)),
      ),
    right: `Each percent divided by the molar mass of its element gives the ratio ${amounts}, so ${written(counts)}.`,
    see: { elements: symbols, article },
  })
})

/** The mass percent of each element. */
function massShares(symbols: readonly ElementSymbol[], counts: Counts): readonly number[] {
  const masses = symbols.map((symbol, place) => (counts[place] ?? 0) * element(symbol).atomicMass)
  const whole = masses.reduce((sum, mass) => sum + mass, 0)
  return masses.map((mass) => (100 * mass) / whole)
}

function formulaOf(symbols: readonly ElementSymbol[], counts: Counts): string {
  return formatFormula(symbols.map((symbol, place) => `${symbol}${counts[place]}`).join(''))
}

/** Whether no whole number above one divides all of them. */
function isSmallest(counts: Counts): boolean {
  const divisors = Array.from({ length: Math.min(...counts) - 1 }, (_, index) => index + 2)
  return !divisors.some((divisor) => counts.every((count) => count % divisor === 0))
}

/** Whether shares agree with others to the first decimal. */
function isNear(shares: readonly number[], others: readonly number[]): boolean {
  return shares.every((share, place) => Math.abs(share - (others[place] ?? 0)) < 0.1)
}

/** The percents in whole numbers, each divided by the smallest. */
function ratioOf(shares: readonly number[]): Counts {
  const least = Math.min(...shares)
  return shares.map((share) => Math.min(Math.round(share / least), 20))
}

/** The counts with one of them too large or too small by one, down to zero. */
function oneOff(counts: Counts): readonly Counts[] {
  return counts.flatMap((count, place) => [-1, 1].map((step) => counts.with(place, count + step)))
}
