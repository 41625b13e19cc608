import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, type Statement, statement, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

import { type BinarySalt, binarySalts } from './binary-salts.ts'

const article = 'ionic-vs-covalent-bonds'

/** Salts that melt unchanged to a liquid that conducts. */
const halides = binarySalts.filter(({ partner }) => partner !== 'O')

export const particlesOfSalt = template('bo-m3', 'bond-type', (random) => {
  const { ask, salts } = pick(random, [
    { ask: buildingBlocks, salts: binarySalts },
    { ask: meaningOfFormula, salts: binarySalts },
    { ask: conductingMelt, salts: halides },
    { ask: melting, salts: halides },
  ])
  return statement(random, ask(pick(random, salts)))
})

/** What a solid is made of. */
type Structure = 'ions' | 'molecules' | 'metal' | 'network'

const structures = ['ions', 'molecules', 'metal', 'network'] as const satisfies readonly Structure[]

type Solid = {
  readonly structure: Structure
  readonly element: ElementSymbol
  readonly elements: readonly ElementSymbol[]
  readonly name: string
  readonly formula: string
  readonly fact: string
  /** Whether it melts at the pressure of the air without another change. */
  readonly isMelting: boolean
}

const molecular: readonly (readonly [string, string, ElementSymbol, boolean])[] = [
  ['iodine', 'I₂', 'I', true],
  ['sulfur', 'S₈', 'S', true],
  ['white phosphorus', 'P₄', 'P', true],
  ['ice', 'H₂O', 'O', true],
  ['naphthalene', 'C₁₀H₈', 'C', true],
  ['dry ice', 'CO₂', 'C', false],
]

const networks: readonly (readonly [string, string, ElementSymbol, boolean])[] = [
  ['quartz', 'SiO₂', 'Si', true],
  ['silicon', 'Si', 'Si', true],
  ['diamond', 'C', 'C', false],
  ['silicon carbide', 'SiC', 'Si', false],
]

const metals = ['Cu', 'Ag', 'Au', 'Fe', 'Zn', 'Al', 'Pb', 'Sn'] as const

function drawSolid(random: Random, structure: Structure): Solid {
  if (structure === 'ions') return saltAsSolid(pick(random, halides))
  if (structure === 'metal') {
    const symbol = pick(random, metals)
    const name = nameOf(symbol)
    const fact = `${capitalized(name)} is a metal: its outer electrons belong to no single atom`
    return {
      structure,
      element: symbol,
      elements: [symbol],
      name,
      formula: symbol,
      fact,
      isMelting: true,
    }
  }
  const [name, formula, symbol, isMelting] = pick(
    random,
    structure === 'molecules' ? molecular : networks,
  )
  const fact =
    structure === 'molecules'
      ? `${capitalized(name)} consists of ${formula} molecules, with weak forces between them`
      : `In ${name} each atom shares pairs with its neighbors, through the whole crystal`
  return { structure, element: symbol, elements: [symbol], name, formula, fact, isMelting }
}

function saltAsSolid({ metal, partner, name, formula, cation, anion }: BinarySalt): Solid {
  return {
    structure: 'ions',
    element: metal,
    elements: [metal, partner],
    name,
    formula,
    fact: `${capitalized(nameOf(metal))} is a metal and ${nameOf(partner)} a non-metal, so the crystal consists of ${cation} and ${anion}, in the ratio of the formula`,
    isMelting: true,
  }
}

/** What is asked about a solid, with an answer for each structure. */
type Ask = {
  readonly stem: (solid: Solid) => string
  readonly answers: Readonly<Record<Structure, string>>
  readonly asked: readonly Structure[]
}

const asks: readonly Ask[] = [
  {
    stem: ({ name, formula }) => `What does a crystal of ${name}, ${formula}, consist of?`,
    answers: {
      ions: 'positive and negative ions in turn',
      molecules: 'molecules side by side in a pattern',
      metal: 'positive ions among free electrons',
      network: 'atoms that share pairs throughout',
    },
    asked: structures,
  },
  {
    stem: ({ name, formula }) =>
      `What happens to the particles of ${name}, ${formula}, when it melts?`,
    answers: {
      ions: 'Ions of both charges begin to move about.',
      molecules: 'Whole molecules begin to move about.',
      metal: 'Ions begin to move among free electrons.',
      network: 'Bonds between the atoms break throughout.',
    },
    asked: structures,
  },
  {
    stem: ({ name, formula }) => `What does the formula ${formula} of ${name} tell you?`,
    answers: {
      ions: 'in which ratio its ions occur',
      molecules: 'how many atoms a molecule has',
      metal: 'how many electrons are free',
      network: 'in which ratio bonded atoms occur',
    },
    asked: ['ions', 'molecules', 'network'],
  },
]

/** The same of salts, molecules, metals and networks, so that each answer is right of one of them. */
export const particlesOfSolid = nextDraw(particlesOfSalt, (random) => {
  const { stem, answers, asked } = pick(random, asks)
  const solid = drawSolid(random, pick(random, asked))
  if (stem === asks[1]?.stem && !solid.isMelting) return null
  if (asked.length < structures.length && solid.formula === solid.element) return null
  return choice<Structure>({
    element: solid.element,
    badge: null,
    stem: stem(solid),
    answer: solid.structure,
    isRight: (value) => value === solid.structure,
    show: (value) => answers[value],
    lures: structures
      .filter((value) => value !== solid.structure)
      .map((value): Lure<Structure> => ({
        value,
        misconception: ideaBehind(value, solid.structure),
        why: `${slipOf(value, solid.structure)} ${solid.fact}.`,
      })),
    right: `${solid.fact}.`,
    see: { elements: solid.elements, article },
  })
})

function ideaBehind(value: Structure, right: Structure): MisconceptionId | null {
  if (value === 'molecules') return right === 'ions' ? 'BO1' : null
  return value === 'network' && right !== 'ions' ? null : 'BO13'
}

function slipOf(value: Structure, right: Structure): string {
  switch (value) {
    case 'ions':
      return 'Ions of both charges form where a metal meets a non-metal.'
    case 'metal':
      return 'Electrons are free to move in metals.'
    case 'molecules':
      return right === 'network'
        ? 'No group of its atoms is a molecule of its own.'
        : 'Molecules consist of non-metals.'
    case 'network':
      return right === 'molecules'
        ? 'Its atoms share pairs within a molecule, but not from one molecule to the next.'
        : 'Metals do not share pairs with their neighbors.'
  }
}

function buildingBlocks({ metal, partner, name, formula, cation, anion }: BinarySalt): Statement {
  return {
    element: metal,
    stem: `What does a crystal of ${name} consist of?`,
    answers: [`a lattice of ${cation} and ${anion}`, `${cation} and ${anion} in one lattice`],
    lures: [
      {
        value: `many small ${formula} molecules`,
        misconception: 'BO1',
        why: `The crystal has no molecules: each ion is surrounded by several of opposite charge. ${formula} only gives the ratio of ${cation} and ${anion}.`,
      },
      {
        value: 'separate pairs or groups of ions',
        misconception: 'BO2',
        why: `No ion belongs to a certain partner. Each ${cation} attracts all ${anion} around it alike.`,
      },
      {
        value: `${metal} and ${partner} atoms sharing pairs`,
        misconception: 'BO13',
        why: `Non-metals share pairs of electrons. The metal ${nameOf(metal)} has given its outer electrons to ${nameOf(partner)}, so there are ${cation} and ${anion} ions.`,
      },
    ],
    right: `${element(metal).name} is a metal and ${nameOf(partner)} a non-metal: ${cation} and ${anion} alternate in a lattice, in the ratio of the formula ${formula}.`,
    see: { elements: [metal, partner], article },
  }
}

function meaningOfFormula({ metal, partner, name, formula, cation, anion }: BinarySalt): Statement {
  return {
    element: partner,
    stem: `A crystal of ${name} has the formula ${formula}. What does the formula tell you?`,
    answers: [
      `in which ratio ${cation} and ${anion} occur`,
      `how many ${anion} go with each ${cation}`,
    ],
    lures: [
      {
        value: `how many atoms one ${formula} molecule has`,
        misconception: 'BO1',
        why: `There are no ${formula} molecules in the crystal, only ${cation} and ${anion} in a lattice. The formula gives their ratio.`,
      },
      {
        value: 'which ions form one group',
        misconception: 'BO2',
        why: `No ions of the lattice belong together as a group: each attracts all neighbors of opposite charge. The formula gives the ratio of ${cation} to ${anion}.`,
      },
      {
        value: 'how many pairs of electrons are shared',
        misconception: 'BO13',
        why: `${element(metal).name} is a metal and shares no pairs with ${nameOf(partner)}. Ions have formed, and the formula gives the ratio of ${cation} to ${anion}.`,
      },
    ],
    right: `A crystal can have any number of ions; ${formula} is the smallest ratio of ${cation} to ${anion} in which the charges cancel.`,
    see: { elements: [metal, partner], article },
  }
}

function conductingMelt({ metal, partner, name, formula, cation, anion }: BinarySalt): Statement {
  return {
    element: metal,
    stem: `Solid ${name} does not conduct electricity, but molten ${name} does. Why?`,
    answers: ['Its ions move only in the melt.', 'In the solid its ions cannot move.'],
    lures: [
      {
        value: `Its ${formula} molecules form ions.`,
        misconception: 'BO1',
        why: `The solid has no molecules: it consists of ${cation} and ${anion} already. Melting only sets these ions free to move.`,
      },
      {
        value: 'Its electrons leave the ions on melting.',
        misconception: 'BO13',
        why: `Free electrons carry the current in a metal. In molten ${name} the ions ${cation} and ${anion} themselves move.`,
      },
      {
        value: 'Its pairs of ions come apart.',
        misconception: 'BO2',
        why: `The solid has no pairs of ions: each ion attracts all its neighbors of opposite charge alike. In the melt ${cation} and ${anion} move past each other.`,
      },
    ],
    right: `A current needs charges that move. ${cation} and ${anion} are in the solid too, but fixed in the lattice until it melts.`,
    see: { elements: [metal, partner], article },
  }
}

function melting({ metal, partner, name, formula, cation, anion }: BinarySalt): Statement {
  return {
    element: partner,
    stem: `What happens to the particles when a crystal of ${name} melts?`,
    answers: [
      `${cation} and ${anion} leave their places.`,
      `The ${cation} and ${anion} lattice breaks down.`,
    ],
    lures: [
      {
        value: `Its ${formula} molecules move apart.`,
        misconception: 'BO1',
        why: `A crystal of ${name} has no molecules that could move apart. Its ions ${cation} and ${anion} leave their places in the lattice.`,
      },
      {
        value: 'Each ion leaves with its partner.',
        misconception: 'BO2',
        why: `No ion has a partner of its own. In the melt each ${cation} still attracts every ${anion} near it, and they keep changing places.`,
      },
      {
        value: `${metal} and ${partner} no longer share their pairs.`,
        misconception: 'BO13',
        why: `They did not share pairs in the crystal either: it consists of ${cation} and ${anion}. Melting only ends their fixed order.`,
      },
    ],
    right: `Heat moves ${cation} and ${anion} so strongly that they leave the lattice; they remain ions in the melt.`,
    see: { elements: [metal, partner], article },
  }
}
