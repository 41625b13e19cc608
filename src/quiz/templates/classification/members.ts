import { element } from '#chemistry/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'
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
  fitsDuel: true,
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
