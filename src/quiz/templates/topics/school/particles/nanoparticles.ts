import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

/** Things of known size in nm, far apart from each other. Sources: AQA GCSE Chemistry, section 4.2.4; EPA on particulate matter. */
const things = [
  ['a gold atom', 0.3, 'about 0.3 nm'],
  ['a C₆₀ molecule', 0.7, 'about 0.7 nm'],
  ['a nanoparticle of gold', 20, '1 to 100 nm'],
  ['a fine particle of soot', 1000, '100 to 2500 nm'],
  ['a coarse dust particle', 6000, '2500 to 10 000 nm'],
  ['a grain of sand', 500_000, 'about half a millimeter'],
] as const

/** Small things in the order of their size. */
export const orderOfSizes = production('ph-e811', 'order', 'nanoparticles', (random) => {
  const drawn = new Set(sample(random, things, pick(random, [4, 5])))
  const items = things.filter((one) => drawn.has(one))
  const [first] = items
  if (first === undefined) return null
  const account = items.map(([name, , size]) => `${name}, ${size}`).join('; ')
  return orderedCards(random, {
    element: 'Au',
    items,
    card: ([name]) => name,
    ends: ['smallest', 'largest'],
    stemOf: (shown) =>
      `Order these by their size, the smallest first: ${shown.map(([name]) => name).join(', ')}.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: null,
        why: `The largest stands first here. ${capitalized(account)}.`,
      },
      ...items.slice(1).map((_, place) => ({
        order: exchanged(items, place),
        misconception: 'PA10' as const,
        why: `Two of them are exchanged. ${capitalized(account)}.`,
      })),
    ],
    right: `${capitalized(account)}.`,
    article: null,
    solution: () =>
      workedComparison(
        'the order of the sizes',
        'Nanoparticles measure 1 to 100 nm, fine particles up to 2500 nm, coarse ones up to 10 000 nm',
        items.map(([name, , size]) => [name, size]),
        items.map(([name]) => name).join(', '),
      ),
  })
})

/** Surface by volume of a cube of some nanometers. */
export const surfaceByVolume = production('ph-m811', 'number', 'nanoparticles', (random) => {
  const side = pick(
    random,
    [3, 4, 5, 8, 10, 12, 15, 20, 24, 25, 30, 40, 48, 50, 60, 75, 80, 90, 96, 100],
  )
  const value = 6 / side
  return workedNumber({
    element: 'Ag',
    stem: `A cubic nanoparticle of silver has sides of ${side} nm. What is its ratio of surface to volume, in 1/nm?`,
    value,
    unit: null,
    tolerance: 0.01,
    account: `The surface is 6 × (${side} nm)² = ${formatNumber(6 * side ** 2)} nm², the volume (${side} nm)³ = ${formatNumber(side ** 3)} nm³, and the ratio is ${quantity(value, null)} per nanometer`,
    wrong: [
      [1 / side, 'PA11', 'A cube has six faces, not one.'],
      [side / 6, 'PA11', 'The ratio is turned around: surface by volume is asked for.'],
      [4 / side, 'PA11', 'The top and the bottom count, too.'],
      [6 * side ** 2, null, 'That is the surface alone.'],
    ],
    solution: () => ({
      asked: 'the ratio of surface to volume',
      given: { Side: exact(side, 'nm') },
      relation: 'A cube has six square faces, and its volume is the third power of its side',
      numbers: [
        ['Surface', multiplied(exact(6), exact(side, 'nm'), exact(side, 'nm')), 'nm²', {}],
        ['Volume', multiplied(exact(side, 'nm'), exact(side, 'nm'), exact(side, 'nm')), 'nm³', {}],
        ['Ratio', divided(exact(6 * side ** 2), exact(side ** 3)), null],
      ],
    }),
  })
})

/** By what a surface grows when a cube is cut into small ones. */
export const surfaceOfPieces = production('ph-h811', 'number', 'nanoparticles', (random) => {
  const factor = pick(random, [20, 25, 40, 50, 100, 200, 250, 400, 500])
  const small = integer(random, 2, 9) * 10
  const large = (small * factor) / 1000
  const surface = pick(random, [6, 12, 15, 24, 30])
  const value = surface * factor
  return workedNumber({
    element: 'Ti',
    stem: `Cubes with sides of ${formatNumber(large)} µm have a surface of ${surface} cm² in all. What surface has the same mass as cubes with sides of ${small} nm?`,
    value,
    unit: 'cm²',
    units: ['cm²', 'm²'],
    account: `The sides are ${formatNumber(large * 1000)} nm/${small} nm = ${factor} times smaller, so surface by volume and the whole surface are ${factor} times larger: ${quantity(value, 'cm²')}`,
    wrong: [
      [
        surface * factor ** 2,
        'PA12',
        'The surface of one cube falls with the square, but there are more cubes.',
      ],
      [surface, 'PA12', 'The volume stays the same, but the surface does not.'],
      [surface / factor, 'PA12', 'Smaller pieces have more surface, not less.'],
      [
        surface * factor ** 3,
        'PA12',
        'That multiplies by the number of pieces, but each piece has a smaller surface.',
      ],
    ],
    solution: () => ({
      asked: 'the surface of the small cubes',
      given: {
        'Large side': exact(large, 'µm'),
        'Small side': exact(small, 'nm'),
        Surface: exact(surface, 'cm²'),
      },
      relation:
        'Surface by volume of a cube is 6 ÷ side, and the volume of all cubes stays the same',
      conversions: [['Large side', multiplied(exact(large, 'µm'), exact(1000, 'nm/µm')), 'nm', {}]],
      numbers: [
        ['Factor', divided(exact(small * factor, 'nm'), exact(small, 'nm')), null, {}],
        ['Surface', multiplied(exact(surface, 'cm²'), exact(factor)), 'cm²', {}],
      ],
    }),
  })
})
