import {
  aufbauConfiguration,
  formatConfiguration,
  type SubshellKind,
} from '#chemistry/configurations.ts'
import { type Element, element, type ElementSymbol } from '#chemistry/elements.ts'
import { angularMomentum } from '#chemistry/subshells.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { counted } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { lureIf } from './lure-if.ts'
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
          misconception: 'EC9',
          why: `${other.name} has ${counted(electrons, 'outer electron')} in all. With ${ending} there are two s electrons more: ${electrons + 2}, which makes ${lowerName}.`,
        })),
      ...shuffle(random, cousins)
        .filter((other) => other.symbol !== symbol)
        .slice(0, 1)
        .map((other): ElementLure => ({
          symbol: other.symbol,
          misconception: 'EC2',
          why: `${other.name} ends in ${endingOf(other.symbol)}. The number of an outermost p subshell is the period, here ${period}: ${lowerName}.`,
        })),
    ],
    fill: shuffle(random, next).map((other) => other.symbol),
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

/** Asks for the quantum numbers of the electron that is filled in last. */
export const lastElectron = template('ec-h4', 'quantum-numbers', (random) => {
  const entry = pick(random, lithiumToKrypton)
  const { symbol, name, atomicNumber } = entry
  const last = filledSubshells(atomicNumber).at(-1)
  if (last === undefined) return null
  const { n } = last
  const l = angularMomentum(last.l)
  const byTable = numbersByTable(entry)
  return choice<QuantumNumbers>({
    element: symbol,
    stem: `By the filling order, which quantum numbers does the last electron of ${name.toLowerCase()} (atomic number ${atomicNumber}) get?`,
    answer: { n, l },
    isRight: (numbers) => numbers.n === byTable.n && numbers.l === byTable.l,
    show: numbersText,
    lures: shuffle(random, lastElectronLures(entry, last)),
    fill: shuffle(random, [
      { n: n + 1, l },
      { n: n - 1, l },
      { n: n + 1, l: l + 1 },
    ]).filter((numbers) => numbers.n > 0),
    right: `${name}: the last electron goes into ${n}${last.l}, so ${numbersText({ n, l })}. The number n is the shell; l is 0 for s, 1 for p, 2 for d.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

function lastElectronLures(
  { name, block, period }: Element,
  { n, l: letter }: SubshellKind,
): readonly Lure<QuantumNumbers>[] {
  const l = angularMomentum(letter)
  const solution = `In ${name.toLowerCase()} the last electron goes into ${n}${letter}, so ${numbersText({ n, l })}.`
  return [
    ...lureIf(block === 'd', {
      value: { n: period, l },
      misconception: 'EC2',
      why: `The d subshell that fills in period ${period} is ${n}d, one shell below. ${solution}`,
    }),
    ...lureIf(block === 'd', {
      value: { n: period, l: 0 },
      misconception: 'EC1',
      why: `${period}s is further out, but it is filled before ${n}d. ${solution}`,
    }),
    {
      value: { n, l: l + 1 },
      misconception: 'EC7',
      why: `The values of l start at 0: s 0, p 1, d 2. ${solution}`,
    },
    ...lureIf(block === 'p', {
      value: { n, l: 0 },
      misconception: 'EC7',
      why: `That is ${n}s, which is full already. ${solution}`,
    }),
    ...lureIf(period === 4 && block !== 'd', {
      value: { n: 3, l: 2 },
      misconception: 'EC1',
      why: `That is 3d, which is filled from scandium to zinc. ${solution}`,
    }),
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
