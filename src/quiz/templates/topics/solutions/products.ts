import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import {
  molarSolubility,
  type SparinglySoluble,
  sparinglySoluble,
} from '#chemistry/solutions/solubility-products.ts'
import { formatScientific, superscript } from '#chemistry/units.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Lure, nextProduction, production, template } from '#quiz/template.ts'
import { powerPart, powerText } from '#quiz/templates/made/powers.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { orderDraft } from '#quiz/templates/production/building/drafts.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { type Amount, exact, measured, powerOfTen } from '#quiz/worked/amounts.ts'
import { added, divided, type Expression, multiplied, root } from '#quiz/worked/expressions.ts'
import { countedParts } from '#quiz/worked/stoichiometry.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

const units = ['µmol/L', 'mmol/L', 'mol/L'] as const

/** Two figures, and as far as a wrong exponent from the right answer. */
const rough = { tolerance: 0.05, apart: 0.12 } as const

function molar(value: number): string {
  return quantity(value, 'mol/L', 2)
}

function plain(value: number): string {
  return formatScientific(value, 2)
}

type Salt = SparinglySoluble

function plus({ cation }: Salt): string {
  return `[${formatIon(cation.formula, cation.charge)}]`
}

function minus({ anion }: Salt): string {
  return `[${formatIon(anion.formula, anion.charge)}]`
}

/** The product of a salt in symbols: '[Ca²⁺][F⁻]²'. */
function productOf(salt: Salt): string {
  return `${powerText(plus(salt), salt.cations)}${powerText(minus(salt), salt.anions)}`
}

/** The same with the molar solubility s: 's²', '4s³'. */
function inSolubility({ cations, anions }: Salt): string {
  const factor = cations ** cations * anions ** anions
  return `${factor === 1 ? '' : factor}${powerText('s', cations + anions)}`
}

/** The product of two concentrations, each as often as its ion is in the formula. */
function multipliedIons(
  positive: Amount,
  cations: number,
  negative: Amount,
  anions: number,
): Expression {
  return multiplied(...repeated(positive, cations), ...repeated(negative, anions))
}

function repeated(amount: Amount, times: number): readonly Amount[] {
  return Array.from({ length: times }, () => amount)
}

/** The number before the power of s in a solubility product. */
export const factorOfProduct = production('ch-m570', 'number', 'solubility-product', (random) => {
  const salt = pick(random, [...sparinglySoluble, ...more])
  const { cations, anions } = salt
  const value = cations ** cations * anions ** anions
  const most = Math.max(cations, anions)
  const name = formatFormula(salt.formula)
  const terms = [cations, anions].map((count) =>
    powerText(count === 1 ? 's' : `(${count}s)`, count),
  )
  return workedNumber({
    element: elementOf(salt),
    stem: `Of ${salt.name}, ${name}, s mol/L dissolve as separate ions. Ksp is then a number times a power of s. Which number?`,
    value,
    unit: null,
    tolerance: 0,
    show: String,
    solution: () => ({
      asked: 'the number before the power of s',
      given: {
        'Positive ions in the formula': exact(cations),
        'Negative ions in the formula': exact(anions),
      },
      relation: `Ksp = ${productOf(salt)}, and each concentration is the number of these ions times s`,
      numbers: [
        [
          'Number',
          multiplied(powerPart(exact(cations), cations), powerPart(exact(anions), anions)),
          null,
          {},
        ],
      ],
    }),
    account: `Ksp = ${productOf(salt)} = ${terms.join(' × ')} = ${inSolubility(salt)}, so the number is ${value}`,
    wrong: [
      [
        most > 1 ? cations * anions : Number.NaN,
        'SO12',
        'The number of ions in the concentration is raised to the exponent as well.',
      ],
      [
        most > 1 ? 1 : 4,
        'SO12',
        most > 1
          ? 'One ion is there more than once, so its concentration is not s.'
          : 'Each ion is there once, so that its concentration is s and not 2s.',
      ],
      [cations + anions, 'SO12', 'That is the number of ions, which is the exponent of s.'],
    ],
  })
})

/** Salts whose product is written, but not worked with: their values scatter, or their ions react with water. */
const more: readonly Salt[] = [
  written('calcium carbonate', 'CaCO3', ['Ca', 2, 1], ['CO3', -2, 1]),
  written('silver carbonate', 'Ag2CO3', ['Ag', 1, 2], ['CO3', -2, 1]),
  written('barium chromate', 'BaCrO4', ['Ba', 2, 1], ['CrO4', -2, 1]),
  written('silver phosphate', 'Ag3PO4', ['Ag', 1, 3], ['PO4', -3, 1]),
  written('calcium phosphate', 'Ca3(PO4)2', ['Ca', 2, 3], ['PO4', -3, 2]),
  written('barium fluoride', 'BaF2', ['Ba', 2, 1], ['F', -1, 2]),
  written('lead(II) chloride', 'PbCl2', ['Pb', 2, 1], ['Cl', -1, 2]),
  written('iron(III) hydroxide', 'Fe(OH)3', ['Fe', 3, 1], ['OH', -1, 3]),
  written('aluminum hydroxide', 'Al(OH)3', ['Al', 3, 1], ['OH', -1, 3]),
  written('silver sulfate', 'Ag2SO4', ['Ag', 1, 2], ['SO4', -2, 1]),
]

type Part = readonly [formula: string, charge: number, count: number]

function written(name: string, formula: string, cation: Part, anion: Part): Salt {
  return {
    name,
    formula,
    cation: { name, formula: cation[0], charge: cation[1] },
    anion: { name, formula: anion[0], charge: anion[1] },
    cations: cation[2],
    anions: anion[2],
    solubilityProduct: Number.NaN,
  }
}

function elementOf({ cation }: Salt): string {
  return cation.formula
}

/** Multiples of the tabulated product, so that many questions can be asked about one salt. */
const factors = [1, 1, 1, 0.9, 1.1] as const

/** Two figures of a product near the one of the table, as sources differ. */
function productNear(salt: Salt, factor: number): number {
  return Number((salt.solubilityProduct * factor).toPrecision(2))
}

/** The molar solubility in water from the solubility product. */
function solubilityDraft(
  random: Random,
  stemOf: (name: string, formula: string, product: string) => string,
) {
  const salt = pick(random, sparinglySoluble)
  const product = productNear(salt, pick(random, factors))
  const value = molarSolubility({ ...salt, solubilityProduct: product })
  const ions = salt.cations + salt.anions
  const name = formatFormula(salt.formula)
  return workedNumber({
    element: elementOf(salt),
    stem: stemOf(salt.name, name, plain(product)),
    value,
    unit: 'mol/L',
    units,
    ...rough,
    show: molar,
    solution: () => {
      const factor = salt.cations ** salt.cations * salt.anions ** salt.anions
      const given = powerOfTen(product, null, 2)
      return {
        asked: 'the molar solubility s',
        given: { Ksp: given },
        relation: `Ksp = ${productOf(salt)} = ${inSolubility(salt)}`,
        numbers: [
          [
            'Molar solubility',
            root(ions, factor === 1 ? given : divided(given, exact(factor))),
            'mol/L',
            { significant: 2 },
          ],
        ],
      }
    },
    account: `With s mol/L dissolved, Ksp = ${productOf(salt)} = ${inSolubility(salt)} = ${plain(product)}, so s = ${molar(value)}`,
    wrong:
      ions === 2
        ? [
            [product / 2, 'SO12', 'That halves Ksp, but it is a square.'],
            [product, 'SO12', 'That is Ksp itself, the square of the solubility.'],
            [Math.sqrt(product / 4), 'SO12', 'That takes 2s for an ion that is there once.'],
          ]
        : [
            [
              Math.sqrt(product),
              'SO12',
              'That is right for one ion of each kind, but here are three ions.',
            ],
            [
              Math.cbrt(product),
              'SO12',
              'The factor 4 is missing: one ion is there twice, as 2s, and it is squared.',
            ],
            [
              Math.cbrt(product / 2),
              'SO12',
              'The factor is 4 and not 2: the concentration 2s is squared.',
            ],
            [product / 3, 'SO12', 'That divides by the number of ions, but Ksp is a cube.'],
          ],
    article: null,
  })
}

/** The molar solubility of a salt. */
export const solubilityFromProduct = production(
  'ch-h42',
  'number',
  'solubility-product',
  (random) =>
    solubilityDraft(
      random,
      (name, formula, product) =>
        `Ksp of ${name}, ${formula}, is ${product}. What is its molar solubility in water, if nothing but separate ions dissolves?`,
    ),
)

/** The same; a product that is not the one of the table is assumed. */
export const solubilityFromAssumedProduct = nextProduction(solubilityFromProduct, (random) =>
  solubilityDraft(
    random,
    (name, formula, product) =>
      `Suppose Ksp of ${name}, ${formula}, is ${product}. What is its molar solubility in water, if nothing but separate ions dissolves?`,
  ),
)

/** The solubility product from the molar solubility. */
function productDraft(
  random: Random,
  stemOf: (solubility: string, name: string, formula: string) => string,
) {
  const salt = pick(random, sparinglySoluble)
  const product = productNear(salt, pick(random, factors))
  const solubility = Number(molarSolubility({ ...salt, solubilityProduct: product }).toPrecision(3))
  const { cations, anions } = salt
  const value = (cations * solubility) ** cations * (anions * solubility) ** anions
  const ions = cations + anions
  return workedNumber({
    element: elementOf(salt),
    stem: stemOf(quantity(solubility, 'mol/L'), salt.name, formatFormula(salt.formula)),
    value,
    unit: null,
    tolerance: 0.03,
    apart: 0.12,
    show: plain,
    solution: () => {
      const [positive, negative] = [measured(cations * solubility), measured(anions * solubility)]
      return {
        asked: 'Ksp',
        given: { 'Molar solubility': measured(solubility, 'mol/L') },
        relation: `Ksp = ${productOf(salt)}, and each concentration is the number of these ions times s`,
        conversions: [
          [plus(salt), countedParts(cations, measured(solubility, 'mol/L')), 'mol/L'],
          [minus(salt), countedParts(anions, measured(solubility, 'mol/L')), 'mol/L'],
        ],
        numbers: [
          ['Ksp', multipliedIons(positive, cations, negative, anions), null, { significant: 2 }],
        ],
      }
    },
    account: `With s = ${quantity(solubility, 'mol/L')}, Ksp = ${productOf(salt)} = ${inSolubility(salt)} = ${plain(value)}`,
    wrong: [
      [
        solubility ** ions / (ions === 2 ? 0.25 : 1),
        'SO12',
        ions === 2
          ? 'That takes 2s for each ion, but each is there once.'
          : 'The factor 4 is missing: one ion is there twice, as 2s, and it is squared.',
      ],
      [
        ions === 2 ? 2 * solubility : 2 * solubility ** 2,
        ions === 2 ? null : 'SO12',
        ions === 2
          ? 'The concentrations are multiplied, not added.'
          : 'The exponent is missing: the concentration 2s is squared.',
      ],
      [
        solubility ** (ions === 2 ? 1 : 2),
        'SO12',
        ions === 2
          ? 'That is the solubility, which has still to be squared.'
          : 'That is right for one ion of each kind, but here are three ions.',
      ],
      [Math.sqrt(solubility), 'SO12', 'That takes the root, but a product is asked for.'],
    ],
    article: null,
  })
}

/** The solubility product of a salt. */
export const productFromSolubility = production(
  'ch-h43',
  'number',
  'solubility-product',
  (random) =>
    productDraft(
      random,
      (solubility, name, formula) =>
        `At most ${solubility} of ${name}, ${formula}, dissolve in water, as separate ions. What is Ksp?`,
    ),
)

/** The same; a solubility that is not the one of the table is assumed. */
export const productFromAssumedSolubility = nextProduction(productFromSolubility, (random) =>
  productDraft(
    random,
    (solubility, name, formula) =>
      `Suppose at most ${solubility} of ${name}, ${formula}, dissolve in water, as separate ions. What is Ksp?`,
  ),
)

type Mixed = {
  readonly solid: string
  /** The salts that are mixed, and how many of the reacting ion each has. */
  readonly first: readonly [salt: string, ions: number]
  readonly second: readonly [salt: string, ions: number]
}

const mixed: readonly Mixed[] = [
  { solid: 'AgCl', first: ['AgNO3', 1], second: ['NaCl', 1] },
  { solid: 'AgBr', first: ['AgNO3', 1], second: ['KBr', 1] },
  { solid: 'BaSO4', first: ['BaCl2', 1], second: ['Na2SO4', 1] },
  { solid: 'SrSO4', first: ['SrCl2', 1], second: ['K2SO4', 1] },
  { solid: 'PbSO4', first: ['Pb(NO3)2', 1], second: ['Na2SO4', 1] },
  { solid: 'CaF2', first: ['CaCl2', 1], second: ['NaF', 1] },
  { solid: 'PbI2', first: ['Pb(NO3)2', 1], second: ['KI', 1] },
  { solid: 'Mg(OH)2', first: ['MgCl2', 1], second: ['NaOH', 1] },
  { solid: 'Ag2CrO4', first: ['AgNO3', 1], second: ['K2CrO4', 1] },
]

/** The ion product of a mixture, to be compared with Ksp. */
export const ionProduct = production('ch-h44', 'number', 'solubility-product', (random) => {
  const { solid, first, second } = pick(random, mixed)
  const salt = sparinglySoluble.find(({ formula }) => formula === solid)
  if (salt === undefined) return null
  const [firstVolume, secondVolume] = [
    pick(random, [20, 25, 50, 60, 100]),
    pick(random, [25, 40, 50, 75, 100]),
  ]
  const size = 10 ** Math.round(Math.log10(molarSolubility(salt)))
  const [one, other] = [
    size * pick(random, [0.2, 0.5, 2, 4, 6, 8]),
    size * pick(random, [0.3, 0.6, 2, 3, 5, 9]),
  ].map((value) => Number(value.toPrecision(2)))
  if (one === undefined || other === undefined) return null
  const volume = firstVolume + secondVolume
  const { cations, anions, solubilityProduct } = salt
  const [a, b] = [(one * firstVolume) / volume, (other * secondVolume) / volume]
  const value = a ** cations * b ** anions
  const ratio = value / solubilityProduct
  if (ratio < 5 && ratio > 0.2) return null
  const name = formatFormula(solid)
  const precipitates = ratio > 1
  return workedNumber({
    element: elementOf(salt),
    stem: `${firstVolume} mL of ${molar(one)} ${formatFormula(first[0])} and ${secondVolume} mL of ${molar(other)} ${formatFormula(second[0])} are mixed. What is Q of ${name} before anything precipitates?`,
    value,
    unit: null,
    tolerance: 0.03,
    apart: 0.09,
    show: (product) => formatScientific(product),
    solution: () => {
      return {
        asked: `Q of ${name}`,
        relation: `Q = ${productOf(salt)}, with the concentrations in the volume of both solutions`,
        conversions: [
          ['Volume', added(exact(firstVolume, 'mL'), exact(secondVolume, 'mL')), 'mL', {}],
          [plus(salt), diluted(one, firstVolume, volume), 'mol/L'],
          [minus(salt), diluted(other, secondVolume, volume), 'mol/L'],
        ],
        numbers: [['Q', multipliedIons(measured(a), cations, measured(b), anions), null]],
      }
    },
    account: `In ${volume} mL ${plus(salt)} = ${molar(a)} and ${minus(salt)} = ${molar(b)}, so Q = ${productOf(salt)} = ${formatScientific(value)}; Ksp is ${plain(solubilityProduct)}, so ${name} ${precipitates ? 'precipitates' : 'does not precipitate'}`,
    wrong: [
      [
        one ** cations * other ** anions,
        'SO14',
        'That takes the concentrations before mixing, but each solution dilutes the other.',
      ],
      [
        cations === anions ? a + b : a * b,
        cations === anions ? null : 'SO12',
        cations === anions
          ? 'The concentrations are multiplied, not added.'
          : 'The exponent of the ion that is there twice is missing.',
      ],
      [
        cations === anions ? Number.NaN : a ** anions * b ** cations,
        'SO12',
        'The exponents are exchanged.',
      ],
    ],
    article: null,
  })
})

/** The concentration that a solution has in the volume of the mixture, both in mL. */
function diluted(strength: number, milliliters: number, volume: number): Expression {
  return divided(
    multiplied(measured(strength, 'mol/L', 2), exact(milliliters, 'mL')),
    exact(volume, 'mL'),
  )
}

type Common = {
  readonly solid: string
  /** The salt that brings the common ion, whether that is the cation, and how many of it a formula unit has. */
  readonly in: string
  readonly isCation: boolean
  readonly each: number
}

const commonIons: readonly Common[] = [
  { solid: 'AgCl', in: 'AgNO3', isCation: true, each: 1 },
  { solid: 'AgBr', in: 'AgNO3', isCation: true, each: 1 },
  { solid: 'BaSO4', in: 'Na2SO4', isCation: false, each: 1 },
  { solid: 'BaSO4', in: 'BaCl2', isCation: true, each: 1 },
  { solid: 'PbSO4', in: 'Na2SO4', isCation: false, each: 1 },
  { solid: 'CaF2', in: 'NaF', isCation: false, each: 1 },
  { solid: 'CaF2', in: 'CaCl2', isCation: true, each: 1 },
  { solid: 'Mg(OH)2', in: 'NaOH', isCation: false, each: 1 },
  { solid: 'Mg(OH)2', in: 'MgCl2', isCation: true, each: 1 },
]

/** The solubility in a solution that holds one of the ions already. */
export const commonIonSolubility = production(
  'ch-h45',
  'number',
  'solubility-product',
  (random) => {
    const common = pick(random, commonIons)
    const salt = sparinglySoluble.find(({ formula }) => formula === common.solid)
    if (salt === undefined) return null
    const concentration = pick(random, [0.01, 0.02, 0.025, 0.04, 0.05])
    const product = salt.solubilityProduct
    const { cations, anions } = salt
    const given = concentration * common.each
    const [count, others] = common.isCation ? [cations, anions] : [anions, cations]
    const value = (product / given ** count) ** (1 / others) / others
    if (given < 100 * count * value) return null
    const pure = molarSolubility(salt)
    const ion = common.isCation ? plus(salt) : minus(salt)
    const name = formatFormula(salt.formula)
    return workedNumber({
      element: elementOf(salt),
      stem: `Ksp of ${name} is ${plain(product)}. What is its molar solubility in ${quantity(concentration, 'mol/L', 2)} ${formatFormula(common.in)}, if nothing but separate ions dissolves?`,
      value,
      unit: 'mol/L',
      units,
      ...rough,
      show: molar,
      solution: () => {
        const start = powerOfTen(product, null, 2)
        const present = repeated(measured(given, null, 2), count)
        const quotient = divided(start, multiplied(...present))
        const rest = common.isCation ? minus(salt) : plus(salt)
        const twoFigures = { significant: 2 }
        return {
          asked: 'the molar solubility',
          given: { Ksp: start, [ion]: measured(given, 'mol/L', 2) },
          relation: `Ksp = ${productOf(salt)}, and what dissolves adds next to nothing to ${ion}`,
          numbers:
            others === 1
              ? [['Molar solubility', quotient, 'mol/L', twoFigures]]
              : [
                  [rest, root(others, quotient), 'mol/L'],
                  [
                    'Molar solubility',
                    divided(measured(others * value, 'mol/L'), exact(others)),
                    'mol/L',
                    twoFigures,
                  ],
                ],
        }
      },
      account: `${ion} is ${quantity(given, 'mol/L', 2)} already, and Ksp = ${productOf(salt)} leaves s = ${molar(value)}, less than the ${molar(pure)} in pure water`,
      wrong: [
        [pure, 'SO13', 'That is the solubility in pure water, without the common ion.'],
        [product * given, 'SO13', 'That multiplies by the concentration of the common ion.'],
        [
          count === 1 && others === 1 ? Number.NaN : product / given,
          'SO12',
          'An exponent is missing: one ion is there twice in the formula.',
        ],
        [
          others === 2 ? 2 * value : Number.NaN,
          'SO12',
          'That is the concentration of the ion that is there twice, 2s and not s.',
        ],
      ],
      article: null,
    })
  },
)

/** Salts of different types in the order of their molar solubility. */
export const orderOfSolubility = production('ch-h46', 'order', 'solubility-product', (random) => {
  const answer = sample(random, sparinglySoluble, 4).toSorted(
    (one, other) => molarSolubility(one) - molarSolubility(other),
  )
  const sizes = answer.map(molarSolubility)
  if (sizes.some((size, place) => place > 0 && size < 2 * (sizes[place - 1] ?? 0))) return null
  const byProduct = answer.toSorted((one, other) => one.solubilityProduct - other.solubilityProduct)
  if (byProduct.every((salt, place) => salt === answer[place])) return null
  const [least] = answer
  if (least === undefined) return null
  const account = `Worked out from Ksp, the solubilities are ${answer
    .map((salt) => `${formatFormula(salt.formula)} ${molar(molarSolubility(salt))}`)
    .join(', ')}`
  return orderDraft({
    random,
    element: elementOf(least),
    answer,
    card: cardFor,
    ends: ['least soluble', 'most soluble'],
    stemOf: () => 'Order these salts by their molar solubility in water.',
    slips: [
      {
        value: byProduct,
        misconception: 'SO11',
        text: `That is the order of Ksp, but the salts have different numbers of ions. ${account}.`,
      },
      {
        value: answer.toReversed(),
        misconception: null,
        text: `That is the order from the most soluble to the least. ${account}.`,
      },
      {
        value: byProduct.toReversed(),
        misconception: 'SO11',
        text: `That is the order of Ksp, turned around. ${account}.`,
      },
    ],
    right: `${account}.`,
    see: { article: null, elements: answer.map(elementOf) },
    solution: () =>
      workedComparison(
        'the order of the molar solubilities x',
        'Ksp is the product of the concentrations of all ions of a formula unit, such as x · x or x · (2x)²',
        answer.map((salt) => [
          formatFormula(salt.formula),
          `x = ${rootFor(salt)} = ${molar(molarSolubility(salt))}`,
        ]),
        answer.map(cardFor).join(', '),
      ),
  })
})

function cardFor({ formula, solubilityProduct }: Salt): string {
  return `${formatFormula(formula)}, Ksp = ${plain(solubilityProduct)}`
}

/** The molar solubility as a root: '√Ksp', '³√(Ksp ÷ 4)'. */
function rootFor({ cations, anions }: Salt): string {
  const degree = cations + anions
  const factor = cations ** cations * anions ** anions
  return factor === 1 ? '√Ksp' : `${superscript(degree)}√(Ksp ÷ ${factor})`
}

type Dissolving = {
  readonly solid: string
  readonly name: string
  /** The element of the badge, which none of the options names. */
  readonly element: string
  /** The additions that dissolve more of it, with the reason. */
  readonly helps: readonly (readonly [string, string])[]
  readonly hinders: readonly string[]
  readonly useless: readonly string[]
}

const acids = ['nitric acid', 'hydrochloric acid'] as const

/** Sparingly soluble salts with the additions that raise and lower their solubility. */
const dissolving: readonly Dissolving[] = [
  basic('calcium carbonate', 'CaCO3', 'C', 'CO₃²⁻', ['sodium carbonate', 'calcium chloride']),
  basic('barium carbonate', 'BaCO3', 'C', 'CO₃²⁻', ['potassium carbonate', 'barium chloride']),
  basic('magnesium hydroxide', 'Mg(OH)2', 'O', 'OH⁻', ['sodium hydroxide', 'magnesium chloride']),
  basic('calcium fluoride', 'CaF2', 'F', 'F⁻', ['sodium fluoride', 'calcium nitrate']),
  basic('strontium carbonate', 'SrCO3', 'C', 'CO₃²⁻', ['sodium carbonate', 'strontium nitrate']),
  ...[
    ['silver chloride', 'AgCl', 'Cl', 'sodium chloride'] as const,
    ['silver bromide', 'AgBr', 'Br', 'potassium bromide'] as const,
  ].map(([name, solid, element, salt]) => ({
    solid,
    name,
    element,
    helps: [['ammonia', 'NH₃ binds Ag⁺ in [Ag(NH₃)₂]⁺']] as const,
    hinders: [salt, 'silver nitrate'],
    useless: ['nitric acid'],
  })),
]

function basic(
  name: string,
  solid: string,
  element: string,
  ion: string,
  hinders: readonly string[],
): Dissolving {
  return {
    solid,
    name,
    element,
    helps: acids.map((acid) => [acid, `the acid takes ${ion} away`] as const),
    hinders,
    useless: [],
  }
}

/** Asks for the addition that dissolves more of a salt. */
export const moreDissolves = template('ch-h47', 'solubility-product', (random) => {
  const { solid, name, element, helps, hinders, useless } = pick(random, dissolving)
  const isMore = pick(random, [true, true, false])
  const shown = formatFormula(solid)
  const [best, why] = pick(random, helps)
  const lower = pick(random, hinders)
  const reason = isMore
    ? `With ${best}, ${why}, so that more ${shown} dissolves`
    : `${capitalized(lower)} brings an ion of ${shown}, so that less of it dissolves`
  const lures: Lure<string>[] = isMore
    ? [
        ...hinders.map((value): Lure<string> => ({
          value,
          misconception: 'SO13',
          why: `${capitalized(value)} brings an ion that is in ${shown}, which lowers the solubility. ${reason}.`,
        })),
        ...useless.map((value): Lure<string> => ({
          value,
          misconception: 'SO13',
          why: `Halide ions are hardly basic, so that acid does not take them away. ${reason}.`,
        })),
        {
          value: 'more of the solid',
          misconception: 'SO12',
          why: `The solution is saturated, and a solid is not in Ksp. ${reason}.`,
        },
      ]
    : [
        ...helps.map(([value, cause]): Lure<string> => ({
          value,
          misconception: 'SO13',
          why: `With it, ${cause}, which raises the solubility. ${reason}.`,
        })),
        {
          value: 'more of the solid',
          misconception: 'SO12',
          why: `The amount of solid does not matter, since it is not in Ksp. ${reason}.`,
        },
      ]
  const answer = isMore ? best : lower
  return choice<string>({
    element,
    badge: null,
    stem: isMore
      ? `A saturated solution stands over solid ${name}. What makes more of it dissolve?`
      : `A saturated solution stands over solid ${name}. What makes some of the dissolved salt precipitate?`,
    answer,
    isRight: (value) => value === answer,
    lures: sample(random, lures, pick(random, [2, 2, 3])),
    fill: ['longer stirring'],
    miss: () => `The solution is saturated, so that stirring changes nothing. ${reason}.`,
    right: `${reason}.`,
    see: { article: null },
  })
})

/** Salts whose two ions come in different numbers, so that the exponents matter. */
const unequal = sparinglySoluble.filter(({ cations, anions }) => cations !== anions)

/**
 * The expression of the solubility product of a salt. Wrong exponents and a wrong form are each offered with the right and
 * with the wrong other one, so that the right expression is not the one that has most in common with the others.
 */
export const expressionOfProduct = template('ch-m362', 'solubility-product', (random) => {
  const salt = pick(random, unequal)
  const { cation, anion, cations, anions, name, formula } = salt
  const [wrong, wrongWhy] = pick(random, [
    [[anions, cations], 'The exponents are exchanged.'],
    [[1, 1], 'The numbers of ions are left out.'],
  ] as const)
  const [form, formWhy] = pick(random, [
    ['ratio', 'The concentrations are multiplied, not divided.'],
    ['sum', 'The concentrations are multiplied, not added.'],
  ] as const)
  const solution = `One ${formatFormula(formula)} gives ${cations} ${formatIon(cation.formula, cation.charge)} and ${anions} ${formatIon(anion.formula, anion.charge)}, so Ksp is ${productOf(salt)}`
  const right = [cations, anions] as const
  return choice<Expressed>({
    element: cation.formula,
    badge: null,
    stem: `Which expression is the solubility product of ${name}, ${formatFormula(formula)}?`,
    answer: { exponents: right, form: 'product' },
    isRight: ({ exponents, form: own }) =>
      own === 'product' &&
      exponents[0] * cation.charge + exponents[1] * anion.charge === 0 &&
      Math.min(...exponents) === 1,
    show: ({ exponents, form: own }) =>
      [powerText(plus(salt), exponents[0]), powerText(minus(salt), exponents[1])].join(SIGNS[own]),
    lures: [
      {
        value: { exponents: wrong, form: 'product' },
        misconception: 'SO12',
        why: `${wrongWhy} ${solution}.`,
      },
      { value: { exponents: right, form }, misconception: 'SO12', why: `${formWhy} ${solution}.` },
      { value: { exponents: wrong, form }, misconception: 'SO12', why: `${wrongWhy} ${solution}.` },
    ],
    right: `${solution}.`,
  })
})

const SIGNS = { product: ' · ', ratio: ' / ', sum: ' + ' } as const

/** An expression for a solubility product, right or wrong. */
type Expressed = {
  readonly exponents: readonly [number, number]
  readonly form: keyof typeof SIGNS
}
