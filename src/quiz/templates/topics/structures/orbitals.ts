import { formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  bondOrder,
  type Diatomic,
  diatomics,
  fillingOf,
  fillingOrder,
} from '#chemistry/electrons/molecular-orbitals.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, production, template } from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { counted } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, divided, less } from '#quiz/worked/expressions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

function shownOf({ formula }: Diatomic): string {
  return formatFormula(formula)
}

/** 'σ2s² σ*2s²': the occupied orbitals with their electrons. */
function fillingText(diatomic: Diatomic): string {
  return fillingOf(diatomic)
    .filled.filter(({ own }) => own > 0)
    .map(({ name, own }) => `${name}: ${own}`)
    .join(', ')
}

function neutralOf({ element }: Diatomic): Diatomic {
  return diatomics.find((one) => one.element === element && one.charge === 0) ?? noMolecule()
}

function noMolecule(): never {
  throw new RangeError('No molecule of the element.')
}

function orderText(diatomic: Diatomic): string {
  const { bonding, antibonding } = fillingOf(diatomic)
  return `(${bonding} − ${antibonding})/2 = ${formatNumber(bondOrder(diatomic))}`
}

/** Species with antibonding electrons, without which there is nothing to be subtracted. */
const mixedSpecies = diatomics.filter((one) => fillingOf(one).antibonding > 0)

/** The bond order of a molecule or ion by its molecular orbitals. */
export const orderByOrbitals = production('bo-m801', 'number', 'molecular-orbitals', (random) => {
  const diatomic = pick(random, mixedSpecies)
  const { bonding, antibonding } = fillingOf(diatomic)
  const value = bondOrder(diatomic)
  const shown = shownOf(diatomic)
  return workedNumber({
    element: diatomic.element,
    stem: `What is the bond order of ${shown} by molecular orbital theory? The orbitals are filled in the order ${fillingOrder(diatomic).join(', ')}.`,
    value,
    unit: null,
    tolerance: 0,
    apart: 0,
    show: formatNumber,
    account: `${shown} has ${fillingText(diatomic)}, so the bond order is ${orderText(diatomic)}`,
    wrong: [
      [bonding - antibonding, 'ST14', 'A bond is a pair, so the difference is divided by two.'],
      [bonding / 2, 'ST15', 'Antibonding electrons weaken the bond and are subtracted.'],
      [
        bondOrder(neutralOf(diatomic)),
        'ST16',
        'That is the bond order of the molecule without a charge.',
      ],
      [(bonding + antibonding) / 2, 'ST15', 'Antibonding electrons are subtracted, not added.'],
      [fillingOf(diatomic).unpaired, null, 'That is the number of unpaired electrons.'],
    ],
    solution: () => ({
      asked: 'the bond order',
      given: { 'Outer electrons': exact(diatomic.electrons) },
      begin:
        'Fill the orbitals from the first on, with two electrons in each and four in a pair of π orbitals',
      relation: 'Bond order = (bonding electrons − antibonding electrons) ÷ 2',
      numbers: [
        ['Bond order', divided(less(exact(bonding), exact(antibonding)), exact(2)), null, {}],
      ],
    }),
  })
})

/** The unpaired electrons of a molecule or ion by its molecular orbitals. */
export const unpairedByOrbitals = production(
  'bo-m802',
  'number',
  'molecular-orbitals',
  (random) => {
    // Half of the questions are about the few with two unpaired electrons.
    const two = mixedSpecies.filter((one) => fillingOf(one).unpaired === 2)
    const diatomic = pick(random, random() < 0.3 ? two : mixedSpecies)
    const { unpaired, filled } = fillingOf(diatomic)
    const last = filled.findLast(({ own }) => own > 0)
    const shown = shownOf(diatomic)
    const isPair = last?.name.startsWith('π') === true
    return workedNumber({
      element: diatomic.element,
      stem: `How many unpaired electrons has ${shown} by molecular orbital theory? The orbitals are filled in the order ${fillingOrder(diatomic).join(', ')}.`,
      value: unpaired,
      unit: null,
      tolerance: 0,
      apart: 0,
      show: formatNumber,
      account: `${shown} has ${fillingText(diatomic)}, and in ${last?.name ?? ''} ${unpaired === 0 ? 'all electrons are paired' : unpaired === 1 ? 'one electron is alone' : 'the two electrons stand alone in two orbitals'}`,
      wrong: [
        [
          unpaired === 2 ? 0 : Number.NaN,
          'ST17',
          'Two orbitals have the same energy here, and each takes one electron first.',
        ],
        [
          isPair && unpaired === 0 ? 2 : Number.NaN,
          null,
          'The last orbitals are full, so no electron stays alone.',
        ],
        [
          fillingOf(neutralOf(diatomic)).unpaired,
          'ST16',
          'That is the number of the molecule without a charge.',
        ],
        [last?.own ?? Number.NaN, 'ST17', 'That counts all electrons of the last orbitals.'],
        [
          unpaired === 1 ? 0 : 1,
          'ST16',
          'An even number of electrons leaves none or two alone, an odd one leaves one.',
        ],
      ],
      solution: () => ({
        asked: 'the number of unpaired electrons',
        given: { 'Outer electrons': exact(diatomic.electrons) },
        begin: 'Fill the orbitals from the first on',
        relation: 'Two orbitals of the same energy take one electron each before any is filled',
        numbers: [
          [
            'Unpaired electrons',
            added(...filled.filter(({ own }) => own > 0).map(({ alone }) => exact(alone))),
            null,
            {},
          ],
        ],
      }),
    })
  },
)

const paramagnetic = diatomics.filter((one) => fillingOf(one).unpaired > 0 && bondOrder(one) > 0)
const diamagnetic = diatomics.filter((one) => fillingOf(one).unpaired === 0 && bondOrder(one) > 0)

function magnetText(diatomic: Diatomic): string {
  const { unpaired } = fillingOf(diatomic)
  return `${shownOf(diatomic)} has ${unpaired === 0 ? 'no unpaired electrons' : counted(unpaired, 'unpaired electron')}.`
}

/** The one species with unpaired electrons among four, or the one without. */
export const attractedByMagnet = template('bo-m803', 'molecular-orbitals', (random) => {
  const isAttracted = random() < 0.5
  const [fitting, others] = isAttracted ? [paramagnetic, diamagnetic] : [diamagnetic, paramagnetic]
  // Oxygen and boron have two unpaired electrons and no charge, which is what the question is about.
  const neutral = fitting.filter(({ charge }) => charge === 0)
  const answer = pick(random, random() < 0.5 ? neutral : fitting)
  return choice<Diatomic>({
    element: answer.element,
    badge: null,
    stem: isAttracted
      ? 'By molecular orbital theory, which of these has unpaired electrons and is attracted by a magnet?'
      : 'By molecular orbital theory, which of these has only paired electrons and is not attracted by a magnet?',
    answer,
    isRight: (value) => fillingOf(value).unpaired > 0 === isAttracted,
    show: shownOf,
    lures: luresFrom(random, others, answer).map((value) => ({
      value,
      misconception: 'ST17' as const,
      why: `${magnetText(value)} ${magnetText(answer)}`,
    })),
    right: `${shownOf(answer)} has ${fillingText(answer)}. ${magnetText(answer)}`,
    see: { article: null },
  })
})

function luresFrom(random: Random, others: readonly Diatomic[], answer: Diatomic) {
  return sample(
    random,
    others.filter(({ formula }) => formula !== answer.formula),
    3,
  )
}

/** Cards of molecules and ions in the order of their bond orders. */
export const orderOfBondOrders = production('bo-h801', 'order', 'molecular-orbitals', (random) => {
  const drawn = shuffle(random, diatomics).filter(
    (one, place, all) => all.findIndex((other) => bondOrder(other) === bondOrder(one)) === place,
  )
  const items = sample(random, drawn, 4).toSorted((one, other) => bondOrder(one) - bondOrder(other))
  const [first, , , last] = items
  if (first === undefined || last === undefined) return null
  const account = items.map((one) => `${shownOf(one)} ${orderText(one)}`).join(', ')
  return orderedCards(random, {
    element: last.element,
    elements: [...new Set(items.map(({ element }) => element))],
    items,
    card: shownOf,
    ends: ['lowest bond order', 'highest bond order'],
    stemOf: (shown) =>
      `Order these by their bond order in molecular orbital theory, from the lowest: ${shown.map(shownOf).join(', ')}.`,
    wrong: [
      {
        order: items.toSorted((one, other) => fillingOf(one).bonding - fillingOf(other).bonding),
        misconception: 'ST15',
        why: `Antibonding electrons are subtracted from the bonding ones. ${account}.`,
      },
      {
        order: items.toSorted(
          (one, other) => bondOrder(neutralOf(one)) - bondOrder(neutralOf(other)),
        ),
        misconception: 'ST16',
        why: `The electrons that ions have lost or gained count as well. ${account}.`,
      },
      ...[0, 1, 2].map((place) => ({
        order: exchanged(items, place),
        misconception: null,
        why: `Two cards that stand beside each other are exchanged. ${account}.`,
      })),
      {
        order: items.toReversed(),
        misconception: null,
        why: `The highest bond order stands first here. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      workedComparison(
        'the order by bond order',
        'Bond order = (bonding electrons − antibonding electrons) ÷ 2',
        items.map((one) => [shownOf(one), formatNumber(bondOrder(one))]),
        items.map(shownOf).join(', '),
      ),
  })
})
