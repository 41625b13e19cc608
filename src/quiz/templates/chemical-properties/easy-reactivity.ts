import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import type { Draft, Template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

const category = 'chemical-properties'
const difficulty = 'easy'

/** Reactive elements with a reason why each might be taken for an unreactive one. */
export const reactive: readonly ElementLure[] = [
  ...['F', 'Cl'].map((symbol) => ({
    symbol,
    misconception: 'CH1' as const,
    why: `${element(symbol).name} stands high in group 17, where halogens react most. It takes up one electron very readily.`,
  })),
  ...['Li', 'Na'].map((symbol) => ({
    symbol,
    misconception: 'CH1' as const,
    why: `${element(symbol).name} stands high in its group, yet all alkali metals react readily. Its one outer electron is lost easily.`,
  })),
  ...['Br', 'K', 'Rb', 'Cs', 'Ba', 'Ca'].map((symbol) => ({
    symbol,
    misconception: 'CH2' as const,
    why: `${element(symbol).name} has ${element(symbol).atomicNumber} protons, but that does not make it stable. It reacts readily because of its outer electrons.`,
  })),
  {
    symbol: 'H',
    misconception: 'CH2',
    why: 'Hydrogen has only one electron, but that does not make it unreactive. It burns in oxygen and chlorine.',
  },
  {
    symbol: 'O',
    misconception: 'PH8',
    why: 'Oxygen is a colorless gas like the noble gases, but its particles are O₂ molecules. It combines with nearly all elements.',
  },
]

export const leastReactive: Template = {
  id: 'ch-e4',
  version: 1,
  category,
  difficulty,
  skill: 'reactivity',
  fitsMatch: true,
  draw(random) {
    return questionOfNobleGas(random, {
      answer: pick(random, ['He', 'Ne', 'Ar']),
      stem: pick(random, [
        'Which of these elements is the least reactive?',
        'Which of these elements forms no compounds under ordinary conditions?',
      ]),
      lures: shuffle(random, reactive),
    })
  },
}

/** The question for the least reactive element, which is a noble gas among others. */
export function questionOfNobleGas(
  random: Random,
  parts: {
    readonly answer: ElementSymbol
    readonly stem: string
    readonly lures: readonly ElementLure[]
  },
): Draft | null {
  return whichElement(random, {
    ...parts,
    isRight: (symbol) => element(symbol).classification === 'noble-gas',
    right: `${element(parts.answer).name} is a noble gas: its outer electrons are held very firmly, and a further electron would have to start a new shell.`,
    see: { article: 'why-noble-gases-are-stable' },
  })
}

/** Metals that react with cold water; reactivity grows down each group and falls to the right. */
const alkaliMetals = ['Li', 'Na', 'K', 'Rb', 'Cs']
const milderMetals = ['Be', 'Mg', 'Ca', 'Zn', 'Al', 'Fe', 'Cu']

export const mostViolentWithWater: Template = {
  id: 'ch-e5',
  version: 1,
  category,
  difficulty,
  skill: 'reactivity',
  fitsMatch: true,
  draw(random) {
    return questionOfViolence(random, () => 2)
  },
}

/** @param above draws how many alkali metals from above the answer are offered, at the most */
export function questionOfViolence(random: Random, above: () => number): Draft | null {
  const place = pick(random, [1, 2, 3, 4])
  const answer = alkaliMetals[place] ?? 'Cs'
  const milder = [
    ...sample(random, alkaliMetals.slice(0, place), above()),
    ...sample(random, milderMetals, 3),
  ]
  return whichElement(random, {
    stem: 'Which of these metals reacts most violently with water?',
    answer,
    isRight: (symbol) => alkaliMetals.indexOf(symbol) >= place,
    lures: milder.map((symbol) => milderReaction(symbol, answer)),
    right: `Down group 1 the outer electron is lost more and more easily, so ${nameOf(answer)} reacts most violently here.`,
    see: { elements: alkaliMetals, article: 'deep-dive-alkali-metals' },
  })
}

function milderReaction(symbol: ElementSymbol, answer: ElementSymbol): ElementLure {
  const { name, group } = element(symbol)
  return group === 1
    ? {
        symbol,
        misconception: 'CH12',
        why: `${name} stands above ${nameOf(answer)} in group 1. Its outer electron is nearer to the nucleus and less easily lost.`,
      }
    : {
        symbol,
        misconception: 'CH2',
        why: `${name} reacts with cold water more mildly or not at all. Alkali metals such as ${nameOf(answer)} lose their one outer electron more easily.`,
      }
}

export const halogens = ['F', 'Cl', 'Br', 'I']

export const mostReactiveHalogen: Template = {
  id: 'ch-e6',
  version: 1,
  category,
  difficulty,
  skill: 'reactivity',
  fitsMatch: true,
  draw(random) {
    const partner = pick(random, ['iron', 'hydrogen', 'zinc'])
    const chosen = sample(random, halogens, pick(random, [2, 3]))
    const answer = halogens.find((symbol) => chosen.includes(symbol)) ?? 'F'
    const gases = sample(random, ['He', 'Ne', 'Ar'], 2)
    return whichElement(random, {
      stem: `Which of these elements is the most reactive toward ${partner}?`,
      answer,
      isRight: (symbol) =>
        halogens.includes(symbol) && chosen.every((other) => isAtLeastAsHigh(symbol, other)),
      lures: [
        ...chosen.map((symbol) => lowerHalogen(symbol, answer)),
        ...gases.map((symbol) => inertGas(symbol, answer, partner)),
      ],
      right: `Halogens react more readily the higher they stand in group 17; here ${nameOf(answer)} is the highest.`,
      see: { elements: halogens, article: 'guide-to-periodic-table' },
    })
  },
}

export function lowerHalogen(symbol: ElementSymbol, answer: ElementSymbol): ElementLure {
  return {
    symbol,
    misconception: 'CH1',
    why: `${element(symbol).name} stands below ${nameOf(answer)} in group 17. The farther down, the less readily a halogen takes up electrons.`,
  }
}

export function inertGas(
  symbol: ElementSymbol,
  answer: ElementSymbol,
  partner: string,
): ElementLure {
  return {
    symbol,
    misconception: 'CH2',
    why: `${element(symbol).name} is a noble gas and does not react with ${partner}. Halogens such as ${nameOf(answer)} do.`,
  }
}

export function isAtLeastAsHigh(symbol: ElementSymbol, other: ElementSymbol): boolean {
  return element(symbol).period <= element(other).period
}
