import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { listed, nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { families, type Family } from './families.ts'

const category = 'classification'
const difficulty = 'easy'

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
  fitsMatch: true,
  draw(random) {
    const { family, group, members } = pick(random, families)
    const symbol = pick(random, members)
    const { name } = element(symbol)
    return worded({
      element: symbol,
      stem: `To which family does ${nameOf(symbol)} belong?`,
      answer: `${family} family`,
      isRight: (text) => element(symbol).category.startsWith(text.replace(' family', '')),
      lures: families
        .filter((other) => other.family === confusedWith[family])
        .map((other) => ({
          value: `${other.family} family`,
          misconception: family.startsWith('alka') ? 'CL14' : 'CL13',
          why: `The ${other.family} family is group ${other.group}, with ${listed(other.members.slice(0, 3).map(nameOf))}. ${name} stands in group ${group}.`,
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

/** Families as options: the transition metals are never the answer, since their borders are disputed. */
const familyLabels = [...families.map(({ family }) => `${family} family`), 'transition metals']

type FamilyLure = Lure<string>

/** The families that learners take the one of an element for, each with its reason. */
export const familyOfElement: Template = {
  ...familyOf,
  version: 2,
  draw(random) {
    const { family, group, members } = pick(random, families)
    const symbol = pick(random, members)
    return worded({
      element: symbol,
      stem: `To which family does ${nameOf(symbol)} belong?`,
      answer: `${family} family`,
      isRight: (text) => element(symbol).category.startsWith(text.replace(' family', '')),
      lures: sample(random, familyLures(symbol, family, group), 3),
      fill: shuffle(random, familyLabels),
      right: familyReasons[family],
      see: { article: 'types-of-elements' },
    })
  },
}

function familyLures(symbol: ElementSymbol, family: Family, group: number): readonly FamilyLure[] {
  const { name } = element(symbol)
  const place = `${name} stands in group ${group}`
  const metalLure: FamilyLure = {
    value: 'transition metals',
    misconception: 'CL15',
    why: `The transition metals stand in the middle of the table, in the d-block. ${place}, at its left edge.`,
  }
  switch (family) {
    case 'alkali metal':
      return [
        metalLure,
        {
          value: 'alkaline earth family',
          misconception: 'CL14',
          why: `The alkaline earth metals are group 2, with two outer electrons. ${place} and has one.`,
        },
        {
          value: 'halogen family',
          misconception: 'CL18',
          why: `Halogens react violently too, but they are non-metals of group 17 and take electrons up. ${place} and gives its outer electron away.`,
        },
      ]
    case 'alkaline earth':
      return [
        metalLure,
        {
          value: 'alkali metal family',
          misconception: 'CL14',
          why: `The alkali metals are group 1, with one outer electron. ${place} and has two.`,
        },
      ]
    case 'halogen':
      return [
        {
          value: 'noble gas family',
          misconception: 'CL13',
          why: `The noble gases are group 18 and hardly react. ${place}, with the very reactive halogens.`,
        },
        {
          value: 'alkali metal family',
          misconception: 'CL18',
          why: `Alkali metals react violently too, but they are metals of group 1 and give electrons away. ${place} and takes an electron up.`,
        },
      ]
    case 'noble gas':
      return [
        {
          value: 'halogen family',
          misconception: 'CL13',
          why: `The halogens are group 17 and very reactive. ${place}, with the gases that hardly react.`,
        },
        ...(symbol === 'He'
          ? [
              {
                value: 'alkaline earth family',
                misconception: 'CL6' as const,
                why: `Helium has two electrons as those metals have two outer ones, but they fill its only shell. It hardly reacts and stands in group 18.`,
              },
            ]
          : []),
      ]
  }
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
  fitsMatch: true,
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
        symbol: value,
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
