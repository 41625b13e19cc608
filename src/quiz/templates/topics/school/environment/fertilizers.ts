import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  type Fertilizer,
  fertilizers,
  type Nutrient,
  nutrientShareOf,
} from '#chemistry/environment/nutrients.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { choice, production, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { decimal, exact } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

const nutrients = ['N', 'P', 'K'] as const satisfies readonly Nutrient[]
function nutrientsOf({ formula }: Fertilizer): readonly Nutrient[] {
  const atoms = composition(formula)
  return nutrients.filter((symbol) => atoms.has(symbol))
}

function sentenceOf(one: Fertilizer): string {
  const own = nutrientsOf(one).map(nameOf)
  return `${formatFormula(one.formula)} brings ${own.join(' and ')}.`
}

const sets: readonly (readonly Nutrient[])[] = [['N'], ['P'], ['K'], ['N', 'P'], ['N', 'K']]

const fields = ['A field lacks', 'Plants lack', 'A soil lacks', 'A crop lacks'] as const

/** The fertilizer that brings the elements that a soil lacks. */
export const fertilizerForSoil = template('ge-m832', 'fertilizers', (random) => {
  const wanted = pick(random, sets)
  const key = wanted.join('')
  const fits = (one: Fertilizer) => nutrientsOf(one).join('') === key
  const answer = pick(random, fertilizers.filter(fits))
  const others = sample(
    random,
    fertilizers.filter((one) => !fits(one)),
    3,
  )
  return choice<Fertilizer>({
    element: wanted[0] ?? 'N',
    badge: null,
    stem: `${pick(random, fields)} ${wanted.map(nameOf).join(' and ')}${wanted.length === 1 ? ' alone' : ''} of the three elements N, P and K. Which fertilizer brings just that?`,
    answer,
    isRight: fits,
    show: ({ formula }) => formatFormula(formula),
    lures: others.map((value) => ({
      value,
      misconception: 'EA15' as const,
      why: `${sentenceOf(value)} ${sentenceOf(answer)}`,
    })),
    right: sentenceOf(answer),
    see: { article: null },
  })
})

const pairs = fertilizers.flatMap((one) => nutrientsOf(one).map((symbol) => [one, symbol] as const))

function twoPlaces(value: number): string {
  return formatNumber(value, { decimals: 2 })
}

/** The percent by mass of a nutrient in a fertilizer, or what a bag of it holds. */
export const nutrientShare = production('ge-m831', 'number', 'fertilizers', (random) => {
  const [{ name, formula }, symbol] = pick(random, pairs)
  const { count, whole, atom, percent } = nutrientShareOf(formula, symbol)
  const atoms = [...composition(formula).values()].reduce((sum, one) => sum + one, 0)
  const shown = formatFormula(formula)
  const bag = pick(random, [null, 20, 25, 40, 50])
  const unit = bag === null ? '%' : 'kg'
  const size = bag ?? 100
  const value = (percent * size) / 100
  return workedNumber({
    element: symbol,
    stem:
      bag === null
        ? `What percent of the mass of the fertilizer ${name}, ${shown}, is ${nameOf(symbol)}?`
        : `What mass of ${nameOf(symbol)} is in ${bag} kg of the fertilizer ${name}, ${shown}?`,
    value,
    unit,
    units: bag === null ? [] : ['g', 'kg'],
    account: `${count} × ${twoPlaces(atom)} g of ${nameOf(symbol)} are in ${twoPlaces(whole)} g of ${shown}, which makes ${quantity(value, unit)}${bag === null ? '' : ` in ${bag} kg`}`,
    wrong: [
      [(size * count) / atoms, 'GE3', 'That is the share of the atoms, but they differ in mass.'],
      [value / count, 'GE2', `There are ${count} atoms of ${nameOf(symbol)} in the formula.`],
      [size - value, null, 'That is all the rest.'],
    ],
    apart: 0.03,
    solution: () => ({
      asked: bag === null ? `the percent of ${nameOf(symbol)}` : `the mass of ${nameOf(symbol)}`,
      given: {
        [`Atoms of ${nameOf(symbol)}`]: exact(count),
        'Molar mass of the fertilizer': decimal(whole, 'g/mol', 2),
      },
      relation: 'The element has the same share of any mass of the fertilizer as of its molar mass',
      numbers: [
        [
          bag === null ? 'Percent' : 'Mass',
          multiplied(
            divided(
              multiplied(exact(count), decimal(atom, 'g/mol', 2)),
              decimal(whole, 'g/mol', 2),
            ),
            exact(size, unit),
          ),
          unit,
        ],
      ],
    }),
  })
})

/** The mass of a fertilizer that brings a mass of a nutrient to a field. */
export const massForField = production('ge-h831', 'number', 'fertilizers', (random) => {
  const [{ name, formula }, symbol] = pick(random, pairs)
  const area = integer(random, 2, 12)
  const dose = 10 * integer(random, 4, 15)
  const { count, whole, atom } = nutrientShareOf(formula, symbol)
  const needed = area * dose
  const value = (needed * whole) / (count * atom)
  return workedNumber({
    element: symbol,
    stem: `A field of ${area} ha needs ${dose} kg of ${nameOf(symbol)} per hectare. What mass of ${name}, ${formatFormula(formula)}, brings it?`,
    value,
    unit: 'kg',
    units: ['g', 'kg'],
    account: `${area} × ${dose} kg = ${needed} kg of ${nameOf(symbol)} are in ${needed} kg × ${twoPlaces(whole)}/(${count} × ${twoPlaces(atom)}) = ${quantity(value, 'kg')}`,
    wrong: [
      [needed, 'EA16', 'That is the mass of the element, but the fertilizer has others as well.'],
      [(needed * count * atom) / whole, 'EA16', 'The ratio of the masses is turned around.'],
      [
        (needed * whole) / atom,
        'GE2',
        `There are ${count} atoms of ${nameOf(symbol)} in the formula.`,
      ],
      [value / area, null, `That is for one hectare, not for ${area} ha.`],
    ],
    solution: () => ({
      asked: 'the mass of the fertilizer',
      given: { Area: exact(area, 'ha'), 'Per hectare': exact(dose, 'kg/ha') },
      relation:
        'The molar mass of the fertilizer holds the mass of the element as many times as the formula says',
      numbers: [
        ['Mass of the element', multiplied(exact(area, 'ha'), exact(dose, 'kg/ha')), 'kg', {}],
        [
          'Mass of the fertilizer',
          divided(
            multiplied(exact(needed, 'kg'), decimal(whole, 'g/mol', 2)),
            multiplied(exact(count), decimal(atom, 'g/mol', 2)),
          ),
          'kg',
        ],
      ],
    }),
  })
})
