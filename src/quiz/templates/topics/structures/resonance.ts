import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { bestForms, isDisputed, rivalForms } from '#chemistry/lewis/best-forms.ts'
import { formalCharges } from '#chemistry/lewis/electrons.ts'
import type { Skeleton } from '#chemistry/lewis/skeleton.ts'
import { skeletons } from '#chemistry/lewis/skeletons.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { choice, nextProduction, production, template } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized, counted } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, divided, less } from '#quiz/worked/expressions.ts'

/** A molecule or ion by its best drawings. */
type Species = {
  readonly name: string
  readonly shown: string
  readonly element: ElementSymbol
  readonly bonds: number
  readonly forms: number
  /** Drawings with octets whose formal charges are larger or worse placed. */
  readonly rivals: number
}

/** Bonds between two elements that are all alike. */
export type SharedBonds = Species & {
  /** As it is written: 'C–O'. */
  readonly bond: string
  readonly places: number
  /** Shared pairs in all places together, in each drawing. */
  readonly pairs: number
}

/** Species with a double or triple bond whose drawings no books argue about. */
const undisputed = skeletons.filter((skeleton) => {
  const forms = bestForms(skeleton)
  const [form] = forms
  if (form === undefined || isDisputed(skeleton)) return false
  if (form.singles.some((count) => count > 0) || form.orders.every((order) => order === 1))
    return false
  // Of a single best drawing no atom has a formal charge, so that no other one comes near it.
  return forms.length > 1 || formalCharges(skeleton, form).every((charge) => charge === 0)
})

/** Its two drawings are not of equal weight in each book. */
const UNEVEN = 'HN3'

const species: readonly Species[] = undisputed
  .filter(({ formula }) => formula !== UNEVEN)
  .map(speciesOf)

const sharedBonds: readonly SharedBonds[] = undisputed.flatMap((skeleton) => {
  const { atoms, bonds } = skeleton
  const forms = bestForms(skeleton)
  const names = bonds.map((pair) => pair.map((atom) => atoms[atom]?.element ?? '').join('–'))
  return [...new Set(names)].flatMap((bond) => {
    const own = names.flatMap((name, place) => (name === bond ? [place] : []))
    const sums = own.map((place) =>
      forms.reduce((sum, { orders }) => sum + (orders[place] ?? 0), 0),
    )
    const [first = 0] = sums
    const pairs = own.reduce((sum, place) => sum + (forms[0]?.orders[place] ?? 0), 0)
    const isAlike = sums.every((sum) => sum === first)
    return isAlike && pairs > own.length
      ? [{ ...speciesOf(skeleton), bond, places: own.length, pairs }]
      : []
  })
})

/** Bonds that are drawn in two ways. */
const resonant = sharedBonds.filter(({ pairs, places }) => pairs % places !== 0)
const whole = sharedBonds.filter(({ pairs, places }) => pairs % places === 0)

function speciesOf(skeleton: Skeleton): Species {
  const { name, formula, atoms, bonds } = skeleton
  return {
    name,
    shown: formatFormula(formula),
    element: atoms[0]?.element ?? 'C',
    bonds: bonds.length,
    forms: bestForms(skeleton).length,
    rivals: rivalForms(skeleton).length,
  }
}

/** How many resonance forms a species has. */
export const countOfForms = production('bo-m311', 'number', 'resonance', (random) =>
  formsDraft(random, false),
)

/** The same, with a reason of its own for species that have one drawing with full shells. */
export const countOfDrawings = nextProduction(countOfForms, (random) => formsDraft(random, true))

function formsDraft(random: Random, tellsOnly: boolean) {
  const drawn = pick(random, [true, false])
  const { name, shown, element, forms, rivals } = pick(
    random,
    species.filter((one) => one.forms > 1 === drawn),
  )
  const isOnly = tellsOnly && rivals === 0
  const account =
    forms > 1
      ? `With the same formal charges, the double bonds can be drawn in ${forms} ways`
      : isOnly
        ? 'Only one drawing gives every atom its full shell'
        : 'In one drawing no atom has a formal charge, and in every other one some have'
  return workedNumber({
    element,
    stem: `How many equally good Lewis structures, or resonance forms, can be drawn of ${name}, ${shown}?`,
    value: forms,
    unit: null,
    tolerance: 0,
    show: formatNumber,
    account,
    wrong:
      forms > 1
        ? [
            [1, 'ST3', 'Another place of the double bond is as good.'],
            [forms + 1, null, 'That is one drawing more than there are.'],
            [2 * forms, null, 'Drawings that differ in nothing count once.'],
          ]
        : isOnly
          ? [
              [2, 'BO35', 'No second drawing gives every atom its full shell.'],
              [3, 'BO35', 'No other drawing gives every atom its full shell.'],
            ]
          : [
              [2, 'BO35', 'A drawing with formal charges is not as good as one without.'],
              [3, 'BO35', 'Drawings with formal charges are not as good as one without.'],
            ],
    article: null,
    solution: () => ({
      asked: 'the number of resonance forms',
      given: {
        'Drawings with octets': exact(forms + rivals),
        'Those with larger or worse placed formal charges': exact(rivals),
      },
      relation:
        'Resonance forms are the drawings whose formal charges are smallest and best placed',
      numbers: [['Resonance forms', less(exact(forms + rivals), exact(rivals)), null, {}]],
    }),
  })
}

/** Without pairs of atoms, such as O₂, whose only bond no drawing moves. */
const severalBonds = species.filter(({ bonds }) => bonds > 1)

/** The one of four species that takes several drawings, or that one drawing describes. */
export const speciesByForms = template('bo-m315', 'resonance', (random) => {
  const asksSeveral = random() < 0.5
  const hasSeveral = ({ forms }: Species) => forms > 1
  const [answer] = sample(
    random,
    severalBonds.filter((one) => hasSeveral(one) === asksSeveral),
    1,
  )
  if (answer === undefined) return null
  const others = sample(
    random,
    severalBonds.filter((one) => hasSeveral(one) !== asksSeveral),
    3,
  )
  const account = asksSeveral
    ? `${capitalized(answer.name)} has ${answer.forms} resonance forms, and its bonds are between those of each drawing`
    : `In one drawing of ${answer.name} no atom has a formal charge, and in every other one some have`
  return choice<Species>({
    element: answer.element,
    badge: null,
    stem: asksSeveral
      ? pick(random, [
          'Which of these takes more than one Lewis structure to describe its bonds?',
          'Which of these has several Lewis structures that are equally good?',
        ])
      : pick(random, [
          'Of which of these does one Lewis structure describe the bonds?',
          'Which of these has no resonance forms that are equally good?',
        ]),
    answer,
    isRight: (one) => hasSeveral(one) === asksSeveral,
    show: ({ shown }) => shown,
    lures: others.map((other) => ({
      value: other,
      misconception: asksSeveral ? 'BO35' : 'ST3',
      why: asksSeveral
        ? `Every other drawing of ${other.name} has formal charges that the best one does not have. ${account}.`
        : `${capitalized(other.name)} has ${other.forms} drawings that are equally good. None of its bonds is simply single or double. ${account}.`,
    })),
    right: `${account}.`,
    see: { article: null },
  })
})

/** The order of a bond that all resonance forms share. */
export const orderOfBond = production('bo-h311', 'number', 'resonance', (random) =>
  bondOrder(pick(random, random() < 0.7 ? resonant : whole), {
    decimals: (value) => (Number.isInteger(value) ? 0 : 2),
    stem: ({ name, shown, bond }) =>
      `What is the bond order of each ${bond} bond in ${name}, ${shown}, to two decimals?`,
  }),
)

/** The same, which asks for decimals only where the order has more than two, and for one bond where there is one. */
export const orderOfOneBond = nextProduction(orderOfBond, (random) =>
  bondOrder(pick(random, random() < 0.7 ? resonant : whole), {
    decimals: (value) => (Number.isInteger(value) ? 0 : Number.isInteger(2 * value) ? 1 : 2),
    stem: ({ name, shown, bond, places }) =>
      `What is the bond order of ${places === 1 ? 'the' : 'each'} ${bond} bond in ${name}, ${shown}? Round it if it has more than two decimals.`,
  }),
)

type BondOfSpecies = (typeof sharedBonds)[number]

function bondOrder(
  shared: BondOfSpecies,
  texts: {
    readonly decimals: (value: number) => number
    readonly stem: (bond: BondOfSpecies) => string
  },
) {
  const { element, bond, places, pairs } = shared
  const value = pairs / places
  const show = (number: number) => formatNumber(number, { decimals: texts.decimals(number) })
  const shownValue = show(value)
  const account = `In each drawing ${pairs} pairs are shared in ${counted(places, 'place')}, so the order is ${pairs} ÷ ${places} = ${shownValue}`
  return workedNumber({
    element,
    stem: texts.stem(shared),
    value,
    unit: null,
    tolerance: 0.01,
    show,
    account,
    wrong: [
      [1, 'ST3', 'That is the order of a single bond.'],
      [2, 'ST3', 'That is the order of a double bond.'],
      [
        value - 1,
        null,
        'That counts the pair of the double bond alone. Each place has a single bond, too.',
      ],
      [places / pairs, null, 'That is turned upside down: pairs are shared among places.'],
    ],
    article: null,
    solution: () => ({
      asked: `the bond order of ${bond}`,
      given: { Places: exact(places) },
      relation: 'The bond order is the number of shared pairs divided by the number of places',
      numbers: [
        ['Shared pairs', added(...ordersOf(pairs, places).map((order) => exact(order))), null, {}],
        ['Bond order', divided(exact(pairs), exact(places)), null],
      ],
    }),
  })
}

/** The orders of the bonds in one drawing, as even as whole numbers can be. */
function ordersOf(pairs: number, places: number): readonly number[] {
  return Array.from({ length: places }, (_, place) => Math.floor((pairs + place) / places))
}
