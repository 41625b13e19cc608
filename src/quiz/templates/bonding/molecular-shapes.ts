import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  bondsCancel,
  electronsAroundCentral,
  hasPolarBonds,
  type Molecule,
  molecules,
  type Shape,
  shapeOf,
  valenceElectronCount,
} from '#chemistry/compounds/molecules.ts'
import { element } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated, outcome } from '#quiz/worked/solutions.ts'

import { lonePairsInWords } from './octets.ts'

const shapeNames: Readonly<Record<Shape, string>> = {
  linear: 'linear',
  bent: 'bent (V-shaped)',
  'trigonal planar': 'trigonal planar',
  'trigonal pyramidal': 'trigonal pyramidal',
  'T-shaped': 'T-shaped',
  tetrahedral: 'tetrahedral',
  seesaw: 'seesaw-shaped',
  'square planar': 'square planar',
  'trigonal bipyramidal': 'trigonal bipyramidal',
  'square pyramidal': 'square pyramidal',
  octahedral: 'octahedral',
}

const shapesByNeighbors: Readonly<Record<number, readonly Shape[]>> = {
  2: ['linear', 'bent', 'trigonal planar', 'tetrahedral'],
  3: ['trigonal planar', 'trigonal pyramidal', 'T-shaped', 'tetrahedral', 'bent'],
  4: ['tetrahedral', 'square planar', 'seesaw', 'trigonal pyramidal'],
  5: ['trigonal bipyramidal', 'square pyramidal', 'octahedral', 'seesaw'],
  6: ['octahedral', 'trigonal bipyramidal', 'square planar', 'tetrahedral'],
}

/** Molecules and ions whose atoms have a shape: those of two atoms are left out. */
const shaped = molecules.filter(({ bonds }) => bonds.length > 1)

export const shapeOfMolecule = template('bo-m6', 'molecular-shape', (random) => {
  const molecule = pick(random, shaped)
  const { central, bonds, lonePairs } = molecule
  const shape = shapeOf(bonds.length, lonePairs)
  if (shape === null) return null
  const shown = formatFormula(molecule.formula)
  const fact = `${element(central).name} in ${shown} has ${bonds.length} neighbors and ${lonePairs === 0 ? 'no lone pair' : counted(lonePairs, 'lone pair')}`
  const reason =
    lonePairs === 0
      ? 'Its neighbors alone spread out evenly'
      : lonePairs === 1
        ? 'The lone pair takes up room too'
        : 'The lone pairs take up room too'
  const others = shuffle(random, shapesByNeighbors[bonds.length] ?? [])
  return choice({
    element: central,
    stem: `What is the shape of ${shown} according to the repulsion of electron pairs?`,
    answer: shape,
    isRight: (value) => value === shapeOf(bonds.length, remainingPairs(molecule)),
    lures: others.map((other) => ({
      value: other,
      misconception: ideaOfShape(molecule, other),
      why: `${fact}. ${reason}, so it is ${shapeNames[shape]}, not ${shapeNames[other]}.`,
    })),
    show: (value: Shape) => shapeNames[value],
    right: `${fact}, which makes it ${shapeNames[shape]}.`,
    see: { article: 'lewis-dot-structures-guide' },
  })
})

/** The idea behind a wrong shape: flat as a drawing, or the lone pairs of the center are taken otherwise. */
function ideaOfShape({ bonds, lonePairs }: Molecule, chosen: Shape): MisconceptionId | null {
  if (bonds.length === 4 && chosen === 'square planar') return 'BO41'
  if (lonePairs > 0) return 'BO10'
  // Lone pairs of the outer atoms are taken for those of the center.
  return bonds.some(({ partner }) => partner !== 'H') ? 'BO20' : null
}

/** Lone pairs of the center by count: the electrons that remain when all other atoms have full shells. */
function remainingPairs({ formula, bonds }: Molecule): number {
  const used = bonds.reduce((sum, { partner }) => sum + (partner === 'H' ? 2 : 8), 0)
  return (valenceElectronCount(formula) - used) / 2
}

const polarBonded = molecules.filter((molecule) => molecule.charge === 0 && hasPolarBonds(molecule))

export const molecularPolarity = template('bo-h1', 'molecular-polarity', (random) => {
  const hub = pick(random, ['F', 'F', 'Cl', 'O', 'Br'])
  const asksNonPolar = hub === 'O' || hub === 'Br' || random() < 0.6
  const candidates = polarBonded.filter(({ formula }) => composition(formula).has(hub))
  const fitting = candidates.filter((molecule) => bondsCancel(molecule) === asksNonPolar)
  const others = candidates.filter((molecule) => bondsCancel(molecule) !== asksNonPolar)
  const [answer] = shuffle(random, fitting)
  if (answer === undefined || others.length < WRONG_OPTIONS) return null
  return choice({
    element: answer.central,
    badge: hub,
    stem: asksNonPolar
      ? `Which of these compounds of ${nameOf(hub)} has polar bonds but nonpolar molecules?`
      : `Which of these compounds of ${nameOf(hub)} has polar molecules?`,
    answer,
    isRight: (molecule) => bondsCancel(molecule) === asksNonPolar,
    lures: sample(random, others, WRONG_OPTIONS).map((other) => ({
      value: other,
      misconception: 'BO6',
      why: `${polarityOf(other)} ${polarityOf(answer)}`,
    })),
    show: ({ formula }) => formatFormula(formula),
    right: polarityOf(answer),
    see: { article: 'understanding-polarity' },
  })
})

/** Shape and polarity of a molecule in a sentence. */
function polarityOf(molecule: Molecule): string {
  const { bonds, lonePairs, formula } = molecule
  const shown = formatFormula(formula)
  const shape = shapeOf(bonds.length, lonePairs) ?? 'linear'
  if (bondsCancel(molecule)) {
    return `${shown} is ${shape} with equal bonds, so their polarities cancel.`
  }
  if (bonds.length === 1) return `${shown} has a single polar bond, which nothing cancels.`
  const partners = new Set(bonds.map(({ partner }) => partner))
  return partners.size > 1
    ? `${shown} has different atoms around the center, so the polarities do not cancel.`
    : `${shown} is ${shape === 'seesaw' ? 'seesaw-shaped' : shape} because of its lone ${lonePairs === 1 ? 'pair' : 'pairs'}, so the polarities do not cancel.`
}

/** Electron domains around an atom, and how many of them are lone pairs. */
type Surroundings = { readonly domains: number; readonly lonePairs: number }

const hybridizations: Readonly<Record<number, string>> = { 2: 'sp', 3: 'sp²', 4: 'sp³' }

/** Central atoms of the second and third period with at most four domains. */
const hybridized = shaped.filter(
  ({ central, bonds, lonePairs }) =>
    ['B', 'C', 'N', 'O', 'Si'].includes(central) && bonds.length + lonePairs <= 4,
)

export const domainsOfCenter = template('bo-m572', 'molecular-shape', (random) => {
  const wanted = pick(random, [2, 3, 4])
  const molecule = pick(
    random,
    hybridized.filter(({ bonds, lonePairs }) => bonds.length + lonePairs === wanted),
  )
  const { bonds, lonePairs, formula, central } = molecule
  const neighbors = bonds.length
  const domains = neighbors + lonePairs
  const pairs = electronsAroundCentral(molecule) / 2
  const shown = formatFormula(formula)
  const fact = `${element(central).name} in ${shown} has ${neighbors} neighbors and ${lonePairsInWords(lonePairs)}: ${domainsText({ domains, lonePairs })}`
  const lures: readonly Lure<Surroundings>[] = [
    {
      value: { domains: neighbors, lonePairs },
      misconception: 'BO10',
      why: `${neighbors} counts only the neighbors. A lone pair is a domain too. ${fact}.`,
    },
    {
      value: { domains: pairs, lonePairs },
      misconception: 'BO39',
      why: `${pairs} counts each shared pair. A double or triple bond is one domain. ${fact}.`,
    },
    ...[domains - 1, domains + 1].map((count) => ({
      value: { domains: count, lonePairs },
      misconception: null,
      why: `Each neighbor and each lone pair is one domain, whatever the order of the bonds. ${fact}.`,
    })),
    ...[lonePairs - 1, lonePairs + 1].flatMap((count) =>
      [domains, domains - 1, domains + 1].map((other) => ({
        value: { domains: other, lonePairs: count },
        misconception: count > lonePairs ? ('BO20' as const) : ('BO31' as const),
        why: `What the bonds do not use leaves ${lonePairsInWords(lonePairs)} on ${nameOf(central)}. ${fact}.`,
      })),
    ),
  ]
  return choice<Surroundings>({
    element: central,
    stem: `How many electron domains, and how many lone pairs among them, does the central ${nameOf(central)} atom of ${shown} have?`,
    answer: { domains, lonePairs },
    isRight: (value) =>
      value.domains === pairs - bonds.reduce((sum, { order }) => sum + order - 1, 0) &&
      value.lonePairs === remainingPairs(molecule),
    lures: shuffle(random, lures).filter(
      ({ value }) =>
        hybridizations[value.domains] !== undefined &&
        value.lonePairs >= 0 &&
        value.lonePairs < value.domains,
    ),
    show: domainsText,
    solution: () =>
      solved(
        'the electron domains',
        known('Neighbors', exact(neighbors)),
        known('Lone pairs', exact(lonePairs)),
        law('Each neighbor and each lone pair is one domain, whatever the order of the bonds'),
        calculated('Domains', added(exact(neighbors), exact(lonePairs)), exact(domains)),
        outcome(domainsText({ domains, lonePairs })),
      ),
    right: `${fact}.`,
    see: { article: 'understanding-polarity' },
  })
})

/** '3 domains (sp²), 1 lone pair' */
function domainsText({ domains, lonePairs }: Surroundings): string {
  return `${domains} domains (${hybridizations[domains]}), ${counted(lonePairs, 'lone pair')}`
}

/** Molecules with four domains at most, whose shapes are the first to be learned. */
const simpleShapes = polarBonded.filter(
  ({ bonds, lonePairs }) => bonds.length > 1 && bonds.length + lonePairs <= 4,
)

/** Which molecule is polar, or is not although its bonds are, among those of simple shapes. */
export const polarityOfShape = template('bo-m361', 'molecular-polarity', (random) => {
  const asksPolar = random() < 0.5
  const answer = pick(
    random,
    simpleShapes.filter((molecule) => bondsCancel(molecule) !== asksPolar),
  )
  const others = simpleShapes.filter((molecule) => bondsCancel(molecule) === asksPolar)
  return choice({
    element: answer.central,
    badge: null,
    stem: asksPolar
      ? 'All four molecules have polar bonds. Which molecule is polar as a whole?'
      : 'All four molecules have polar bonds. Which molecule is nonpolar as a whole?',
    answer,
    isRight: (molecule) => bondsCancel(molecule) !== asksPolar,
    lures: sample(random, others, WRONG_OPTIONS).map((other) => ({
      value: other,
      misconception: 'BO6',
      why: `${polarityOf(other)} ${polarityOf(answer)}`,
    })),
    show: ({ formula }) => formatFormula(formula),
    right: polarityOf(answer),
    see: { article: 'understanding-polarity' },
  })
})

/** What two molecules have in common: the number of domains around the center, the shape, both or none. */
type Likeness = 'both' | 'domains' | 'shape' | 'none'

const likenesses: readonly Likeness[] = ['both', 'domains', 'shape', 'none']

const asksOfLikeness: Readonly<Record<Likeness, string>> = {
  both: 'the same number of electron domains and the same shape',
  domains: 'the same number of electron domains, but different shapes',
  shape: 'the same shape, but different numbers of electron domains',
  none: 'different numbers of electron domains and different shapes',
}

type MoleculePair = readonly [Molecule, Molecule]

/** Pairs of molecules without a charge, by what they have in common. */
const pairsByLikeness: Readonly<Record<Likeness, readonly MoleculePair[]>> = (() => {
  const neutral = shaped.filter(({ charge }) => charge === 0)
  const pairs = neutral.flatMap((one, index) =>
    neutral
      .slice(index + 1)
      .filter(({ central }) => central !== one.central)
      .map((other): MoleculePair => [one, other]),
  )
  const having = (likeness: Likeness): readonly MoleculePair[] =>
    pairs.filter(([one, other]) => likenessOf(lookOf(one), lookOf(other)) === likeness)
  return {
    both: having('both'),
    domains: having('domains'),
    shape: having('shape'),
    none: having('none'),
  }
})()

/** What counts of a molecule: its domains and its shape. */
type Look = { readonly domains: number; readonly shape: Shape | null }

function lookOf({ bonds, lonePairs }: Molecule): Look {
  return { domains: bonds.length + lonePairs, shape: shapeOf(bonds.length, lonePairs) }
}

/** The domains of a molecule for learners who leave out lone pairs, or count each pair of a multiple bond. */
const wrongDomains: readonly {
  readonly misconception: MisconceptionId
  readonly domainsOf: (molecule: Molecule) => number
  readonly slip: string
}[] = [
  {
    misconception: 'BO10',
    domainsOf: ({ bonds }) => bonds.length,
    slip: 'Lone pairs of the center are domains too.',
  },
  {
    misconception: 'BO39',
    domainsOf: (molecule) => electronsAroundCentral(molecule) / 2,
    slip: 'A multiple bond is one domain.',
  },
]

function likenessOf(one: Look, other: Look): Likeness {
  const isSameShape = one.shape === other.shape
  if (one.domains === other.domains) return isSameShape ? 'both' : 'domains'
  return isSameShape ? 'shape' : 'none'
}

/** Asks for the pair of molecules that agree in domains, shape, both or none. */
export const pairByDomains = template('bo-h821', 'molecular-shape', (random) => {
  const asked = pick(random, likenesses)
  const answer = pick(random, pairsByLikeness[asked])
  const ideaOf = ([one, other]: MoleculePair) =>
    wrongDomains.find(
      ({ domainsOf }) =>
        likenessOf(
          { ...lookOf(one), domains: domainsOf(one) },
          { ...lookOf(other), domains: domainsOf(other) },
        ) === asked,
    )
  // One pair of each other kind, which a wrong idea leads to where there is one.
  const lures = likenesses
    .filter((likeness) => likeness !== asked)
    .flatMap((likeness) => {
      const tempting = pairsByLikeness[likeness].filter((pair) => ideaOf(pair) !== undefined)
      return [pick(random, tempting.length > 0 ? tempting : pairsByLikeness[likeness])]
    })
  return choice<MoleculePair>({
    element: answer[0].central,
    badge: null,
    stem: `Electron domains are the bonded atoms and lone pairs of a central atom. Which two molecules have ${asksOfLikeness[asked]}?`,
    answer,
    isRight: ([one, other]) => {
      const [first, second] = [one, other].map((molecule) => ({
        domains: molecule.bonds.length + remainingPairs(molecule),
        shape: shapeOf(molecule.bonds.length, remainingPairs(molecule)),
      }))
      return first !== undefined && second !== undefined && likenessOf(first, second) === asked
    },
    show: ([one, other]) => `${formatFormula(one.formula)} and ${formatFormula(other.formula)}`,
    lures: lures.map((pair) => {
      const idea = ideaOf(pair)
      return {
        value: pair,
        misconception: idea?.misconception ?? null,
        why: `${idea === undefined ? '' : `${idea.slip} `}${lookInWords(pair[0])}. ${lookInWords(pair[1])}.`,
      }
    }),
    right: `${lookInWords(answer[0])}. ${lookInWords(answer[1])}.`,
    see: { article: 'understanding-polarity' },
    solution: () =>
      solved(
        'the two molecules',
        lookup('Count the bonded atoms and the lone pairs of each central atom'),
        law('The domains spread out, and the bonded atoms alone make the shape'),
        ...answer.map((molecule) =>
          calculated(
            `Domains in ${formatFormula(molecule.formula)}`,
            added(exact(molecule.bonds.length), exact(molecule.lonePairs)),
            exact(lookOf(molecule).domains),
          ),
        ),
        outcome(answer.map(({ formula }) => formatFormula(formula)).join(' and ')),
      ),
  })
})

function lookInWords(molecule: Molecule): string {
  const { domains, shape } = lookOf(molecule)
  return `${formatFormula(molecule.formula)} has ${domains} domains and is ${shape === null ? '' : shapeNames[shape]}`
}
