import { formatNuclide } from '#chemistry/compounds/formulas.ts'
import { element, elements } from '#chemistry/elements/elements.ts'
import { naturalIsotopes, naturalNuclides } from '#chemistry/elements/isotopes.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { numberDraft } from '#quiz/templates/production/building/drafts.ts'
import { listed, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'
import { decimal, powerOfTen } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

/** The unit u in grams, rounded as the question gives it. */
const GRAMS = 1.6605e-24
const AVOGADRO = 6.022e23

/** Atoms with their masses in u; of those with the mass 12 every number coincides. */
const weighed = naturalNuclides.flatMap(({ symbol, massNumber }) => {
  const found = naturalIsotopes(symbol).find((isotope) => isotope.massNumber === massNumber)
  const { protons } = element(symbol)
  return found === undefined || protons < 3 || massNumber === 2 * protons
    ? []
    : [{ symbol, massNumber, protons, mass: Number(found.mass.toFixed(2)) }]
})

/** The mass of one atom in grams. */
export const atomInGrams = production('as-m26', 'number', 'mass-number', (random) => {
  const { symbol, massNumber, protons, mass } = pick(random, weighed)
  const text = formatNumber(mass, { decimals: 2 })
  const solution = `${text} u × 1.6605 × 10⁻²⁴ g per u = ${scientific(mass * GRAMS)} g.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `One atom of ${nuclideName(symbol, massNumber)} weighs ${text} u, and 1 u is 1.6605 × 10⁻²⁴ g. What is its mass in grams, to three significant figures?`,
    answer: mass * GRAMS,
    unit: 'g',
    units: ['g', 'kg'],
    tolerance: 0.005,
    figures: 3,
    show: scientific,
    slips: [
      {
        value: mass,
        misconception: null,
        text: `${text} g is the mass of one mole of these atoms, not of one atom. ${solution}`,
      },
      {
        value: protons * GRAMS,
        misconception: 'AS18',
        text: `That takes the atomic number ${protons} for the mass and leaves the neutrons out. ${solution}`,
      },
      {
        value: mass / GRAMS,
        misconception: null,
        text: `That divides by the grams per u, so the result is huge instead of tiny. ${solution}`,
      },
      {
        value: mass * AVOGADRO,
        misconception: null,
        text: `That multiplies by the Avogadro number. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the mass of one atom',
        known('Mass', decimal(mass, 'u', 2)),
        law('Mass in grams = mass in u × grams in one u'),
        calculated(
          'Mass',
          multiplied(decimal(mass, 'u', 2), powerOfTen(GRAMS, 'g/u', 5)),
          powerOfTen(mass * GRAMS, 'g'),
        ),
      ),
    right: solution,
    see: { article: 'what-are-isotopes' },
  })
})

/** Elements of which three or more isotopes occur in nature. */
const mixtures = elements.filter(
  ({ symbol, atomicNumber }) => atomicNumber <= 56 && naturalIsotopes(symbol).length >= 3,
)

/** The average mass of a mixture of three isotopes. */
export const averageOfThree = production('as-h30', 'number', 'average-mass', (random) => {
  const { symbol } = pick(random, mixtures)
  const isotopes = sample(random, naturalIsotopes(symbol), 3).toSorted(
    (a, b) => a.massNumber - b.massNumber,
  )
  const [first, second] = [5 * integer(random, 2, 14), 5 * integer(random, 2, 14)]
  const shares = [first, second, 100 - first - second]
  if (new Set(shares).size < 3 || Math.min(...shares) < 10) return null
  const parts = isotopes.map(({ massNumber, mass }, index) => ({
    massNumber,
    mass: Number(mass.toFixed(2)),
    text: mass.toFixed(2),
    share: shares[index] ?? 0,
  }))
  const averageOf = (weights: readonly number[]) =>
    parts.reduce((sum, { mass }, index) => sum + mass * (weights[index] ?? 0), 0) / 100
  const answer = averageOf(shares)
  const commonest = parts.toSorted((a, b) => b.share - a.share)[0]
  if (commonest === undefined) return null
  const solution = `Each mass counts by its share: ${parts.map(({ share, text }) => `0.${share} × ${text}`).join(' + ')} = ${twoDecimals(answer)} u.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `A sample of enriched ${nameOf(symbol)} holds ${listed(parts.map(({ share, massNumber, text }) => `${share}% ${formatNuclide(symbol, massNumber)} (${text} u)`))}. What is their average mass in u, to two decimals?`,
    answer,
    unit: 'u',
    units: ['u', 'g', 'kg'],
    tolerance: 0.0005,
    show: twoDecimals,
    slips: [
      {
        value: averageOf([100 / 3, 100 / 3, 100 / 3]),
        misconception: 'AS6',
        text: `That is the plain mean of the three masses, right only for equal shares. ${solution}`,
      },
      {
        value: averageOf(shares.toReversed()),
        misconception: null,
        text: `That gives the share of the lightest isotope to the heaviest one and the other way around. ${solution}`,
      },
      {
        value: commonest.mass,
        misconception: 'AS20',
        text: `That is the mass of the most common isotope alone, but the others shift the average. ${solution}`,
      },
      {
        value: 100 * answer,
        misconception: null,
        text: `The shares are percentages, so the sum is divided by 100. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the average mass',
        law('The average is the sum of the masses, each times its share'),
        calculated(
          'Average mass',
          added(
            ...parts.map((part) =>
              multiplied(decimal(part.share / 100, null, 2), decimal(part.mass, 'u', 2)),
            ),
          ),
          decimal(answer, 'u', 2),
        ),
      ),
    right: solution,
    see: { article: 'what-are-isotopes' },
  })
})

function scientific(value: number): string {
  return formatScientific(value)
}

function twoDecimals(value: number): string {
  return formatNumber(value, { decimals: 2 })
}
