import { type Classification, element, elements } from '#chemistry/elements.ts'
import { groupIsSafe, safeClassification } from '#chemistry/trends.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { listed, named, whichElement } from '#quiz/templates/which-element.ts'

import { elementAt, families, type Family, metalloids, place } from './families.ts'

const category = 'classification'
const difficulty = 'easy'

const classNames = {
  metal: 'metal',
  metalloid: 'metalloid',
  'non-metal': 'other non-metal',
  'noble-gas': 'noble gas',
} as const satisfies Record<Classification, string>

/** Metals are most of the elements; drawn evenly, the other classes would hardly be asked. */
const drawnClasses = ['metal', 'metal', 'non-metal', 'non-metal', 'metalloid', 'noble-gas'] as const

export const classOf: Template = {
  id: 'cl-e1',
  version: 1,
  category,
  difficulty,
  skill: 'element-class',
  fitsDuel: true,
  draw(random) {
    const drawn = pick(random, drawnClasses)
    const members = safeClassification.filter((symbol) => element(symbol).classification === drawn)
    const symbol = pick(random, members)
    const { name } = element(symbol)
    return worded({
      element: symbol,
      stem: `To which class of elements does ${named(symbol)} belong?`,
      answer: classNames[drawn],
      isRight: (text) => classNames[element(symbol).classification] === text,
      lures: shuffle(random, classLures(symbol, drawn)),
      fill: Object.values(classNames),
      right: classReason(name, drawn),
      see: { article: 'types-of-elements' },
    })
  },
}

function classLures(symbol: string, actual: Classification): readonly Lure<string>[] {
  const { name, group, period } = element(symbol)
  const lower = name.toLowerCase()
  if (symbol === 'H') {
    return [
      {
        value: 'metal',
        misconception: 'CL1',
        why: 'Hydrogen stands in group 1 because of its one electron. It is a gas of H₂ molecules and a non-metal.',
      },
      notNobleGas(name, group),
    ]
  }
  if (actual === 'metal') {
    return [
      {
        value: 'metalloid',
        misconception: 'CL2',
        why: `The metalloids are only boron, silicon, germanium, arsenic, antimony and tellurium. ${name} is a metal.`,
      },
      {
        value: 'other non-metal',
        misconception: 'CL9',
        why: `Non-metals are few: hydrogen and some elements at the upper right. ${name}, in period ${period}, is one of the many metals.`,
      },
    ]
  }
  if (actual === 'metalloid') {
    return [
      {
        value: 'metal',
        misconception: 'CL12',
        why: `Solid ${lower} may shine, but it is brittle and conducts much less than a metal. It is one of the six metalloids.`,
      },
      {
        value: 'other non-metal',
        misconception: 'PH10',
        why: `${name} lies between metals and non-metals and can be a semiconductor. It is one of the six metalloids.`,
      },
    ]
  }
  const metalloid: Lure<string> = {
    value: 'metalloid',
    misconception: 'CL2',
    why: `The six metalloids are B, Si, Ge, As, Sb and Te. ${name}, in group ${group}, is not among them.`,
  }
  if (actual === 'noble-gas') return [metalloid]
  return [metalloid, notNobleGas(name, group)]
}

function notNobleGas(name: string, group: number): Lure<string> {
  return {
    value: 'noble gas',
    misconception: 'CL13',
    why: `The noble gases fill group 18. ${name} stands in group ${group} and forms many compounds, so it is another non-metal.`,
  }
}

function classReason(name: string, actual: Classification): string {
  if (actual === 'metal') return `${name} is a metal, as about three of four elements are.`
  if (actual === 'metalloid') {
    return `${name} is one of the six metalloids: B, Si, Ge, As, Sb and Te.`
  }
  if (actual === 'noble-gas') return `${name} stands in group 18, the noble gases.`
  return `${name} is a non-metal outside group 18, so it is not a noble gas.`
}

/** Elements that touch a metalloid in the table, without those whose class is disputed. */
const besideMetalloids = ['Al', 'Ga', 'Sn', 'In', 'Pb', 'Bi', 'C', 'P', 'S', 'I']

export const findMetalloid: Template = {
  id: 'cl-e2',
  version: 1,
  category,
  difficulty,
  skill: 'element-class',
  fitsDuel: true,
  draw(random) {
    const answer = pick(random, metalloids)
    return whichElement(random, {
      stem: 'Which of these elements is a metalloid?',
      answer,
      isRight: (symbol) => element(symbol).classification === 'metalloid',
      lures: sample(random, besideMetalloids, 3).map((value) => ({
        value,
        misconception: 'CL2',
        why: `${element(value).name} stands near the staircase line but is a ${element(value).classification}. ${element(answer).name} is the metalloid here.`,
      })),
      right: `The six metalloids are B, Si, Ge, As, Sb and Te; ${named(answer)} is one of them.`,
      see: { article: 'types-of-elements' },
    })
  },
}

const familyReasons: Readonly<Record<Family, string>> = {
  'alkali metal': 'The alkali metals are group 1 without hydrogen: one outer electron.',
  'alkaline earth': 'The alkaline earth metals are group 2: two outer electrons.',
  halogen: 'The halogens are group 17: seven outer electrons.',
  'noble gas': 'The noble gases are group 18: a full or very stable outer shell.',
}

export const familyOf: Template = {
  id: 'cl-e3',
  version: 1,
  category,
  difficulty,
  skill: 'families',
  fitsDuel: true,
  draw(random) {
    const { family, group, members } = pick(random, families)
    const symbol = pick(random, members)
    const { name } = element(symbol)
    return worded({
      element: symbol,
      stem: `To which family does ${named(symbol)} belong?`,
      answer: `${family} family`,
      isRight: (text) => element(symbol).category.startsWith(text.replace(' family', '')),
      lures: families
        .filter((other) => other.family === confusedWith[family])
        .map((other) => ({
          value: `${other.family} family`,
          misconception: family.startsWith('alka') ? 'CL14' : 'CL13',
          why: `The ${other.family} family is group ${other.group}, with ${listed(other.members.slice(0, 3).map(named))}. ${name} stands in group ${group}.`,
        })),
      fill: families.map((other) => `${other.family} family`),
      right: familyReasons[family],
      see: { article: 'types-of-elements' },
    })
  },
}

/** The family that learners take a family for. */
const confusedWith: Readonly<Record<Family, Family>> = {
  'alkali metal': 'alkaline earth',
  'alkaline earth': 'alkali metal',
  halogen: 'noble gas',
  'noble gas': 'halogen',
}

/**
 * Elements to radon whose place is the same in every table: hydrogen's is drawn differently.
 * Palladium has one occupied shell less than the number of its period.
 */
const placedElements = elements.filter(
  ({ symbol, atomicNumber, period, electronsPerShell }) =>
    atomicNumber > 1 &&
    atomicNumber <= 86 &&
    groupIsSafe(symbol) &&
    electronsPerShell.length === period,
)

export const placeOf: Template = {
  id: 'cl-e4',
  version: 1,
  category,
  difficulty,
  skill: 'groups-and-periods',
  fitsDuel: true,
  draw(random) {
    const { symbol, name, group, period, electronsPerShell } = pick(random, placedElements)
    const outer = electronsPerShell.at(-1) ?? 0
    const right = place(symbol)
    return worded({
      element: symbol,
      stem: `The groups are numbered 1 to 18. Where does ${named(symbol)} stand?`,
      answer: right,
      isRight: (text) => {
        const [otherGroup, otherPeriod] = Array.from(text.matchAll(/\d+/g), Number)
        return elementAt(otherGroup ?? 0, otherPeriod ?? 0)?.symbol === symbol
      },
      lures: shuffle(random, [
        {
          value: `group ${period}, period ${group}`,
          misconception: 'CL3',
          why: `That exchanges the two numbers. Groups are the columns, periods the rows: ${named(symbol)} is in column ${group} and row ${period}.`,
        },
        {
          value: `group ${outer}, period ${period}`,
          misconception: 'EC9',
          why: `${outer} is the number of electrons in the outermost shell of ${named(symbol)}. Its column is number ${group} of 18.`,
        },
        {
          value: `group ${group}, period ${period + (period > 2 && random() < 0.5 ? -1 : 1)}`,
          misconception: 'CL3',
          why: `The period is the number of occupied shells. ${name} has ${period} of them, so it stands in row ${period}.`,
        },
      ]),
      fill: [
        `group ${group > 1 ? group - 1 : group + 1}, period ${period}`,
        `group ${group > 1 && group < 18 ? group + 1 : Math.abs(group - 3)}, period ${period}`,
      ],
      right: `${name} stands in column ${group} and row ${period} of the table.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

/** Groups of at least four undisputed members, as columns of the main body. */
const columns: readonly (readonly string[])[] = [
  ['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr'],
  ['Be', 'Mg', 'Ca', 'Sr', 'Ba', 'Ra'],
  ['B', 'Al', 'Ga', 'In', 'Tl'],
  ['C', 'Si', 'Ge', 'Sn', 'Pb'],
  ['N', 'P', 'As', 'Sb', 'Bi'],
  ['O', 'S', 'Se', 'Te', 'Po'],
  ['F', 'Cl', 'Br', 'I', 'At'],
  ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn'],
]

export const groupOutsider: Template = {
  id: 'cl-e5',
  version: 1,
  category,
  difficulty,
  skill: 'groups-and-periods',
  fitsDuel: true,
  draw(random) {
    const column = pick(random, columns)
    const [first = '', ...insiders] = sample(random, column, 4)
    const { name, group } = element(first)
    const neighbors = columns
      .flat()
      .filter((symbol) => [-1, 1].includes(element(symbol).group - group))
      .filter((symbol) =>
        insiders.some((other) => element(other).period === element(symbol).period),
      )
    if (neighbors.length === 0) return null
    const answer = pick(random, neighbors)
    return whichElement(random, {
      stem: `Three of these elements share a group with ${named(first)}. Which one stands in another group?`,
      answer,
      isRight: (symbol) => !column.includes(symbol),
      lures: insiders.map((value) => ({
        value,
        misconception: 'CL3',
        why: `${element(value).name} stands in column ${group}, as ${named(first)} does. A different row does not make a different group.`,
      })),
      right: `${name} is in group ${group}, ${named(answer)} in group ${element(answer).group}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

/** Elements that learners take for members of a family, then others, by family. */
const lookalikes: Readonly<
  Record<Family, { readonly taken: readonly string[]; readonly others: readonly string[] }>
> = {
  'alkali metal': { taken: ['H', 'Be', 'Mg', 'Ca', 'Sr', 'Ba'], others: ['Al', 'Ag', 'Zn', 'Sn'] },
  'alkaline earth': { taken: ['He', 'Li', 'Na', 'K', 'Rb', 'Cs'], others: ['Al', 'Ti', 'Fe'] },
  halogen: { taken: ['He', 'Ne', 'Ar', 'Kr', 'Xe'], others: ['O', 'S', 'N', 'P', 'H'] },
  'noble gas': { taken: ['H', 'N', 'O', 'F', 'Cl', 'Br'], others: ['S', 'P', 'Hg'] },
}

export const findMember: Template = {
  id: 'cl-e6',
  version: 1,
  category,
  difficulty,
  skill: 'families',
  fitsDuel: true,
  draw(random) {
    const { family, members, group } = pick(random, families)
    const answer = pick(random, members)
    const label = family === 'alkaline earth' ? 'alkaline earth metal' : family
    const { taken, others } = lookalikes[family]
    return whichElement(random, {
      stem: `Which of these elements is ${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}?`,
      answer,
      isRight: (symbol) => element(symbol).category.startsWith(family),
      lures: sample(random, taken, 2).map((value) => ({
        value,
        ...outsider(value, family),
      })),
      fill: sample(random, others, 1),
      right: `${element(answer).name} stands in group ${group}, the ${familyPlural(family)}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

function outsider(
  symbol: string,
  family: Family,
): { readonly misconception: 'CL1' | 'CL6' | 'CL13' | 'CL14'; readonly why: string } {
  const { name, group, physicalState } = element(symbol)
  if (symbol === 'H' && family === 'alkali metal') {
    return {
      misconception: 'CL1',
      why: 'Hydrogen heads group 1, but it is a non-metal and a gas. The alkali metals begin with lithium below it.',
    }
  }
  if (symbol === 'He' && family === 'alkaline earth') {
    return {
      misconception: 'CL6',
      why: 'The two electrons of helium fill its only shell, so it is a noble gas. The alkaline earth metals begin with beryllium.',
    }
  }
  const misconception = family.startsWith('alka') ? 'CL14' : 'CL13'
  const column = { 'alkali metal': 1, 'alkaline earth': 2, halogen: 17, 'noble gas': 18 }[family]
  return family === 'noble gas' && physicalState === 'gas'
    ? {
        misconception,
        why: `${name} is a gas of two-atom molecules from group ${group}. The noble gases are group 18, with single atoms.`,
      }
    : {
        misconception,
        why: `${name} stands in group ${group}. The ${familyPlural(family)} are group ${column}.`,
      }
}

function familyPlural(family: Family): string {
  if (family === 'alkaline earth') return 'alkaline earth metals'
  return family === 'noble gas' ? 'noble gases' : `${family}s`
}
