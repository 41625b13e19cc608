import { composition, formatFormula, formula } from '#chemistry/compounds/formulas.ts'
import { covalentNameOf, type PrefixPart } from '#chemistry/reference/prefixes.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { calculated, known, law, solved } from '#quiz/worked/solutions.ts'

const article = 'elements-molecules-compounds'

/** Well-known molecules of two non-metals with at least two atoms of the second one. */
const molecules = (
  'CO2 NO2 N2O3 N2O4 N2O5 SO2 SO3 SF4 SF6 S2Cl2 SCl2 PCl3 PCl5 PF3 PF5 PBr3 CCl4 CF4 CS2 SiCl4 SiF4 ' +
  'BF3 BCl3 NF3 NCl3 OF2 ClO2 Cl2O7 ClF3 BrF5 IF7 XeF2 XeF4 XeF6'
).split(' ')

const prefixes = [
  '',
  'mono',
  'di',
  'tri',
  'tetra',
  'penta',
  'hexa',
  'hepta',
  'octa',
  'nona',
  'deca',
]

/** A name in two words, each with a number of atoms; null for a word without a prefix. */
type Written = readonly [one: number | null, two: number | null]

/** Which name tells how many atoms of each element are in a molecule. */
export const nameByPrefixes = template('bo-e501', 'molecule-names', (random) => {
  const text = pick(random, molecules)
  const naming = covalentNameOf(formula(text))
  if (naming === null) return null
  const { name, parts } = naming
  const [one, two] = parts
  const answer: Written = [one.count === 1 ? null : one.count, two.count]
  const others = [two.count - 1, two.count + 1].filter((count) => count > 1)
  // Each of the two words in two forms, so that the right name shares no more words than the others.
  const first = pick(random, one.count === 1 ? [two.count] : [null, one.count + 1])
  const second = pick(random, [null, ...others, ...(one.count > 1 ? [one.count] : [])])
  if (second === two.count || first === one.count) return null
  const shown = formatFormula(text)
  const account = `${shown} has ${counting(one)} and ${counting(two)}: ${name}.`
  const wrong: readonly Written[] = [
    [answer[0], second],
    [first, answer[1]],
    [first, second],
  ]
  return choice<Written>({
    element: one.symbol === 'C' ? two.symbol : one.symbol,
    badge: null,
    stem: `Which name tells how many atoms of each element a molecule of ${shown} has?`,
    answer,
    isRight: (value) => (value[0] ?? 1) === one.count && value[1] === two.count,
    show: (value) => written(value, one, two),
    lures: shuffle(random, wrong).map((value): Lure<Written> => ({
      value,
      misconception: 'BO21',
      why: `${slipOf(value, one)} ${account}`,
    })),
    right: account,
    see: { elements: [one.symbol, two.symbol], article },
  })
})

/** The slip in the first word, or else the one in the second. */
function slipOf([first, second]: Written, one: PrefixPart): string {
  if ((first ?? 1) !== one.count) {
    return first === null
      ? `Without a prefix ${nameOf(one.symbol)} would stand for a single atom.`
      : `The prefix ${prefixes[first]}- would count ${first} ${nameOf(one.symbol)} atoms.`
  }
  return second === null
    ? 'The second word needs a prefix, or its atoms are not counted.'
    : `The prefix ${prefixes[second]}- means ${second}, and the formula has another number there.`
}

function written([first, second]: Written, one: PrefixPart, two: PrefixPart): string {
  return `${prefixed(first, nameOf(one.symbol))} ${prefixed(second, two.word)}`
}

/** 'tetroxide' and 'pentoxide' lose a vowel. */
function prefixed(count: number | null, word: string): string {
  const prefix = count === null ? '' : (prefixes[count] ?? '')
  const isShortened = word.startsWith('o') && (prefix === 'tetra' || prefix === 'penta')
  return `${isShortened ? prefix.slice(0, -1) : prefix}${word}`
}

function counting({ symbol, count, prefix }: PrefixPart): string {
  return count === 1 ? `1 ${symbol} without a prefix` : `${count} ${symbol} (${prefix}-)`
}

/** How many atoms several molecules have together, from the name of the molecule. */
export const atomsByName = template(
  'bo-m500',
  'covalent-names',
  withLureBeside((random) => {
    const text = pick(random, molecules)
    const naming = covalentNameOf(formula(text))
    const times = integer(random, 2, 5)
    if (naming === null) return null
    const { name, parts } = naming
    const [one, two] = parts
    const inOne = one.count + two.count
    const answer = times * inOne
    const shown = formatFormula(text)
    const account = `The name stands for ${shown} with ${one.count} + ${two.count} = ${inOne} atoms, so ${times} molecules have ${answer}.`
    return numeric({
      element: one.symbol === 'C' ? two.symbol : one.symbol,
      badge: null,
      stem: `How many atoms are there in ${times} molecules of ${name}?`,
      answer,
      isRight: (value) => value === times * one.count + times * two.count,
      lures: [
        {
          value: times * two.count,
          misconception: 'BO21',
          why: `That counts the ${nameOf(two.symbol)} atoms alone. ${account}`,
        },
        ...(one.count > 1
          ? [
              {
                value: times * (1 + two.count),
                misconception: 'BO21' as const,
                why: `That counts one ${nameOf(one.symbol)} atom in each molecule, but its prefix says ${one.count}. ${account}`,
              },
              {
                value: times * one.count * two.count,
                misconception: 'BO21' as const,
                why: `The two numbers of a name are added, not multiplied. ${account}`,
              },
            ]
          : [
              {
                value: times * 2 * two.count,
                misconception: 'BO21' as const,
                why: `The prefix counts only the element that it stands before. ${account}`,
              },
            ]),
        {
          value: inOne,
          misconception: 'GE2',
          why: `That is one molecule. ${account}`,
        },
        {
          value: times * one.count + two.count,
          misconception: 'GE2',
          why: `The ${times} molecules were counted for the first element alone. ${account}`,
        },
        {
          value: times + inOne,
          misconception: 'GE2',
          why: `The number of molecules was added instead of multiplied. ${account}`,
        },
      ],
      fill: [1, -1, 2, -2, 3].map((step) => times * (inOne + step)),
      miss: (value) =>
        `So many atoms would be in molecules of ${value / times} atoms each. ${account}`,
      solution: () =>
        solved(
          `the number of atoms in ${times} molecules`,
          known('Formula by the prefixes', shown),
          law('Each prefix counts the atoms of its element in one molecule'),
          calculated(
            'Atoms in one molecule',
            added(exact(one.count), exact(two.count)),
            exact(inOne),
          ),
          calculated('Atoms', multiplied(exact(times), exact(inOne)), exact(answer)),
        ),
      right: account,
      see: { elements: [one.symbol, two.symbol], article },
    })
  }),
)

/** Molecules with two, or three, atoms of one element, and ionic compounds whose formulas look like theirs. */
const alikeFormulas = [
  {
    count: 2,
    prefix: 'di-',
    molecules: 'CO2 NO2 SO2 CS2 SCl2 OF2 ClO2 XeF2 N2O4 N2O5 S2Cl2'.split(' '),
    salts: 'MgF2 MgCl2 CaF2 CaCl2 CaBr2 BaF2 BaCl2 SrCl2 Li2O Na2O K2O Na2S K2S'.split(' '),
  },
  {
    count: 3,
    prefix: 'tri-',
    molecules: 'SO3 BF3 BCl3 NF3 NCl3 PF3 PCl3 PBr3 ClF3'.split(' '),
    salts: 'AlF3 Al2O3 Li3N Mg3N2 Ca3N2'.split(' '),
  },
] as const

/** Which formula has a prefix in its name, or has none, among molecules and ionic compounds. */
export const nameWithPrefix = template('bo-m502', 'molecule-names', (random) => {
  const { prefix, count, molecules: covalent, salts } = pick(random, alikeFormulas)
  const asksMolecule = random() < 0.5
  const [own, others] = asksMolecule ? [covalent, salts] : [salts, covalent]
  const answer = pick(random, own)
  const rule = 'Prefixes count the atoms of a molecule without a metal, not the ions of a salt'
  const account = asksMolecule
    ? `${formatFormula(answer)} contains no metal: it is the molecule ${nameOfMolecule(answer)}`
    : `${formatFormula(answer)} has ions of the metal ${metalOf(answer)}, whose charges tell the numbers`
  return choice<string>({
    element: [...composition(answer).keys()][0] ?? 'O',
    badge: null,
    stem: asksMolecule
      ? `All of these formulas contain the number ${count}. Which compound has ${prefix} in its name?`
      : `All of these formulas contain the number ${count}. Which compound has no prefix in its name?`,
    answer,
    isRight: (text) => covalent.includes(text) === asksMolecule,
    show: (text) => formatFormula(text),
    lures: sample(random, others, 3).map((text): Lure<string> => ({
      value: text,
      misconception: asksMolecule ? 'BO36' : 'BO21',
      why: asksMolecule
        ? `${formatFormula(text)} contains the metal ${metalOf(text)}, so it is ionic, and its ions are not counted. ${account}.`
        : `${formatFormula(text)} is called ${nameOfMolecule(text)}, as neither element is a metal. ${account}.`,
    })),
    right: `${rule}. ${account}.`,
    see: { elements: [...composition(answer).keys()], article },
  })
})

function nameOfMolecule(text: string): string {
  return covalentNameOf(formula(text))?.name ?? text
}

function metalOf(text: string): string {
  const [metal = ''] = composition(text).keys()
  return nameOf(metal)
}
