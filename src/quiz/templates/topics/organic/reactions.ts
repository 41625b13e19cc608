import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { familyOf } from '#chemistry/organic/molecules/families.ts'
import {
  countedSymbol,
  hydrogensOf,
  type Molecule,
  neighborsOf,
  withAtom,
  withOrder,
} from '#chemistry/organic/molecules/molecule.ts'
import { formatCondensed } from '#chemistry/organic/names/condensed-formula.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Correction, type Lure, production, template } from '#quiz/template.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { typedName } from '#quiz/templates/made/typed-name.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

import { asNamed, type NamedMolecule, pools, straight } from './pool.ts'
import { changedFormula } from './written-formula.ts'

const see = { article: null }

/** The one substance of four that turns bromine water colorless at once, or the one that leaves it orange. */
export const bromineWater = template('ch-e202', 'organic-reactions', (random) => {
  const asksAlkene = random() < 0.5
  const alkene = (): NamedMolecule => pick(random, pools.alkene().filter(isUnbranched))
  const saturated = (): readonly NamedMolecule[] =>
    shuffle(
      random,
      (['alkane', 'alcohol', 'acid', 'chloroalkane'] as const).map((pool) =>
        pick(random, pools[pool]().filter(isUnbranched)),
      ),
    )
  const answer = asksAlkene ? alkene() : saturated()[0]
  const others = asksAlkene ? saturated().slice(0, 3) : [alkene(), alkene(), alkene()]
  if (answer === undefined) return null
  const account = asksAlkene
    ? `${answer.condensed} has a double bond, to which bromine adds at once`
    : `${answer.condensed} has no C=C, so that bromine stays`
  return choice<NamedMolecule>({
    element: 'Br',
    stem: asksAlkene
      ? 'Which of these turns orange bromine water colorless at once in the dark?'
      : 'Which of these leaves bromine water orange in the dark?',
    answer,
    isRight: ({ molecule }) => (familyOf(molecule) === 'alkene') === asksAlkene,
    lures: others.map((other): Lure<NamedMolecule> => ({
      value: other,
      misconception: 'OG14',
      why: asksAlkene
        ? `${other.condensed} has no C=C and reacts hardly or slowly. ${account}.`
        : `${other.condensed} has a double bond and takes up the bromine. ${account}.`,
    })),
    show: ({ name }) => name,
    right: `${account}.`,
    see,
  })
})

/** Unbranched, of three to six carbon atoms, so that the names are about equally long. */
function isUnbranched({ parts }: NamedMolecule): boolean {
  return (
    parts.length > 2 &&
    parts.length < (parts.ending === 'oic acid' ? 6 : 7) &&
    parts.prefixes.every(({ name }) => !name.endsWith('yl'))
  )
}

/** One side of a double bond: its chain as it is written before and after it, and its hydrogen atoms. */
type Half = { readonly before: string; readonly after: string; readonly hydrogens: number }

const halves: readonly Half[] = [
  { before: '', after: '', hydrogens: 2 },
  { before: 'CH3', after: 'CH3', hydrogens: 1 },
  { before: 'CH3CH2', after: 'CH2CH3', hydrogens: 1 },
  { before: 'CH3CH2CH2', after: 'CH2CH2CH3', hydrogens: 1 },
]

function leftHalf({ before, hydrogens }: Half, added: string): string {
  const count = hydrogens + (added === 'H' ? 1 : 0)
  return `${before}${countedCarbon(count)}${added === 'H' ? '' : added}`
}

function rightHalf({ after, hydrogens }: Half, added: string): string {
  const count = hydrogens + (added === 'H' ? 1 : 0)
  return `${countedCarbon(count)}${added === 'H' ? '' : added}${after}`
}

function countedCarbon(hydrogens: number): string {
  return `C${countedSymbol('H', hydrogens)}`
}

/** Reagents that add two equal atoms to a double bond, or hydrogen and something else. */
const reagents = [
  { name: 'bromine', group: 'Br', isEven: true },
  { name: 'chlorine', group: 'Cl', isEven: true },
  { name: 'hydrogen bromide', group: 'Br', isEven: false },
  { name: 'hydrogen chloride', group: 'Cl', isEven: false },
  { name: 'hydrogen iodide', group: 'I', isEven: false },
] as const

/** The product of an addition to a double bond. */
export const additionProduct = template('ch-m200', 'organic-reactions', (random) => {
  const { name, group, isEven } = pick(random, reagents)
  const left = pick(random, halves)
  // HX gives one product only where both ends of the double bond are alike.
  const right = isEven ? pick(random, halves) : left
  const [open, one, none] = [
    `${leftHalf(left, '')}=${rightHalf(right, '')}`,
    leftHalf(left, 'H') + rightHalf(right, group),
    leftHalf(left, 'H') + rightHalf(right, 'H'),
  ].map(formatCondensed)
  const both = formatCondensed(leftHalf(left, group) + rightHalf(right, group))
  const replaced = formatCondensed(
    `${leftHalf({ ...left, hydrogens: left.hydrogens - 1 }, group)}=${rightHalf(right, '')}`,
  )
  const product = (isEven ? both : one) ?? both
  const lost = isEven ? `H${group}` : 'H₂'
  const account = `Both parts join the two carbon atoms of C=C, and nothing else forms: ${product}`
  const lures: readonly Lure<string>[] = [
    {
      value: `${replaced} + ${lost}`,
      misconception: 'OG12',
      why: `No atom is replaced here, and no second product forms. ${account}.`,
    },
    {
      value: (isEven ? one : both) ?? both,
      misconception: null,
      why: isEven
        ? `That has one atom of ${name} and a hydrogen atom from elsewhere. ${account}.`
        : `One molecule of ${name} brings one ${group} only. ${account}.`,
    },
    {
      value: none ?? '',
      misconception: null,
      why: `That is the alkane, without the atoms of ${name}. ${account}.`,
    },
    {
      value: replaced,
      misconception: 'OG12',
      why: `The double bond does not stay when something adds to it. ${account}.`,
    },
  ]
  return choice<string>({
    element: group,
    badge: null,
    stem: `What forms when ${name} adds to ${open}?`,
    answer: product,
    isRight: (value) => value === product,
    lures: sample(random, lures, 3),
    right: `${account}.`,
    see,
  })
})

/** Alkenes whose two carbon atoms of the double bond differ in their hydrogen atoms, without a neighbor that rearranges. */
const uneven = [
  'propene',
  'but-1-ene',
  'pent-1-ene',
  'hex-1-ene',
  '2-methylpropene',
  '2-methylbut-1-ene',
  '2-methylbut-2-ene',
  '2-methylpent-2-ene',
  '2-methylpent-1-ene',
]

const acidsToAdd = [
  { name: 'hydrogen bromide', atom: 'Br' },
  { name: 'hydrogen chloride', atom: 'Cl' },
  { name: 'hydrogen iodide', atom: 'I' },
  { name: 'steam, with an acid catalyst,', atom: 'O' },
] as const

/** The name of the main product of an addition to an alkene that is not symmetrical. */
export const mainProduct = production('ch-h200', 'naming', 'organic-reactions', (random) => {
  const wanted = pick(random, uneven)
  const alkene = pools.alkene().find(({ name }) => name === wanted)
  const { name: reagent, atom } = pick(random, acidsToAdd)
  if (alkene === undefined) return null
  const { molecule } = alkene
  const bond = molecule.bonds.findIndex(({ order }) => order === 2)
  const ends = molecule.bonds[bond]
  if (ends === undefined) return null
  const hydrogens = hydrogensOf(molecule)
  const [poor, rich] =
    (hydrogens[ends.from] ?? 0) < (hydrogens[ends.to] ?? 0)
      ? [ends.from, ends.to]
      : [ends.to, ends.from]
  const open = withOrder(molecule, bond, 1)
  const main = asNamed(withAtom(open, poor, atom), atom)
  const other = asNamed(withAtom(open, rich, atom), atom)
  const both = asNamed(withAtom(withAtom(open, poor, atom), rich, atom), atom)
  if (main === null || other === null) return null
  const group = atom === 'O' ? 'OH' : atom
  const account = `H joins the carbon atom of C=C with more hydrogen, ${group} the other one: ${main.name}`
  const corrections: readonly Correction[] = [
    {
      given: other.name,
      misconception: 'OG13',
      text: `There ${group} joins the carbon atom with more hydrogen. In the main product ${account}.`,
    },
    ...(both === null
      ? []
      : [
          {
            given: both.name,
            misconception: null,
            text: `One molecule of the reagent brings one ${group} only. ${account}.`,
          },
        ]),
    {
      given: nameOf(open),
      misconception: null,
      text: `That is the alkane, without ${group}. ${account}.`,
    },
  ]
  return typedName({
    element: atom,
    elements: ['C', atom],
    stem: `Type the name of the main product when ${reagent} adds to ${alkene.name}.`,
    name: main.name,
    formula: main.condensed,
    nomenclature: 'organic',
    corrections,
    right: `${account}.`,
    article: null,
    solution: () =>
      solved(
        'the name of the main product',
        law('Hydrogen joins the carbon atom of C=C that has more hydrogen already'),
        known('Alkene', alkene.condensed),
        known('Main product', main.condensed),
        outcome(main.name),
      ),
  })
})

function nameOf(molecule: Molecule): string {
  return asNamed(molecule, 'C')?.name ?? ''
}

type Oxidized = { readonly kind: 'acid' | 'aldehyde' | 'ketone' | 'none'; readonly text: string }

const NONE: Oxidized = { kind: 'none', text: 'no reaction' }

/** The product of an alcohol and acidified dichromate, with much of it under reflux or with little while distilling. */
export const oxidationProduct = template('ch-h201', 'organic-reactions', (random) => {
  const rank = pick(random, [1, 1, 2, 2, 3] as const)
  const alcohol = pick(
    random,
    pools
      .alcohol()
      .filter(
        ({ molecule, parts }) =>
          parts.length > 1 &&
          rankOf(molecule) === rank &&
          (rank === 3 || parts.prefixes.length === 0),
      ),
  )
  const isGentle = random() < 0.5
  const { molecule, parts } = alcohol
  const length = parts.length
  const kind = rank === 1 ? (isGentle ? 'aldehyde' : 'acid') : rank === 2 ? 'ketone' : 'none'
  const candidates = [
    oxidized('acid', rank === 1 ? withAcid(molecule) : null, straight('acid', length)),
    oxidized('aldehyde', rank === 1 ? withCarbonyl(molecule) : null, straight('aldehyde', length)),
    oxidized(
      'ketone',
      rank === 2 ? withCarbonyl(molecule) : null,
      straight('ketone', Math.max(3, length)),
    ),
    NONE,
  ].filter((one) => one !== null)
  const answer = candidates.find((one) => one.kind === kind)
  if (answer === undefined) return null
  const account = accountOf(rank, isGentle, answer.text)
  return choice<Oxidized>({
    element: 'O',
    badge: null,
    stem: isGentle
      ? `${capitalized(alcohol.name)} is warmed with a little acidified dichromate(VI), and the product distilled off at once. What is it?`
      : `${capitalized(alcohol.name)} is heated under reflux with excess acidified dichromate(VI). What is the organic product?`,
    answer,
    isRight: (value) => value.kind === kind,
    lures: candidates.map((one): Lure<Oxidized> => ({
      value: one,
      misconception:
        one.kind === 'acid' ? 'OG15' : one.kind === 'aldehyde' && rank === 1 ? 'OG25' : null,
      why: `${whyNot(one.kind, rank, isGentle)} ${account}.`,
    })),
    show: ({ text }) => text,
    right: `${account}.`,
    see,
    solution: () =>
      solved(
        'the organic product',
        law(
          'A primary alcohol gives an aldehyde and then an acid, a secondary one a ketone, a tertiary one nothing',
        ),
        known('Alcohol', alcohol.condensed),
        known('Carbon atoms at the carbon atom with OH', String(rank)),
        outcome(answer.text),
      ),
  })
})

function oxidized(
  kind: Oxidized['kind'],
  molecule: Molecule | null,
  instead: NamedMolecule | undefined,
): Oxidized | null {
  const named = molecule === null ? instead : asNamed(molecule, 'O')
  return named === null || named === undefined ? null : { kind, text: named.name }
}

/** The carbon atom that OH is at, and the place of the bond to it. */
function hydroxyl({ atoms, bonds }: Molecule): {
  readonly carbon: number
  readonly bond: number
} {
  const bond = bonds.findIndex(({ from, to }) => atoms[from] === 'O' || atoms[to] === 'O')
  const { from, to } = bonds[bond] ?? { from: 0, to: 0 }
  return { carbon: atoms[from] === 'O' ? to : from, bond }
}

/** How many carbon atoms are at the one with OH: 1 for a primary alcohol, also for methanol's kin. */
export function rankOf(molecule: Molecule): number {
  const { carbon } = hydroxyl(molecule)
  const next = neighborsOf(molecule)[carbon] ?? []
  return next.filter(({ atom }) => molecule.atoms[atom] === 'C').length
}

/** The molecule with C=O where an alcohol has its OH. */
export function withCarbonyl(molecule: Molecule): Molecule {
  return withOrder(molecule, hydroxyl(molecule).bond, 2)
}

/** The acid that a primary alcohol becomes. */
export function withAcid(molecule: Molecule): Molecule {
  return withAtom(withCarbonyl(molecule), hydroxyl(molecule).carbon, 'O')
}

function accountOf(rank: 1 | 2 | 3, isGentle: boolean, product: string): string {
  switch (rank) {
    case 1:
      return isGentle
        ? `A primary alcohol gives the aldehyde, which leaves before it goes on: ${product}`
        : `A primary alcohol goes on to the acid under reflux: ${product}`
    case 2:
      return `A secondary alcohol gives the ketone and stops there: ${product}`
    case 3:
      return 'A tertiary alcohol has no hydrogen at the carbon atom with OH and is not oxidized'
  }
}

function whyNot(kind: Oxidized['kind'], rank: 1 | 2 | 3, isGentle: boolean): string {
  switch (kind) {
    case 'acid':
      return rank === 1
        ? 'The acid takes more dichromate and time.'
        : 'An acid forms from a primary alcohol only.'
    case 'aldehyde':
      return rank === 1 && !isGentle
        ? 'The aldehyde is oxidized further before it can leave.'
        : 'An aldehyde forms from a primary alcohol only.'
    case 'ketone':
      return 'A ketone forms from a secondary alcohol only.'
    case 'none':
      return 'This alcohol has hydrogen at the carbon atom with OH.'
  }
}

/** Acid, alcohol and formula of an ester. */
export const partsOfEster = production('ch-m201', 'steps', 'organic-reactions', (random) => {
  const ester = pick(
    random,
    pools
      .ester()
      .filter(({ parts }) => parts.prefixes.length === 0 && parts.alkyl !== parts.length),
  )
  const { alkyl, length } = ester.parts
  const acid = straight('acid', length)
  const alcohol = alkyl === null ? undefined : straight('alcohol', alkyl)
  const turnedAcid = alkyl === null ? undefined : straight('acid', alkyl)
  const turnedAlcohol = straight('alcohol', length)
  if (
    acid === undefined ||
    alcohol === undefined ||
    turnedAcid === undefined ||
    turnedAlcohol === undefined
  ) {
    return null
  }
  const names = `${capitalized(ester.name)} is made from ${acid.name} and ${alcohol.name}`
  const formula = formatFormula(ester.formula)
  const sum = changedFormula(ester.formula, { H: 2, O: 1 })
  return problem({
    element: 'O',
    elements: ['C', 'H', 'O'],
    article: null,
    stem: `An ester is called ${ester.name}.`,
    parts: [
      partOf(
        typedName({
          element: 'O',
          elements: ['O'],
          article: null,
          stem: 'Type the name of the acid that it is made from.',
          name: acid.name,
          formula: acid.condensed,
          nomenclature: 'organic',
          corrections: [
            {
              given: turnedAcid.name,
              misconception: 'OG16',
              text: `The last part of the name comes from the acid. ${names}.`,
            },
          ],
          right: `The ending -oate comes from the acid: ${acid.name}.`,
        }),
      ),
      partOf(
        typedName({
          element: 'O',
          elements: ['O'],
          article: null,
          stem: 'Type the name of the alcohol that it is made from.',
          name: alcohol.name,
          formula: alcohol.condensed,
          nomenclature: 'organic',
          corrections: [
            {
              given: turnedAlcohol.name,
              misconception: 'OG16',
              text: `The first part of the name comes from the alcohol. ${names}.`,
            },
          ],
          right: `The part that ends in -yl comes from the alcohol: ${alcohol.name}.`,
        }),
      ),
      partOf(
        typedFormula({
          element: 'O',
          elements: ['C', 'H', 'O'],
          article: null,
          stem: 'Type the molecular formula of the ester.',
          answer: formula,
          corrections: [
            {
              given: sum,
              misconception: 'OG21',
              text: `The link of acid and alcohol gives off a molecule of water. ${sum} less H₂O is ${formula}.`,
            },
          ],
          right: `Acid and alcohol less H₂O are ${formula}.`,
        }),
      ),
    ],
    solution: () =>
      solved(
        'the acid, the alcohol and the formula of the ester',
        known('The link of acid and alcohol gives off', 'H₂O'),
        law('The first part of the name comes from the alcohol, the ending -oate from the acid'),
        known('Acid and alcohol together', sum),
      ),
  })
})
