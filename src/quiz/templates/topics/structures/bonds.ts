import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { bestForms, isDisputed } from '#chemistry/lewis/best-forms.ts'
import { mayBeShort } from '#chemistry/lewis/electrons.ts'
import { skeletons } from '#chemistry/lewis/skeletons.ts'
import { organicCompounds } from '#chemistry/organic/compounds.ts'
import { hydrogensOf } from '#chemistry/organic/molecules/molecule.ts'
import { formatCondensed } from '#chemistry/organic/names/condensed-formula.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Draft, type Lure, nextDraw, production, template } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { counted } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'

const see = { article: null }

/** A molecule by its bonds. */
type Bonded = {
  readonly name: string
  readonly shown: string
  readonly element: ElementSymbol
  readonly single: number
  readonly double: number
  readonly triple: number
  /** How many of the single bonds lead to hydrogen. */
  readonly toHydrogen: number
}

/** Molecules whose Lewis structure no book draws in another way, and organic compounds. */
export const bonded: readonly Bonded[] = [...small(), ...organic()].filter(
  ({ name }, place, all) => all.findIndex((other) => other.name === name) === place,
)

function small(): readonly Bonded[] {
  return skeletons.flatMap((skeleton) => {
    const { atoms, bonds, charge, name, formula } = skeleton
    const forms = bestForms(skeleton)
    const [form] = forms
    if (charge !== 0 || forms.length > 1 || form === undefined || isDisputed(skeleton)) return []
    if (form.singles.some((count) => count > 0) || bonds.length === 0) return []
    // Books argue about pi bonds at atoms that are short of eight electrons.
    if (atoms.some((_, atom) => mayBeShort(skeleton, atom))) return []
    const orders = (order: number) => form.orders.filter((one) => one === order).length
    return [
      {
        name,
        shown: formatFormula(formula),
        element: atoms.find(({ element }) => element !== 'H')?.element ?? 'H',
        single: orders(1),
        double: orders(2),
        triple: orders(3),
        toHydrogen: bonds.filter((bond) => bond.some((atom) => atoms[atom]?.element === 'H'))
          .length,
      },
    ]
  })
}

function organic(): readonly Bonded[] {
  return organicCompounds.map(({ name, condensed, molecule }) => {
    const toHydrogen = hydrogensOf(molecule).reduce((sum, count) => sum + count, 0)
    const orders = (order: number) => molecule.bonds.filter((bond) => bond.order === order).length
    return {
      name,
      shown: formatCondensed(condensed),
      element: molecule.atoms.find((symbol) => symbol !== 'C') ?? 'C',
      single: orders(1) + toHydrogen,
      double: orders(2),
      triple: orders(3),
      toHydrogen,
    }
  })
}

export function sigmaOf({ single, double, triple }: Bonded): number {
  return single + double + triple
}

export function piOf({ double, triple }: Bonded): number {
  return double + 2 * triple
}

/** The bonds of a molecule in words: '6 single bonds and 1 double bond'. */
function bondsText({ single, double, triple }: Bonded): string {
  return [
    [single, 'single bond'],
    [double, 'double bond'],
    [triple, 'triple bond'],
  ]
    .flatMap(([count, what]) =>
      typeof count === 'number' && count > 0 ? [counted(count, String(what))] : [],
    )
    .join(' and ')
}

const multiple = bonded.filter((one) => piOf(one) > 0 && sigmaOf(one) <= 12)

/** The sigma or pi bonds of a molecule. */
export const countOfBonds = production('bo-m313', 'number', 'sigma-and-pi', (random) => {
  const one = pick(random, multiple)
  const { name, shown, element, single, double, triple, toHydrogen } = one
  const isSigma = random() < 0.5
  const [sigma, pi] = [sigmaOf(one), piOf(one)]
  const account = `The molecule has ${bondsText(one)}, which are ${sigma} σ and ${pi} π`
  return workedNumber({
    element,
    stem: `How many ${isSigma ? 'σ' : 'π'} bonds has a molecule of ${name}, ${shown}?`,
    value: isSigma ? sigma : pi,
    unit: null,
    tolerance: 0,
    apart: 0,
    show: formatNumber,
    account,
    wrong: isSigma
      ? [
          [single, 'ST4', 'A double or a triple bond has a σ bond as well.'],
          [sigma - toHydrogen, 'ST6', 'The bonds to hydrogen are σ bonds, too.'],
          [sigma + pi, null, 'That counts each line of the drawing, π bonds included.'],
        ]
      : [
          [2 * double + 3 * triple, 'ST4', 'One line of each double or triple bond is a σ bond.'],
          [double + triple, 'ST5', 'A triple bond has two π bonds.'],
          [sigma, null, 'That is the number of σ bonds.'],
          [sigma + pi, null, 'That counts each line of the drawing, σ bonds included.'],
        ],
    article: null,
    solution: () => ({
      asked: `the number of ${isSigma ? 'σ' : 'π'} bonds`,
      given: {
        'Single bonds': exact(single),
        'Double bonds': exact(double),
        'Triple bonds': exact(triple),
      },
      relation: 'Each bond has one σ bond; a double bond adds one π bond, a triple bond two',
      numbers: [
        isSigma
          ? ['σ bonds', added(exact(single), exact(double), exact(triple)), null, {}]
          : ['π bonds', added(exact(double), multiplied(exact(2), exact(triple))), null, {}],
      ],
    }),
  })
})

/** The molecule with a number of pi bonds. */
export const moleculeByPi = template('bo-m314', 'sigma-and-pi', (random) => {
  const wanted = pick(random, [1, 2])
  const short = bonded.filter(({ shown }) => Array.from(shown).length <= 14)
  const answer = pick(
    random,
    short.filter((one) => piOf(one) === wanted),
  )
  const others = [
    ...sample(
      random,
      short.filter((one) => one.triple === 1 && wanted === 1),
      1,
    ),
    ...sample(
      random,
      short.filter((one) => piOf(one) === 1 && one.double === 1 && wanted === 2),
      2,
    ),
    ...sample(
      random,
      short.filter((one) => piOf(one) === 0),
      2,
    ),
  ]
  const account = `${answer.shown} has ${bondsText(answer)}, so ${wanted} π`
  return choice<Bonded>({
    element: answer.element,
    badge: null,
    stem: `Which of these molecules has exactly ${wanted === 1 ? 'one π bond' : 'two π bonds'}?`,
    answer,
    isRight: (value) => piOf(value) === wanted,
    lures: others.map((value): Lure<Bonded> => ({
      value,
      misconception: value.triple > 0 ? 'ST5' : value.double > 0 ? 'ST4' : null,
      why: `${value.shown} has ${bondsText(value)}, so ${piOf(value) === 0 ? 'no' : piOf(value)} π. ${account}.`,
    })),
    show: ({ shown }) => shown,
    right: `${account}.`,
    see,
  })
})

type Parts = { readonly sigma: number; readonly pi: number }

function partsText({ sigma, pi }: Parts): string {
  return [sigma === 0 ? '' : `${sigma} σ`, pi === 0 ? '' : `${pi} π`]
    .filter((text) => text !== '')
    .join(', ')
}

/** Bonds with several lines, and a molecule with each. */
const lines: readonly (readonly [
  bond: string,
  molecule: string,
  element: ElementSymbol,
  order: 2 | 3,
])[] = [
  ['C=O', 'methanal', 'O', 2],
  ['C=O', 'propanone', 'O', 2],
  ['C=C', 'ethene', 'C', 2],
  ['C=C', 'propene', 'C', 2],
  ['N=N', 'diazene, N₂H₂', 'N', 2],
  ['C=S', 'carbon disulfide', 'S', 2],
  ['C≡C', 'ethyne', 'C', 3],
  ['C≡C', 'propyne', 'C', 3],
  ['C≡N', 'hydrogen cyanide', 'N', 3],
  ['C≡N', 'ethanenitrile', 'N', 3],
  ['N≡N', 'nitrogen, N₂', 'N', 3],
]

/** The sigma and pi bonds of a double or triple bond. */
export const partsOfBond = template('bo-e311', 'sigma-and-pi', (random) =>
  bondDraft(pick(random, lines), (wrong) => shuffle(random, wrong)),
)

/** The same, with double and triple bonds as often, and what the other kind consists of among the options. */
export const partsOfEitherBond = nextDraw(partsOfBond, (random) => {
  const order = pick(random, [2, 3])
  const bond = pick(
    random,
    lines.filter((line) => line[3] === order),
  )
  return bondDraft(bond, (wrong) => {
    return [
      ...wrong.filter(([value]) => isWithSigma(value)),
      ...shuffle(
        random,
        wrong.filter(([value]) => !isWithSigma(value)),
      ),
    ]
  })
})

/** One σ bond and further π bonds, as double and triple bonds have. */
function isWithSigma({ sigma, pi }: Parts): boolean {
  return sigma === 1 && pi > 0
}

type WrongParts = readonly [Parts, 'ST4' | 'ST5' | null]

function bondDraft(
  [bond, molecule, element, order]: (typeof lines)[number],
  inOrder: (wrong: readonly WrongParts[]) => readonly WrongParts[],
): Draft | null {
  const answer: Parts = { sigma: 1, pi: order - 1 }
  const name = order === 2 ? 'double' : 'triple'
  const account = `A ${name} bond is ${partsText(answer)}: the first pair lies between the atoms, the others beside that line`
  const wrong: readonly WrongParts[] = [
    [{ sigma: 0, pi: order }, 'ST4'],
    [{ sigma: order, pi: 0 }, 'ST4'],
    order === 2 ? [{ sigma: 1, pi: 2 }, null] : [{ sigma: 1, pi: 1 }, 'ST5'],
    order === 2 ? [{ sigma: 2, pi: 1 }, null] : [{ sigma: 2, pi: 1 }, null],
  ]
  return choice<Parts>({
    element,
    badge: null,
    stem: `Of which bonds does ${bond} in ${molecule} consist?`,
    answer,
    isRight: ({ sigma, pi }) => sigma === 1 && sigma + pi === order,
    lures: inOrder(wrong).map(([value, misconception]): Lure<Parts> => ({
      value,
      misconception,
      why: `That is not what ${name} bonds are made of. ${account}.`,
    })),
    show: partsText,
    right: `${account}.`,
    see,
  })
}
