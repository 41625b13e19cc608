import { formatIon } from '#chemistry/compounds/formulas.ts'
import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { fixedCharge } from '#chemistry/electrons/ions.ts'
import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import {
  formatCharge,
  mainGroupIons,
  outerElectrons,
} from '#quiz/templates/chemical-properties/ions.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { typedNumber } from '#quiz/templates/made/typed-number.ts'
import { counted, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated } from '#quiz/worked/solutions.ts'

const article = 'how-ions-are-formed'

/** The electrons that an atom loses or gains on its way to its common ion. */
export const electronsMoved = production('ch-e21', 'number', 'ion-charge', (random) => {
  const { formula: symbol, charge } = pick(random, mainGroupIons)
  const outer = outerElectrons(symbol)
  const value = Math.abs(charge)
  const verb = charge > 0 ? 'lose' : 'gain'
  const ion = formatIon(symbol, charge)
  const account = `With ${counted(outer, 'outer electron')}, ${nameOf(symbol)} ${verb}s ${value} and becomes ${ion}`
  return typedNumber({
    element: symbol,
    stem: `How many electrons does an atom of ${nameOf(symbol)} ${verb} when it forms its common ion? Give a whole number.`,
    value,
    unit: null,
    units: [],
    tolerance: 0,
    figures: null,
    wrong: [
      charge > 0
        ? {
            value: 8 - outer,
            misconception: 'CH5',
            why: `${8 - outer} would be missing for eight, but the atom gives its outer electrons away. ${account}.`,
          }
        : {
            value: outer,
            misconception: 'CH5',
            why: `${outer} is the number of outer electrons that the atom has. ${account}.`,
          },
      charge > 0
        ? {
            value: value + 1,
            misconception: 'PE6',
            why: `One of these would come from an inner shell, which holds it far more firmly. ${account}.`,
          }
        : {
            value: 8,
            misconception: 'CH5',
            why: `Eight is the number in the outer shell of the ion, not the number that moves. ${account}.`,
          },
      {
        value: element(symbol).group,
        misconception: 'CH5',
        why: `That is the number of the group. It tells the outer electrons only after ten are taken away from 13 to 18. ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the number of electrons',
        lookup(`Find the group of ${nameOf(symbol)}: it tells the outer electrons`),
        known('Outer electrons', exact(outer)),
        charge > 0
          ? law('The atom of a metal loses its outer electrons')
          : law('The atom of a nonmetal gains electrons until it has eight outer electrons'),
        calculated(
          'Electrons',
          charge > 0 ? exact(outer) : less(exact(OCTET), exact(outer)),
          exact(value),
        ),
      ),
    right: `${account}.`,
    article,
  })
})

/** The formula of the common ion of an element. */
export const formulaOfSimpleIon = production('ch-e22', 'formula', 'ion-charge', (random) => {
  const { formula: symbol, charge, name } = pick(random, mainGroupIons)
  const outer = outerElectrons(symbol)
  const answer = formatIon(symbol, charge)
  const change = `${charge > 0 ? 'loses' : 'gains'} ${counted(Math.abs(charge), 'electron')}`
  const account = `With ${counted(outer, 'outer electron')}, the atom ${change}: ${answer}`
  const stem =
    charge < 0 && random() < 0.5
      ? `Type the formula of the ${name} ion, with its charge.`
      : `Type the formula of the common ion of ${nameOf(symbol)}, with its charge.`
  const wrong = (other: number, text: string): Correction => ({
    given: formatIon(symbol, other),
    misconception: 'CH5',
    text,
  })
  return typedFormula({
    element: symbol,
    stem,
    answer,
    corrections: [
      {
        given: formatIon(symbol, -charge),
        misconception: 'EC10',
        text: `The sign is reversed: an atom that ${change} becomes ${charge > 0 ? 'positive' : 'negative'}. ${account}.`,
      },
      charge < 0
        ? wrong(
            outer,
            `${formatCharge(outer)} would mean that all outer electrons are lost. ${account}.`,
          )
        : wrong(
            outer - 8,
            `To fill the outer shell, ${8 - outer} more electrons would have to be held. ${account}.`,
          ),
      charge < 0
        ? wrong(-outer, `The charge is not the number of outer electrons, ${outer}. ${account}.`)
        : wrong(
            charge + 1,
            `After ${counted(charge, 'electron')} the next one is held far more firmly. ${account}.`,
          ),
    ],
    right: `${account}.`,
    elements: [symbol],
    article,
  })
})

/** Charges, with the block or class and the periods within which their elements are asked for. */
const asked = [
  { charge: 1, group: 's-block elements', from: 2, to: 6, wide: false },
  { charge: 2, group: 's-block elements', from: 3, to: 6, wide: false },
  { charge: -1, group: 'nonmetals', from: 2, to: 5, wide: false },
  { charge: -2, group: 'nonmetals', from: 2, to: 3, wide: true },
  { charge: -3, group: 'nonmetals', from: 2, to: 3, wide: true },
] as const

/** All elements of some periods whose atoms form ions of a charge. */
export const elementsByCharge = production('ch-e23', 'table', 'ion-charge', (random) => {
  const { charge, group, from, to, wide } = pick(random, asked)
  const first = wide ? from : integer(random, from, to - 1)
  const last = wide ? to : integer(random, first + 1, to)
  const within = elements.filter(({ period }) => period >= first && period <= last)
  const column = charge > 0 ? charge : 18 + charge
  const inColumn = (wanted: number) =>
    within.filter((one) => one.group === wanted).map(({ symbol }) => symbol)
  const symbols = inColumn(column)
  if (symbols.some((symbol) => fixedCharge(symbol) !== charge)) return null
  const shown = formatCharge(charge)
  const account =
    charge > 0
      ? `The atoms of group ${column} lose ${counted(charge, 'electron')}: ${listed(symbols)}`
      : `The atoms of group ${column} gain ${counted(-charge, 'electron')} to reach eight: ${listed(symbols)}`
  const neighbors = charge > 0 ? [3 - charge] : [column - 1, column + 1]
  const corrections: readonly Correction[] = [
    ...neighbors.map((other): Correction => ({
      given: inColumn(other).join(', '),
      misconception: 'CH5',
      text:
        charge > 0
          ? `Group ${other} forms ions with the charge ${formatCharge(other)}. ${account}.`
          : other === 18
            ? `The noble gases of group 18 form no such ions. ${account}.`
            : `The atoms of group ${other} need ${counted(18 - other, 'electron')} to reach eight. ${account}.`,
    })),
    ...(charge > 0
      ? [
          {
            given: within
              .filter((one) => one.group === 1 || one.group === 2)
              .map(({ symbol }) => symbol)
              .join(', '),
            misconception: 'CH5' as const,
            text: `The two groups of the s block form different ions. ${account}.`,
          },
        ]
      : [
          {
            given: symbols.slice(0, 1).join(', '),
            misconception: null,
            text: `That one belongs, but others of its group do so as well. ${account}.`,
          },
        ]),
  ]
  return {
    type: 'table',
    key: { symbols },
    element: symbols[0] ?? 'Na',
    badge: null,
    stem: `Pick all ${group} of periods ${first} to ${last} whose atoms form ions with the charge ${shown}.`,
    answer: symbols.join(', '),
    corrections: corrections.filter(({ given }) => given !== ''),
    right: `${account}.`,
    see: { elements: symbols, article },
  }
})

/** Metals whose ions have the electrons of a noble gas, with all ionization energies needed. */
const ionized: readonly ElementSymbol[] = ['Li', 'Na', 'K', 'Be', 'Mg', 'Ca', 'Al']

/** The energy that removes several electrons one after the other. */
export const energyOfIons = production('ch-h23', 'number', 'reactivity-reasons', (random) => {
  const symbol = pick(random, ionized)
  const energies = ionizationEnergies(symbol)
    .map((energy) => Math.round(energy))
    .slice(0, 4)
  const start = integer(random, 0, energies.length - 2)
  const end = integer(random, start + 2, energies.length)
  const parts = energies.slice(start, end)
  const value = sum(parts)
  const last = parts.at(-1) ?? 0
  const [before, after] = [start, end].map((charge) =>
    charge === 0 ? symbol : formatIon(symbol, charge),
  )
  const account = `${parts.map((energy) => formatNumber(energy)).join(' + ')} = ${formatNumber(value)} kJ/mol`
  return typedNumber({
    element: symbol,
    stem: `The successive ionization energies of ${nameOf(symbol)} are ${listed(energies.map((energy) => formatNumber(energy)))} kJ/mol. How much energy turns ${before}(g) into ${after}(g)?`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol', 'MJ/mol'],
    tolerance: 0.0005,
    figures: null,
    wrong: [
      {
        value: last,
        misconception: 'PE6',
        why: `That is the last step alone. Each electron takes a step of its own: ${account}.`,
      },
      {
        value: sum(energies.slice(0, end)),
        misconception: 'PE6',
        why: `That begins with the neutral atom, but ${before} has already lost electrons. From there it takes ${account}.`,
      },
      {
        value: sum(energies),
        misconception: 'PE6',
        why: `That adds all energies that are given. For ${after} it takes ${account}.`,
      },
      {
        value: (parts[0] ?? 0) * parts.length,
        misconception: 'PE6',
        why: `That takes the same energy for each electron. Each further one is held more firmly: ${account}.`,
      },
      {
        value: -value,
        misconception: 'CH4',
        why: `Removing electrons costs energy and releases none. It takes ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the energy of the whole process',
        law(
          'Each electron costs the ionization energy of its step; steps that are done already cost nothing',
        ),
        calculated(
          'Energy',
          added(...parts.map((energy) => exact(energy))),
          exact(value, 'kJ/mol'),
        ),
      ),
    right: `Each step costs energy: ${account}.`,
    article,
  })
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The outer electrons of a noble gas. */
const OCTET = 8
