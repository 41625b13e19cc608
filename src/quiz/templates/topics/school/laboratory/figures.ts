import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { numberDraft } from '#quiz/templates/production/building/drafts.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, less, multiplied } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

const measuredElements: readonly ElementSymbol[] = [
  'Al',
  'Fe',
  'Cu',
  'Zn',
  'Ag',
  'Sn',
  'Pb',
  'Mg',
  'Ni',
  'Au',
]

/** How many figures of a number are significant. */
export const countOfFigures = production('ge-e253', 'number', 'significant-figures', (random) => {
  const decimals = integer(random, 1, 5)
  const digits = integer(random, 101, 9999)
  const zeros = pick(random, [0, 0, 1, 2])
  const written = (digits * 10 ** zeros * 10 ** -decimals).toFixed(decimals)
  const all = written.replace('.', '')
  if (all.length > 6 || /000/.test(written.replace(/^0\.0*/, ''))) return null
  const leading = /^0*/.exec(all)?.[0].length ?? 0
  const trailing = /0*$/.exec(all)?.[0].length ?? 0
  const value = all.length - leading
  const symbol = pick(random, measuredElements)
  const account =
    leading === 0
      ? `All figures of ${written} count`
      : `Zeros in front do not count, all other figures of ${written} do`
  return numberDraft({
    element: symbol,
    stem: `A sample of ${nameOf(symbol)} weighs ${written} g. How many significant figures has this value?`,
    answer: value,
    slips: [
      {
        value: all.length,
        misconception: 'LA4',
        text: `That counts the zeros in front, too. ${account}: ${value}.`,
      },
      {
        value: value - trailing,
        misconception: 'LA4',
        text: `That leaves out zeros at the end, which were measured. ${account}: ${value}.`,
      },
      {
        value: decimals,
        misconception: 'LA13',
        text: `Those are the decimal places. ${account}: ${value}.`,
      },
    ],
    right: `${account}: ${value}.`,
    see: { article: null },
    solution: () =>
      workedSolution({
        asked: 'the number of significant figures',
        given: { 'Zeros in front': exact(leading) },
        relation: 'Zeros in front only place the decimal point, all other figures count',
        numbers: [['Significant figures', less(exact(all.length), exact(leading)), null, {}]],
      }),
  })
})

/** The figures of a number of a scale: 2.50 has three. */
function figuresOf(text: string): number {
  return text.replace('.', '').replace(/^0+/, '').length
}

/** A product, quotient or sum with as many figures as its data allow. */
export const roundedResult = production('ge-m250', 'number', 'significant-figures', (random) => {
  const kind = pick(random, ['density', 'mass', 'sum'] as const)
  const [oneDecimals, otherDecimals] = [
    integer(random, kind === 'density' ? 1 : 0, 2),
    integer(random, 1, 2),
  ]
  const density = integer(random, 66, 160) / 100
  const drawn = integer(random, 101, 999) / 100
  const other = Number((kind === 'mass' ? density : drawn).toFixed(otherDecimals))
  const one = Number(
    (kind === 'density'
      ? other * density
      : integer(random, 12, 999) / 10 ** (oneDecimals === 0 ? 0 : 1)
    ).toFixed(oneDecimals),
  )
  const [oneText, otherText] = [one.toFixed(oneDecimals), other.toFixed(otherDecimals)]
  if (kind === 'sum' && oneDecimals === otherDecimals) return null
  const exactValue = kind === 'sum' ? one + other : kind === 'mass' ? one * other : one / other
  const [few, many] = [figuresOf(oneText), figuresOf(otherText)].toSorted((a, b) => a - b)
  if (few === undefined || many === undefined) return null
  const decimals = Math.min(oneDecimals, otherDecimals)
  const text = kind === 'sum' ? exactValue.toFixed(decimals) : rounded(exactValue, few)
  // A zero at the end of a whole number could be read either way, and a five in the middle be rounded either way.
  if (text === null || !/^(\d*[1-9]|\d+\.\d+)$/.test(text) || text.startsWith('0.')) return null
  const fine = (exactValue * 10 ** 6) / 10 ** 6
  const value = Number(text)
  const half = 10 ** -(text.split('.')[1]?.length ?? 0) / 2
  if (Math.abs(Math.abs(fine - value) - half) < half / 20) return null
  const figures = figuresOf(text)
  const unit = { sum: 'g', mass: 'g', density: 'g/mL' }[kind]
  const symbol = pick(random, measuredElements)
  const stems = {
    sum: `${oneText} g and ${otherText} g of ${nameOf(symbol)} are put together. What is the mass`,
    mass: `${oneText} mL of a liquid have a density of ${otherText} g/mL. What is its mass`,
    density: `${oneText} g of a liquid take up ${otherText} mL. What is its density`,
  }
  const rule =
    kind === 'sum'
      ? `the fewest decimal places of the data are ${decimals}`
      : `the fewest significant figures of the data are ${few}`
  const account = `The calculator shows ${shown(exactValue)}, and ${rule}, so the result is ${text} ${unit}`
  const long = Number(exactValue.toPrecision(figures + 2))
  const oneMore = Number(exactValue.toPrecision(figures + 1))
  return numberDraft({
    element: symbol,
    stem: `${stems[kind]}, to the figures that the data allow?`,
    answer: value,
    unit,
    units: kind === 'density' ? ['g/mL', 'kg/L'] : ['g', 'kg'],
    tolerance: 0.0004,
    figures,
    show: (number) =>
      number === value
        ? text
        : number === long || number === oneMore
          ? String(number)
          : shown(number),
    slips: [
      {
        value: long,
        misconception: 'LA3',
        text: `More digits than the data have say nothing. ${account}.`,
      },
      { value: oneMore, misconception: 'LA3', text: `That is one figure too many. ${account}.` },
      {
        value: Number(exactValue.toPrecision(Math.max(1, figures - 1))),
        misconception: null,
        text: `That is one figure too few. ${account}.`,
      },
    ],
    right: `${account}.`,
    see: { article: null },
    solution: () => {
      const [left, right] = [decimal(one, null, oneDecimals), decimal(other, null, otherDecimals)]
      return workedSolution({
        asked: 'the result with its figures',
        given: { 'First value': left, 'Second value': right },
        relation:
          kind === 'sum'
            ? 'A sum keeps the fewest decimal places of its data'
            : 'A product or quotient keeps the fewest significant figures of its data',
        numbers: [
          [
            'Result',
            kind === 'sum'
              ? added(left, right)
              : kind === 'mass'
                ? multiplied(left, right)
                : divided(left, right),
            unit,
            kind === 'sum' ? { decimals } : { significant: few },
          ],
        ],
      })
    },
  })
})

/** A value with significant figures, or null where it would need a power of ten. */
function rounded(value: number, figures: number): string | null {
  const text = value.toPrecision(figures)
  return text.includes('e') ? null : text
}

function shown(value: number): string {
  return formatNumber(Number(value.toPrecision(5)))
}

function threeShown(value: number): string {
  return formatNumber(value, { significant: 3 })
}

/** The percent error of a measured density. */
export const percentError = production('ge-m251', 'number', 'measurement-error', (random) =>
  errorDraft(random, false),
)

/** The same, with a difference that has no more decimals than the two values. */
export const percentErrorInFigures = nextProduction(percentError, (random) =>
  errorDraft(random, true),
)

function errorDraft(random: Random, keepsDecimals: boolean) {
  const symbol = pick(random, measuredElements)
  const density = element(symbol).density
  if (density === null || density === undefined) return null
  const accepted = Number(density.toPrecision(3))
  const share = integer(random, 6, 22) / 100
  const found = Number((accepted * (1 + (random() < 0.5 ? share : -share))).toPrecision(3))
  const difference = Math.abs(found - accepted)
  const value = (100 * difference) / accepted
  const decimals = decimalsOf(threeShown(accepted))
  if (keepsDecimals && decimals !== decimalsOf(threeShown(found))) return null
  const style = keepsDecimals ? { decimals } : { significant: 3 }
  return workedNumber({
    element: symbol,
    stem: `A density of ${threeShown(found)} g/cm³ is measured for ${nameOf(symbol)}; the accepted value is ${threeShown(accepted)} g/cm³. What is the size of the percent error?`,
    value,
    unit: '%',
    units: ['%'],
    solution: () => ({
      asked: 'the error in percent of the accepted value',
      given: {
        Measured: measured(found, 'g/cm³'),
        Accepted: measured(accepted, 'g/cm³'),
      },
      relation: 'Percent error = difference ÷ accepted value × 100%',
      numbers: [
        [
          'Difference',
          found > accepted
            ? less(measured(found, 'g/cm³'), measured(accepted, 'g/cm³'))
            : less(measured(accepted, 'g/cm³'), measured(found, 'g/cm³')),
          'g/cm³',
          style,
        ],
        [
          'Percent error',
          multiplied(
            divided({ value: difference, unit: 'g/cm³', style }, measured(accepted, 'g/cm³')),
            exact(100, '%'),
          ),
          '%',
        ],
      ],
    }),
    account: `The difference is ${formatNumber(difference, style)} g/cm³, and over ${threeShown(accepted)} g/cm³ that is ${threeShown(value)}%`,
    wrong: [
      [(100 * difference) / found, 'LA6', 'That divides by the measured value.'],
      [
        (100 * found) / accepted,
        null,
        'That is the measured value in percent of the accepted one.',
      ],
      [100 * difference, null, 'That leaves the accepted value out.'],
    ],
    apart: 0.03,
    article: null,
  })
}

function decimalsOf(written: string): number {
  return /\.(\d+)/.exec(written)?.[1]?.length ?? 0
}
