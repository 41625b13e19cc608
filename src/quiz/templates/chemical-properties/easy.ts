import { element, type ElementSymbol, elements } from '#chemistry/elements.ts'
import { composition, formatFormula, formatIon } from '#chemistry/formulas.ts'
import { fixedCharge, fixedChargeIons, type Ion, saltFormula } from '#chemistry/ions.ts'
import { consistsOfIons } from '#chemistry/salts.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, type Lure, numeric, type Template, worded } from '#quiz/template.ts'
import { counted } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { formatCharge, mainGroupIons, outerElectrons, writeSalt } from './ions.ts'

const category = 'chemical-properties'
const difficulty = 'easy'

export const ionCharge: Template = {
  id: 'ch-e1',
  version: 1,
  category,
  difficulty,
  skill: 'ion-charge',
  fitsMatch: true,
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
  return `${charge > 0 ? 'loses' : 'gains'} ${electrons(Math.abs(charge))}`
}

function electrons(count: number): string {
  return counted(count, 'electron')
}

export const electronsLostOrGained: Template = {
  id: 'ch-e2',
  version: 1,
  category,
  difficulty,
  skill: 'ion-charge',
  fitsMatch: true,
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
        `What happens when an atom of ${noun} forms its common ion?`,
        `How does an atom of ${noun} become its common ion?`,
      ]),
      answer: `It ${right} ${electrons(count)}.`,
      isRight: (text) => text === `It ${electronChange(fixedCharge(symbol) ?? 0)}.`,
      lures: [
        {
          value: `It ${turned} ${electrons(count)}.`,
          misconception: 'EC10',
          why: `The direction is turned around. ${fact} and becomes ${formatIon(symbol, charge)}.`,
        },
        {
          value: `It ${turned} ${electrons(8 - count)}.`,
          misconception: 'CH5',
          why: `That would also lead to a noble-gas arrangement, but with a far greater change. ${fact}.`,
        },
        {
          value: `It ${right} ${electrons(8 - count)}.`,
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

/** Groups whose members clearly resemble each other, lithium and beryllium left out. */
const likeGroups = [
  ['Na', 'K', 'Rb', 'Cs'],
  ['Mg', 'Ca', 'Sr', 'Ba'],
  ['F', 'Cl', 'Br', 'I'],
  ['Ne', 'Ar', 'Kr', 'Xe'],
] as const

/** Main-group elements beside the four groups that resemble none of their members closely. */
const strangers = ['O', 'S', 'Al', 'C', 'N', 'P', 'Si']

export const behavesAlike: Template = {
  id: 'ch-e3',
  version: 1,
  category,
  difficulty,
  skill: 'group-similarity',
  fitsMatch: true,
  draw(random) {
    const members = pick(random, likeGroups)
    const [symbol, answer] = sample(random, members, 2)
    if (symbol === undefined || answer === undefined) return null
    const { name, atomicNumber, group, period } = element(symbol)
    if (Math.abs(element(answer).period - period) > 2) return null
    const neighbors = [elements[atomicNumber - 2], elements[atomicNumber]].flatMap((other) =>
      other === undefined ? [] : [other.symbol],
    )
    const hydrogen = group === 1 ? ['H'] : []
    const others = [...neighbors, ...shuffle(random, strangers)].filter(
      (other) => element(other).group !== group && other !== 'H' && other !== 'La',
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

const simpleAnions = new Set(['O', 'S', 'Cl', 'Br', 'F', 'I'])
const cations = mainGroupIons.filter(({ charge }) => charge > 0)

export const formulaOfSalt: Template = {
  id: 'ch-e7',
  version: 1,
  category,
  difficulty,
  skill: 'ion-charge',
  fitsMatch: false,
  draw(random) {
    return saltOf(random, pick(random, cations))
  },
}

/** Without beryllium, whose compounds with halogens consist of no ions. */
export const formulaOfIonicSalt: Template = {
  ...formulaOfSalt,
  version: 2,
  draw(random) {
    return saltOf(
      random,
      pick(
        random,
        cations.filter(({ formula }) => formula !== 'Be'),
      ),
    )
  },
}

/** The formula of a salt of this cation with any of the simple anions. */
function saltOf(random: Random, cation: Ion): Draft | null {
  const anion = pick(
    random,
    mainGroupIons.filter(({ formula }) => simpleAnions.has(formula)),
  )
  const answer = formatFormula(saltFormula(cation, anion))
  const ions = `${formatIon(cation.formula, cation.charge)} and ${formatIon(anion.formula, anion.charge)}`
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
    right: consistsOfIons(cation.formula, anion.formula)
      ? `${ions} combine so that the charges add up to zero: ${answer}.`
      : `Counted as ${ions}, the charges add up to zero in ${answer}.`,
    see: { elements: [cation.formula, anion.formula], article: 'ionic-vs-covalent-bonds' },
  })
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
