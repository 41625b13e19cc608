import { type Element, element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { withArticle } from './classes.ts'

const article = 'guide-to-periodic-table'

type FamilyName = 'alkali metal' | 'alkaline earth' | 'halogen' | 'noble gas'

type Family = {
  readonly family: FamilyName
  /** One of its elements. */
  readonly member: string
  readonly plural: string
  readonly group: number
  readonly reason: string
  /** Without those whose behavior is predicted. */
  readonly members: readonly ElementSymbol[]
  /** Elements that learners take for members. */
  readonly taken: readonly ElementSymbol[]
  readonly others: readonly ElementSymbol[]
}

/** The four families that a school course names. */
const families: readonly Family[] = [
  {
    family: 'alkali metal',
    member: 'alkali metal',
    plural: 'alkali metals',
    group: 1,
    reason: 'The alkali metals are group 1 without hydrogen: one outer electron.',
    members: ['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr'],
    taken: ['H', 'Be', 'Mg', 'Ca', 'Sr', 'Ba'],
    others: ['Al', 'Ag', 'Zn', 'Sn'],
  },
  {
    family: 'alkaline earth',
    member: 'alkaline earth metal',
    plural: 'alkaline earth metals',
    group: 2,
    reason: 'The alkaline earth metals are group 2: two outer electrons.',
    members: ['Be', 'Mg', 'Ca', 'Sr', 'Ba', 'Ra'],
    taken: ['He', 'Li', 'Na', 'K', 'Rb', 'Cs'],
    others: ['Al', 'Ti', 'Fe'],
  },
  {
    family: 'halogen',
    member: 'halogen',
    plural: 'halogens',
    group: 17,
    reason: 'The halogens are group 17: seven outer electrons.',
    members: ['F', 'Cl', 'Br', 'I'],
    taken: ['He', 'Ne', 'Ar', 'Kr', 'Xe'],
    others: ['O', 'S', 'N', 'P', 'H'],
  },
  {
    family: 'noble gas',
    member: 'noble gas',
    plural: 'noble gases',
    group: 18,
    reason: 'The noble gases are group 18: a full or very stable outer shell.',
    members: ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn'],
    taken: ['H', 'N', 'O', 'F', 'Cl', 'Br'],
    others: ['S', 'P', 'Hg'],
  },
]

/** The transition metals are never the answer, since their borders are disputed. */
type OfferedFamily = FamilyName | 'transition metal'

const offeredFamilies: readonly OfferedFamily[] = [
  ...families.map(({ family }) => family),
  'transition metal',
]

const familyMarks: Readonly<Record<OfferedFamily, string>> = {
  'alkali metal': 'The alkali metals are group 1 without hydrogen.',
  'alkaline earth': 'The alkaline earth metals are group 2.',
  halogen: 'The halogens are group 17.',
  'noble gas': 'The noble gases are group 18.',
  'transition metal': 'The transition metals stand in the d-block, groups 3 to 12.',
}

export const familyOf = template(
  'cl-e3',
  'families',
  (random) => {
    const { family, reason, members } = pick(random, families)
    const symbol = pick(random, members)
    return choice<OfferedFamily>({
      element: symbol,
      stem: `To which family does ${nameOf(symbol)} belong?`,
      answer: family,
      isRight: (value) => element(symbol).category.startsWith(value),
      show: (value: OfferedFamily) => `${value} family`,
      lures: sample(random, familyLures(element(symbol), family), 3),
      fill: shuffle(random, offeredFamilies),
      miss: (value) =>
        `${familyMarks[value]} ${element(symbol).name} stands in group ${element(symbol).group}.`,
      right: reason,
      see: { article },
    })
  },
  { fitsMatch: true },
)

function familyLures(
  { symbol, name, group }: Element,
  family: FamilyName,
): readonly Lure<OfferedFamily>[] {
  const transitionMetal: Lure<OfferedFamily> = {
    value: 'transition metal',
    misconception: 'CL15',
    why: `The transition metals stand in the middle of the table, in the d-block. ${name} stands in group ${group}, at its left edge.`,
  }
  switch (family) {
    case 'alkali metal':
      return [
        transitionMetal,
        {
          value: 'alkaline earth',
          misconception: 'CL14',
          why: `The alkaline earth metals are group 2, with two outer electrons. ${name} stands in group ${group} and has one.`,
        },
        {
          value: 'halogen',
          misconception: 'CL18',
          why: `Halogens react violently too, but they are non-metals of group 17 and take electrons up. ${name} stands in group ${group} and gives its outer electron away.`,
        },
      ]
    case 'alkaline earth':
      return [
        transitionMetal,
        {
          value: 'alkali metal',
          misconception: 'CL14',
          why: `The alkali metals are group 1, with one outer electron. ${name} stands in group ${group} and has two.`,
        },
      ]
    case 'halogen':
      return [
        {
          value: 'noble gas',
          misconception: 'CL13',
          why: `The noble gases are group 18 and hardly react. ${name} stands in group ${group}, with the very reactive halogens.`,
        },
        {
          value: 'alkali metal',
          misconception: 'CL18',
          why: `Alkali metals react violently too, but they are metals of group 1 and give electrons away. ${name} stands in group ${group} and takes an electron up.`,
        },
      ]
    case 'noble gas': {
      const halogen: Lure<OfferedFamily> = {
        value: 'halogen',
        misconception: 'CL13',
        why: `The halogens are group 17 and very reactive. ${name} stands in group ${group}, with the gases that hardly react.`,
      }
      const alkalineEarth: Lure<OfferedFamily> = {
        value: 'alkaline earth',
        misconception: 'CL6',
        why: `Helium has two electrons as those metals have two outer ones, but they fill its only shell. It hardly reacts and stands in group 18.`,
      }
      return symbol === 'He' ? [halogen, alkalineEarth] : [halogen]
    }
  }
}

export const whichMember = template(
  'cl-e6',
  'families',
  (random) => {
    const drawn = pick(random, families)
    const answer = pick(random, drawn.members)
    return whichElement({
      stem: `Which of these elements is ${withArticle(drawn.member)}?`,
      answer,
      isRight: (symbol) => element(symbol).category.startsWith(drawn.family),
      lures: sample(random, drawn.taken, 2).map((symbol) => outsider(element(symbol), drawn)),
      fill: sample(random, drawn.others, 1),
      miss: (symbol) =>
        `${element(symbol).name} stands in group ${element(symbol).group}. The ${drawn.plural} are group ${drawn.group}.`,
      right: `${element(answer).name} stands in group ${drawn.group}, the ${drawn.plural}.`,
      see: { article },
    })
  },
  { fitsMatch: true },
)

function outsider(other: Element, { family, plural, group }: Family): ElementLure {
  const { symbol, name, physicalState } = other
  if (symbol === 'H' && family === 'alkali metal') {
    return {
      symbol,
      misconception: 'CL1',
      why: 'Hydrogen heads group 1, but it is a non-metal and a gas. The alkali metals begin with lithium below it.',
    }
  }
  if (symbol === 'He' && family === 'alkaline earth') {
    return {
      symbol,
      misconception: 'CL6',
      why: 'The two electrons of helium fill its only shell, so it is a noble gas. The alkaline earth metals begin with beryllium.',
    }
  }
  return {
    symbol,
    misconception: group <= 2 ? 'CL14' : 'CL13',
    why:
      family === 'noble gas' && physicalState === 'gas'
        ? `${name} is a gas of two-atom molecules from group ${other.group}. The noble gases are group 18, with single atoms.`
        : `${name} stands in group ${other.group}. The ${plural} are group ${group}.`,
  }
}

/** The family of an element, from the electrons in its shells. */
export const familyOfShells = template('cl-m360', 'families', (random) => {
  const home = pick(random, families)
  const symbol = pick(random, home.members)
  const { electronsPerShell, group, name } = element(symbol)
  const shells = electronsPerShell.join(', ')
  const outer = electronsPerShell.at(-1) ?? 0
  return choice<Family>({
    element: symbol,
    badge: null,
    stem: `An atom has the electron arrangement ${shells}, shell by shell. To which family does its element belong?`,
    answer: home,
    isRight: (family) => family.group === element(symbol).group,
    show: ({ family }) => `${family} family`,
    lures: families
      .filter((family) => family !== home)
      .map((family) => ({
        value: family,
        misconception: ideaBehind(family.family, home.family, symbol),
        why: `${family.reason} With ${counted(electronsPerShell.length, 'shell')} and ${counted(outer, 'outer electron')} it is ${name.toLowerCase()}, in group ${group}.`,
      })),
    right: `${counted(
      electronsPerShell.reduce((sum, count) => sum + count, 0),
      'electron',
    )} in all: it is ${name.toLowerCase()}. ${home.reason}`,
    see: { article },
  })
})

/** The idea behind a family that is chosen by mistake, if any. */
function ideaBehind(
  chosen: FamilyName,
  right: FamilyName,
  symbol: ElementSymbol,
): MisconceptionId | null {
  if (symbol === 'He' && chosen === 'alkaline earth') return 'CL6'
  const both = [chosen, right].toSorted().join(' ')
  if (both === 'alkali metal alkaline earth') return 'CL14'
  if (both === 'halogen noble gas') return 'CL13'
  return both === 'alkali metal halogen' ? 'CL18' : null
}
