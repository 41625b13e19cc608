import {
  aufbauConfiguration,
  formatConfiguration,
  type SubshellKind,
} from '#chemistry/electrons/configurations.ts'
import { angularMomentum } from '#chemistry/electrons/subshells.ts'
import { type Element, element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { counted, listed } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'
import { solved, known, law, outcome } from '#quiz/worked/solutions.ts'

import { filledSubshells, regularElements } from './subshell-electrons.ts'

/** Elements whose outermost subshell is p. */
const endingInP = regularElements.filter(
  ({ block, atomicNumber }) => block === 'p' && atomicNumber >= 5 && atomicNumber <= 83,
)

/** Asks for the element whose configuration ends in a given p subshell. */
export const elementOfEnding = template('ec-m3', 'ground-state', (random) => {
  const { symbol, name, period, group } = pick(random, endingInP)
  const lowerName = name.toLowerCase()
  const electrons = group - 12
  const ending = formatConfiguration([{ n: period, l: 'p', electrons }])
  const byCount = regularElements.filter(
    (other) =>
      other.period === period &&
      other.block !== 'd' &&
      other.electronsPerShell.at(-1) === electrons,
  )
  const cousins = endingInP.filter((other) => other.group === group)
  const next = endingInP.filter((other) => other.period === period && other.symbol !== symbol)
  return whichElement({
    stem: `The ground-state electron configuration of which element ends in ${ending}?`,
    answer: symbol,
    isRight: (value) => endingOf(value) === ending,
    lures: [
      ...shuffle(random, byCount)
        .slice(0, 1)
        .map((other): ElementLure => ({
          symbol: other.symbol,
          misconception: 'EC7',
          why: `${other.name} has ${counted(electrons, 'outer electron')} in all. With ${ending} there are two s electrons more: ${electrons + 2}, which makes ${lowerName}.`,
        })),
      ...shuffle(random, cousins)
        .filter((other) => other.symbol !== symbol)
        .slice(0, 1)
        .map((other): ElementLure => ({
          symbol: other.symbol,
          misconception: 'EC18',
          why: `${other.name} ends in ${endingOf(other.symbol)}. The number of an outermost p subshell is the period, here ${period}: ${lowerName}.`,
        })),
    ],
    fill: shuffle(random, next).map((other) => other.symbol),
    miss: (other) =>
      `${element(other).name} ends in ${endingOf(other)}. In period ${period}, ${ending} belongs to ${lowerName}.`,
    right: `${period}p is filled in period ${period}, and ${counted(electrons, 'p electron')} ${electrons === 1 ? 'stands' : 'stand'} for group ${group}: ${lowerName}.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

/** The last subshell, written by shells, of an element that follows the filling order. */
function endingOf(symbol: ElementSymbol): string {
  return formatConfiguration(aufbauConfiguration(element(symbol).atomicNumber).slice(-1))
}

/** The principal quantum number and that of the angular momentum. */
type QuantumNumbers = { readonly n: number; readonly l: number }

/** Elements from lithium to krypton whose ground state follows the filling order. */
const lithiumToKrypton = regularElements.filter(
  ({ atomicNumber }) => atomicNumber >= 3 && atomicNumber <= 36,
)

/**
 * Asks for the quantum numbers of the electron that is filled in last. A wrong n and a wrong l are each
 * offered with the right and with the wrong other number.
 */
export const lastElectron = template('ec-m571', 'quantum-numbers', (random) => {
  const entry = pick(random, lithiumToKrypton)
  const { symbol, name, atomicNumber } = entry
  const last = filledSubshells(atomicNumber).at(-1)
  if (last === undefined) return null
  const { n } = last
  const l = angularMomentum(last.l)
  const byTable = numbersByTable(entry)
  const solution = `In ${name.toLowerCase()} the last electron goes into ${n}${last.l}, so ${numbersText({ n, l })}.`
  const wrongN = pick(random, wrongShells(entry, last))
  const wrongL = pick(random, wrongMomenta(entry, last))
  return choice<QuantumNumbers>({
    element: symbol,
    stem: `By the filling order, which quantum numbers does the last electron of ${name.toLowerCase()} (atomic number ${atomicNumber}) get?`,
    answer: { n, l },
    isRight: (numbers) => numbers.n === byTable.n && numbers.l === byTable.l,
    show: numbersText,
    lures: [
      {
        value: { n: wrongN.number, l },
        misconception: wrongN.misconception,
        why: `${wrongN.why} ${solution}`,
      },
      {
        value: { n, l: wrongL.number },
        misconception: wrongL.misconception,
        why: `${wrongL.why} ${solution}`,
      },
      {
        value: { n: wrongN.number, l: wrongL.number },
        misconception: wrongL.misconception,
        why: `${wrongN.why} ${wrongL.why}`,
      },
    ],
    solution: () =>
      solved(
        'n and l of the last electron',
        known(
          'Subshells in the order of filling',
          listed(filledSubshells(atomicNumber).map((one) => `${one.n}${one.l}`)),
        ),
        law('n is the number of the shell; l is 0 for s, 1 for p and 2 for d'),
        known('Last subshell', `${n}${last.l}`),
        outcome(numbersText({ n, l })),
      ),
    right: `${name}: the last electron goes into ${n}${last.l}, so ${numbersText({ n, l })}. The number n is the shell; l is 0 for s, 1 for p, 2 for d.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

/** A wrong quantum number and the mistake that leads to it. */
type WrongNumber = {
  readonly number: number
  readonly misconception: MisconceptionId | null
  readonly why: string
}

function wrongShells({ block, period }: Element, { n, l }: SubshellKind): readonly WrongNumber[] {
  if (block === 'd') {
    return [
      {
        number: period,
        misconception: 'EC2',
        why: `The d subshell that fills in period ${period} is ${n}d, one shell below.`,
      },
    ]
  }
  return [
    {
      number: n + 1,
      misconception: null,
      why: `The number n is that of the shell, which is the period here: ${n}.`,
    },
    {
      number: n - 1,
      misconception: null,
      why: `In period ${period} the ${l} electrons go into shell ${n}.`,
    },
  ]
}

function wrongMomenta(
  { block, period }: Element,
  { n, l: letter }: SubshellKind,
): readonly WrongNumber[] {
  const l = angularMomentum(letter)
  const fromOne: WrongNumber = {
    number: l + 1,
    misconception: 'EC20',
    why: `The values of l start at 0: s 0, p 1, d 2, so l is ${l}.`,
  }
  if (block !== 'd') return [fromOne]
  return [
    fromOne,
    {
      number: 0,
      misconception: 'EC1',
      why: `An s subshell, with l = 0, is full already: ${period}s comes before ${n}${letter}.`,
    },
  ]
}

function numbersText({ n, l }: QuantumNumbers): string {
  return `n = ${n}, l = ${l}`
}

/** The quantum numbers by period and block of the element. */
function numbersByTable({ period, block }: Element): QuantumNumbers {
  const steps = {
    s: { below: 0, l: 0 },
    p: { below: 0, l: 1 },
    d: { below: 1, l: 2 },
    f: { below: 2, l: 3 },
  } as const
  const { below, l } = steps[block]
  return { n: period - below, l }
}
