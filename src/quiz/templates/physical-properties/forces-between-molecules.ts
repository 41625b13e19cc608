import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, type Statement, statement, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

import { degrees } from './samples.ts'

/** Elements of one kind, from the smallest to the largest particles. */
const series = [
  { particles: 'molecules', symbols: ['F', 'Cl', 'Br', 'I'] },
  { particles: 'atoms', symbols: ['He', 'Ne', 'Ar', 'Kr', 'Xe'] },
] as const

type Particles = (typeof series)[number]['particles']

/** A reason that learners give for a higher boiling point. */
type Reason = 'attraction' | 'bonds' | 'weight' | 'ions' | 'hydrogen bonds' | 'own electrons'

/** Why one halogen, or noble gas, boils at a higher temperature than another one. */
export const whyBoilingPointsRise = template('ph-m6', 'forces-between-molecules', (random) => {
  const { particles, symbols } = pick(random, series)
  const chosen = sample(random, symbols, 2)
  const [lower, higher] = symbols.filter((symbol) => chosen.includes(symbol))
  if (lower === undefined || higher === undefined) return null
  const longWording = pick(random, [
    `Its larger ${particles} attract each other more strongly.`,
    `The forces between its larger ${particles} are stronger.`,
  ])
  const lures = shuffle(random, boilingLures(particles, higher))
  const attraction = pick(random, [
    longWording,
    `Its ${particles} attract each other more.`,
    `The attraction between its ${particles} is stronger.`,
  ])
  return choice<Reason>({
    element: higher,
    stem: `${element(lower).name} boils at ${boilingPointOf(lower)}, ${nameOf(higher)} at ${boilingPointOf(higher)}. Why does ${nameOf(higher)} boil at the higher temperature?`,
    answer: 'attraction',
    isRight: (reason) => reason === 'attraction',
    show: (reason: Reason) =>
      reason === 'attraction' ? attraction : wrongReason(reason, particles),
    lures,
    right: `Larger ${particles} have more electrons that are shifted more easily, so the forces between them are stronger.`,
    see: { elements: [lower, higher], article: 'why-noble-gases-are-stable' },
  })
})

function boilingPointOf(symbol: ElementSymbol): string {
  return degrees(element(symbol).boilingPoint ?? 0)
}

function wrongReason(reason: Exclude<Reason, 'attraction'>, particles: Particles): string {
  return {
    bonds:
      particles === 'molecules'
        ? 'The bonds inside its molecules are stronger.'
        : 'The covalent bonds between its atoms are stronger.',
    weight: `Its heavier ${particles} are harder to lift.`,
    ions: 'Its ions attract each other more strongly.',
    'hydrogen bonds': `Hydrogen bonds join its ${particles} more firmly.`,
    'own electrons': `Its ${particles} hold their own electrons more firmly.`,
  }[reason]
}

function boilingLures(particles: Particles, symbol: ElementSymbol): readonly Lure<Reason>[] {
  const name = nameOf(symbol)
  const fact = `The larger ${particles} of ${name} attract each other more strongly.`
  return [
    {
      value: 'bonds',
      misconception: 'PH1',
      why:
        particles === 'molecules'
          ? `Boiling does not break the bonds inside the ${symbol}₂ molecules. It separates whole molecules, which attract each other more strongly in ${name}.`
          : `The atoms of ${name} form no bonds with each other. Weak forces between them, stronger for larger atoms, are overcome.`,
    },
    {
      value: 'weight',
      misconception: 'PH11',
      why: `The weight of a particle is far too small to hold it in a liquid. ${fact}`,
    },
    {
      value: 'ions',
      misconception: 'BO13',
      why: `${element(symbol).name} is a non-metal and consists of ${particles}, not of ions. ${fact}`,
    },
    {
      value: 'hydrogen bonds',
      misconception: 'BO7',
      why: `Hydrogen bonds need hydrogen at N, O or F, and ${name} has none. ${fact}`,
    },
    {
      value: 'own electrons',
      misconception: 'PE13',
      why: `How firmly an atom holds its own electrons does not hold its neighbors. ${fact}`,
    },
  ]
}

/** Substances of molecules: the element that stands on the badge, the words and the changes. */
const molecularSubstances = [
  { symbol: 'I', name: 'iodine (I₂)', changes: ['melts', 'boils'] },
  { symbol: 'S', name: 'sulfur (S₈)', changes: ['melts'] },
  { symbol: 'P', name: 'white phosphorus (P₄)', changes: ['melts', 'boils'] },
  { symbol: 'O', name: 'oxygen (O₂)', changes: ['melts', 'boils'] },
  { symbol: 'N', name: 'nitrogen (N₂)', changes: ['melts', 'boils'] },
  { symbol: 'Br', name: 'bromine (Br₂)', changes: ['melts', 'boils'] },
  { symbol: 'Cl', name: 'chlorine (Cl₂)', changes: ['melts', 'boils'] },
  { symbol: 'H', name: 'ice (H₂O)', changes: ['melts'] },
  { symbol: 'H', name: 'water (H₂O)', changes: ['boils'] },
  { symbol: 'C', name: 'methane (CH₄)', changes: ['melts', 'boils'] },
] as const

type Substance = (typeof molecularSubstances)[number]

/**
 * Asks about the molecules of a substance that melts or boils. Right and wrong options begin alike,
 * so that only their meaning tells them apart.
 */
export const moleculesStayWhole = template('ph-m7', 'forces-between-molecules', (random) => {
  const substance = pick(random, molecularSubstances)
  const change = pick(random, substance.changes)
  return statement(random, change === 'melts' ? melting(substance) : boiling(substance))
})

function melting({ symbol, name }: Substance): Statement {
  return {
    element: symbol,
    stem: `What happens to the molecules when ${name} melts?`,
    answers: [
      'They stay whole and move past each other.',
      'They stay whole and leave their fixed places.',
      'They keep their bonds and move past each other.',
      'They leave their places without breaking up.',
    ],
    lures: [
      swelling(
        `A molecule of ${name} keeps its size. In the liquid the molecules only move past each other.`,
      ),
      losingMass(name, 'melting'),
      {
        value: 'They break up into atoms that move freely.',
        misconception: 'PH1',
        why: `The bonds inside the molecules of ${name} hold during melting. Only the much weaker attraction between molecules is overcome.`,
      },
      {
        value: 'They leave their places as their bonds break.',
        misconception: 'PH1',
        why: `The bonds inside the molecules of ${name} hold during melting. Whole molecules leave their fixed places.`,
      },
      // In hot liquid sulfur the rings do open and join to chains.
      ...(symbol === 'S' ? [] : [joining(name, 'melting')]),
    ],
    right: 'Melting overcomes attraction between molecules; the bonds inside them hold.',
    see: { article: 'ionic-vs-covalent-bonds' },
  }
}

function boiling({ symbol, name }: Substance): Statement {
  return {
    element: symbol,
    stem: `What happens to the molecules when ${name} boils?`,
    answers: [
      'They stay whole and move far apart.',
      'They stay whole and move about singly.',
      'They keep their bonds and move far apart.',
      'They move far apart without breaking up.',
    ],
    lures: [
      swelling(
        `A molecule of ${name} keeps its size. In the gas only the distances between molecules are larger.`,
      ),
      losingMass(name, 'boiling'),
      {
        value: 'They break up into atoms that move apart.',
        misconception: 'PH1',
        why: `The bonds inside the molecules of ${name} hold during boiling. Only the much weaker attraction between molecules is overcome.`,
      },
      {
        value: 'They move far apart as their bonds break.',
        misconception: 'PH1',
        why: `The bonds inside the molecules of ${name} hold during boiling. Whole molecules move apart.`,
      },
      joining(name, 'boiling'),
    ],
    right: 'Boiling overcomes attraction between molecules; the bonds inside them hold.',
    see: { article: 'ionic-vs-covalent-bonds' },
  }
}

function swelling(why: string): Lure<string> {
  return { value: 'They stay whole but swell to a larger size.', misconception: 'PH2', why }
}

type Change = 'melting' | 'boiling'

function losingMass(name: string, change: Change): Lure<string> {
  return {
    value: 'They stay whole but lose part of their mass.',
    misconception: 'PH7',
    why: `The molecules of ${name} are the same before and after ${change}. Their mass does not change.`,
  }
}

function joining(name: string, change: Change): Lure<string> {
  return {
    value: 'They join to form larger molecules.',
    misconception: 'PH1',
    why: `New bonds would make a new substance. During ${change} the molecules of ${name} stay what they are.`,
  }
}
