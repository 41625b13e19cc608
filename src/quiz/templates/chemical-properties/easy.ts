import { element, type ElementSymbol, elements } from '#chemistry/elements.ts'
import { composition, formatFormula, formatIon } from '#chemistry/formulas.ts'
import { fixedCharge, fixedChargeIons, type Ion, saltFormula } from '#chemistry/ions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, type Template, worded } from '#quiz/template.ts'
import { type ElementLure, nameOf, whichElement } from '#quiz/which-element.ts'

import { formatCharge, mainGroupIons, outerElectrons, writeSalt } from './ions.ts'

const category = 'chemical-properties'
const difficulty = 'easy'

export const ionCharge: Template = {
  id: 'ch-e1',
  version: 1,
  category,
  difficulty,
  skill: 'ion-charge',
  fitsDuel: true,
  draw(random) {
    const { formula: symbol, charge } = pick(random, fixedChargeIons)
    const { name, group } = element(symbol)
    const outer = outerElectrons(symbol)
    const ion = formatIon(symbol, charge)
    const change = electronChange(charge)
    return numeric({
      element: symbol,
      stem: pick(random, [
        `What is the charge of the common ion of ${name.toLowerCase()}?`,
        `${name} forms one common ion. Which charge does it carry?`,
      ]),
      answer: charge,
      isRight: (value) => value === fixedCharge(symbol),
      show: formatCharge,
      lures: [
        {
          value: -charge,
          misconception: 'EC10',
          why: `The sign is turned around. The atom ${change}, so the ion is ${ion}.`,
        },
        {
          value: charge < 0 ? outer : outer - 8,
          misconception: 'CH5',
          why:
            charge < 0
              ? `${outer} counts the outer electrons. The atom ${change} instead of losing all ${outer}: ${ion}.`
              : `${name} does not fill up its outer shell with ${8 - outer} more electrons. Its atom ${change}: ${ion}.`,
        },
        {
          value: group,
          misconception: 'CH5',
          why: `${group} is the group number, not a charge. The atom ${change}, so the ion is ${ion}.`,
        },
        {
          value: charge < 0 ? -outer : 8 - outer,
          misconception: 'CH5',
          why:
            charge < 0
              ? `${outer} counts the outer electrons that are there already. The atom ${change}, so the ion is ${ion}.`
              : `${8 - outer} is what the outer shell lacks to eight. The atom ${change}, so the ion is ${ion}.`,
        },
      ],
      fill: [charge - 1, charge + 1, charge + 2, charge - 2, charge - 3, charge + 3],
      right: `An atom of ${name.toLowerCase()} ${change}, so its ion is ${ion}.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

/** What the atom does to become its ion: 'loses 2 electrons', 'gains 1 electron'. */
function electronChange(charge: number): string {
  const count = Math.abs(charge)
  return `${charge > 0 ? 'loses' : 'gains'} ${count} electron${count === 1 ? '' : 's'}`
}

export const electronsLostOrGained: Template = {
  id: 'ch-e2',
  version: 1,
  category,
  difficulty,
  skill: 'ion-charge',
  fitsDuel: true,
  draw(random) {
    const { formula: symbol, charge } = pick(random, mainGroupIons)
    const { name } = element(symbol)
    const outer = outerElectrons(symbol)
    const count = Math.abs(charge)
    const [right, turned] = charge > 0 ? ['loses', 'gains'] : ['gains', 'loses']
    const noun = name.toLowerCase()
    const fact = `With ${outer} outer electron${outer === 1 ? '' : 's'}, ${noun} ${right} ${count}`
    return worded({
      element: symbol,
      stem: pick(random, [
        `What happens to the electrons when an atom of ${noun} forms its common ion?`,
        `How does an atom of ${noun} become its common ion?`,
      ]),
      answer: `It ${right} ${count}.`,
      isRight: (text) => text === `It ${electronChange(fixedCharge(symbol) ?? 0).slice(0, 7)}.`,
      lures: [
        {
          value: `It ${turned} ${count}.`,
          misconception: 'EC10',
          why: `The direction is turned around. ${fact} and becomes ${formatIon(symbol, charge)}.`,
        },
        {
          value: `It ${turned} ${8 - count}.`,
          misconception: 'CH5',
          why: `That would also lead to a noble-gas arrangement, but with a far greater change. ${fact}.`,
        },
        {
          value: `It ${right} ${8 - count}.`,
          misconception: 'CH5',
          why:
            charge > 0
              ? `Only ${outer} of its electrons ${outer === 1 ? 'is an outer one' : 'are outer ones'}; the next belong to an inner shell and are held far more firmly. ${fact}.`
              : `${8 - count} outer electrons are there already. ${fact} and reaches eight.`,
        },
      ],
      right: `${fact} and becomes ${formatIon(symbol, charge)}, with the electrons of a noble gas.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

/** Groups whose members clearly resemble each other. */
const likeGroups = [
  ['Li', 'Na', 'K', 'Rb', 'Cs'],
  ['Mg', 'Ca', 'Sr', 'Ba'],
  ['F', 'Cl', 'Br', 'I'],
  ['Ne', 'Ar', 'Kr', 'Xe'],
] as const

/** Elements beside the four groups that resemble none of their members closely. */
const strangers = ['O', 'S', 'Al', 'C', 'N', 'Fe', 'P', 'Si', 'Cu']

export const behavesAlike: Template = {
  id: 'ch-e3',
  version: 1,
  category,
  difficulty,
  skill: 'group-similarity',
  fitsDuel: true,
  draw(random) {
    const members = pick(random, likeGroups)
    const [symbol, answer] = sample(random, members, 2)
    if (symbol === undefined || answer === undefined || symbol === 'Li') return null
    const { name, atomicNumber, group } = element(symbol)
    const neighbors = [elements[atomicNumber - 2], elements[atomicNumber]].flatMap((other) =>
      other === undefined ? [] : [other.symbol],
    )
    const hydrogen = group === 1 ? ['H'] : []
    const others = [...neighbors, ...shuffle(random, strangers)].filter(
      (other) => element(other).group !== group && other !== 'H',
    )
    const draft = whichElement(random, {
      stem: `Which of these elements is chemically most similar to ${name.toLowerCase()}?`,
      answer,
      isRight: (other) => members.some((member) => member === other),
      lures: [...new Set([...hydrogen, ...others])].map((other) => strangeness(other, symbol)),
      right: `${element(answer).name} stands in group ${group} like ${name.toLowerCase()} and has equally many outer electrons.`,
      see: { elements: [...members], article: 'guide-to-periodic-table' },
    })
    return draft === null ? null : { ...draft, element: symbol }
  },
}

function strangeness(other: ElementSymbol, symbol: ElementSymbol): ElementLure {
  const { name, group, period } = element(other)
  const home = element(symbol)
  if (other === 'H' && home.group === 1) {
    return {
      symbol: other,
      misconception: 'CH8',
      why: `Hydrogen stands above group 1, but it is a non-metal gas. ${home.name} is a reactive metal.`,
    }
  }
  return period === home.period
    ? {
        symbol: other,
        misconception: 'CL3',
        why: `${name} stands in the same period, the row. Similar elements share the group, the column, and ${home.name.toLowerCase()} is in group ${home.group}.`,
      }
    : {
        symbol: other,
        misconception: 'EC9',
        why: `${name} is in group ${group} and has other outer electrons. ${home.name} is in group ${home.group}.`,
      }
}

/** Reactive elements with a reason why each might be taken for an unreactive one. */
const reactive: readonly ElementLure[] = [
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
    why: 'Oxygen is a colorless gas like argon, but not of single atoms. It combines with nearly all elements.',
  },
]

export const leastReactive: Template = {
  id: 'ch-e4',
  version: 1,
  category,
  difficulty,
  skill: 'reactivity',
  fitsDuel: true,
  draw(random) {
    const answer = pick(random, ['He', 'Ne', 'Ar'])
    return whichElement(random, {
      stem: pick(random, [
        'Which of these elements is the least reactive?',
        'Which of these elements forms no stable compounds?',
      ]),
      answer,
      isRight: (symbol) => element(symbol).classification === 'noble-gas',
      lures: shuffle(random, reactive),
      right: `${element(answer).name} is a noble gas: its outer electrons are held very firmly, and it has no room for more in its outer shell.`,
      see: { article: 'why-noble-gases-are-stable' },
    })
  },
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
  fitsDuel: true,
  draw(random) {
    const place = pick(random, [1, 2, 3, 4])
    const answer = alkaliMetals[place] ?? 'Cs'
    const above = sample(random, alkaliMetals.slice(0, place), 2)
    const beside = sample(random, milderMetals, 3)
    return whichElement(random, {
      stem: 'Which of these metals reacts most violently with water?',
      answer,
      isRight: (symbol) => alkaliMetals.indexOf(symbol) >= place,
      lures: [...above, ...beside].map((symbol) => milderReaction(symbol, answer)),
      right: `Down group 1 the outer electron is lost more and more easily, so ${nameOf(answer)} reacts most violently here.`,
      see: { elements: alkaliMetals, article: 'deep-dive-alkali-metals' },
    })
  },
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
        why: `${name} reacts with cold water more mildly or not at all. Alkali metals such as ${nameOf(answer)} lose their one outer electron far more easily.`,
      }
}

const halogens = ['F', 'Cl', 'Br', 'I']

export const mostReactiveHalogen: Template = {
  id: 'ch-e6',
  version: 1,
  category,
  difficulty,
  skill: 'reactivity',
  fitsDuel: true,
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
        ...chosen.map((symbol) => ({
          symbol,
          misconception: 'CH1' as const,
          why: `${element(symbol).name} stands below ${nameOf(answer)} in group 17. The farther down, the less firmly a halogen atom takes up an electron.`,
        })),
        ...gases.map((symbol) => ({
          symbol,
          misconception: 'CH2' as const,
          why: `${element(symbol).name} is a noble gas and does not react with ${partner}. Halogens such as ${nameOf(answer)} do.`,
        })),
      ],
      right: `Halogens react more readily the higher they stand in group 17; here ${nameOf(answer)} is the highest.`,
      see: { elements: halogens, article: 'guide-to-periodic-table' },
    })
  },
}

function isAtLeastAsHigh(symbol: ElementSymbol, other: ElementSymbol): boolean {
  return element(symbol).period <= element(other).period
}

const simpleAnions = new Set(['O', 'S', 'Cl', 'Br', 'F', 'I'])
const cations = mainGroupIons.filter(({ charge }) => charge > 0)

export const formulaOfSalt: Template = {
  id: 'ch-e7',
  version: 1,
  category,
  difficulty,
  skill: 'ion-charge',
  fitsDuel: false,
  draw(random) {
    const cation = pick(random, cations)
    const anion = pick(
      random,
      mainGroupIons.filter(({ formula }) => simpleAnions.has(formula)),
    )
    const answer = formatFormula(saltFormula(cation, anion))
    const ratios = [
      [1, 1],
      [-anion.charge, cation.charge].toReversed(),
      [1, 2],
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 2],
      [1, 3],
    ] as const
    const lures = ratios
      .filter(([metals, others]) => anion.formula !== 'O' || !isPeroxide(metals, others))
      .map(([metals = 1, others = 1]) => wrongSalt(cation, metals, anion, others))
    return worded({
      element: cation.formula,
      stem: `Which is the formula of ${cation.name} ${anion.name}?`,
      answer,
      isRight: (text) => text === answer || isNeutralAndReduced(text, cation, anion),
      lures,
      right: `${formatIon(cation.formula, cation.charge)} and ${formatIon(anion.formula, anion.charge)} combine so that the charges add up to zero: ${answer}.`,
      see: { elements: [cation.formula, anion.formula], article: 'ionic-vs-covalent-bonds' },
    })
  },
}

/** Whether a ratio belongs to a peroxide or superoxide, which exist beside some of the oxides. */
function isPeroxide(metals: number | undefined, others: number | undefined): boolean {
  return others === 2 && (metals === 1 || metals === 2)
}

function isNeutralAndReduced(text: string, cation: Ion, anion: Ion): boolean {
  const counts = composition(text)
  const metals = counts.get(cation.formula) ?? 0
  const others = counts.get(anion.formula) ?? 0
  const isReduced = metals === 1 || others % metals !== 0
  return metals * cation.charge + others * anion.charge === 0 && isReduced && metals + others < 6
}

function wrongSalt(cation: Ion, metals: number, anion: Ion, others: number): Lure<string> {
  const total = metals * cation.charge + others * anion.charge
  const value = writeSalt(cation, metals, anion, others)
  const ions = `${formatIon(cation.formula, cation.charge)} and ${formatIon(anion.formula, anion.charge)}`
  return {
    value,
    misconception: 'BO11',
    why:
      total === 0
        ? `The charges in ${value} balance, but the numbers are not the smallest. With ${ions} the formula is ${formatFormula(saltFormula(cation, anion))}.`
        : `The charges in ${value} add up to ${formatCharge(total)} instead of zero. With ${ions} the formula is ${formatFormula(saltFormula(cation, anion))}.`,
  }
}
