import {
  aufbauConfiguration,
  aufbauExceptions,
  capacity,
  configurationOf,
  formatConfiguration,
  formatNobleGasForm,
  madelungOrder,
  nobleGasForm,
  parseConfiguration,
  type Subshell,
} from '#chemistry/configurations.ts'
import {
  type Element,
  element,
  elementBySymbol,
  elements,
  type ElementSymbol,
} from '#chemistry/elements.ts'
import { inShellOrder } from '#chemistry/subshells.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Draft, type Lure, type Template, worded } from '#quiz/template.ts'
import { nearby } from '#quiz/templates/even-places.ts'
import { counted } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { electronsIn, moved, withElectrons } from './rewritten.ts'

const category = 'electron-configuration'
const difficulty = 'medium'

/** Elements whose ground state follows the filling order. */
const regular = elements.filter(({ symbol }) => !aufbauExceptions.includes(symbol))

/** Elements to krypton with at least one p electron. */
const toKrypton = regular.filter(({ atomicNumber }) => atomicNumber >= 5 && atomicNumber <= 36)

export const groundState: Template = {
  id: 'ec-m1',
  version: 1,
  category,
  difficulty,
  skill: 'ground-state',
  fitsMatch: false,
  draw(random) {
    const entry = pick(random, toKrypton)
    const { symbol, name, atomicNumber } = entry
    const subshells = configurationOf(symbol)
    const neighbors = nearby(atomicNumber, 3)
      .map((count) => aufbauConfiguration(count))
      .filter(({ length }) => Math.abs(length - subshells.length) <= 1)
    return worded({
      element: symbol,
      stem: `What is the ground-state electron configuration of ${name.toLowerCase()}?`,
      answer: formatConfiguration(subshells),
      isRight: (value) => isGroundState(value, atomicNumber),
      lures: shuffle(random, fillingLures(entry, subshells)),
      fill: shuffle(random, neighbors).map(formatConfiguration),
      right: `${name} has ${atomicNumber} electrons. They fill ${fillingPath(atomicNumber)} in this order, written by shells: ${formatConfiguration(subshells)}.`,
      see: { article: 'electron-shells-and-orbitals' },
    })
  },
}

/** Whether a text is what the filling order gives for a number of electrons. */
function isGroundState(text: string, electrons: number): boolean {
  const parsed = parseConfiguration(text)
  return (
    parsed !== null &&
    formatConfiguration(parsed) === formatConfiguration(aufbauConfiguration(electrons))
  )
}

function fillingPath(electrons: number): string {
  const filled = aufbauConfiguration(electrons)
  return madelungOrder
    .filter((kind) => electronsIn(filled, kind) > 0)
    .map(({ n, l }) => `${n}${l}`)
    .join(', ')
}

function fillingLures(
  { name, block, period, atomicNumber }: Element,
  subshells: readonly Subshell[],
): Lure<string>[] {
  const right = formatConfiguration(subshells)
  if (period < 4) return [wholeShells(subshells), eightInP(atomicNumber)]
  const inner = { n: period - 1, l: 'd' } as const
  const outer = { n: period, l: 's' } as const
  const electrons = electronsIn(subshells, inner)
  const sElectrons = electronsIn(subshells, outer)
  const doubled = electrons + sElectrons
  return [
    ...(electrons > 0
      ? [
          {
            value: formatConfiguration(moved(subshells, inner, { n: period, l: 'd' })),
            misconception: 'EC2' as const,
            why: `In period ${period} the d subshell that fills is ${period - 1}d, one shell below the period. ${name} is ${right}.`,
          },
        ]
      : []),
    ...(doubled <= capacity('d')
      ? [
          {
            value: formatConfiguration(moved(subshells, outer, inner)),
            misconception: 'EC1' as const,
            why: `In a neutral atom the ${period}s subshell is filled before ${period - 1}d. ${name} is ${right}.`,
          },
        ]
      : []),
    ...(block === 'p'
      ? [
          {
            value: formatConfiguration(withElectrons(subshells, inner, 0)),
            misconception: 'EC1' as const,
            why: `Ten electrons are missing here: between calcium and gallium the ${period - 1}d subshell is filled. ${name} is ${right}.`,
          },
        ]
      : []),
    ...(block === 's' ? [wholeShells(subshells), eightInP(atomicNumber)] : []),
  ]
}

/** All electrons of a shell written as s electrons. */
function wholeShells(subshells: readonly Subshell[]): Lure<string> {
  const shells = [1, 2, 3, 4].flatMap((n) => {
    const electrons = subshells
      .filter((subshell) => subshell.n === n)
      .reduce((sum, subshell) => sum + subshell.electrons, 0)
    return electrons > 0 ? [{ n, l: 's' as const, electrons }] : []
  })
  return {
    value: formatConfiguration(shells),
    misconception: 'EC7',
    why: `An s subshell holds two electrons at most. The other electrons of each shell are in p: ${formatConfiguration(subshells)}.`,
  }
}

/** A p subshell filled with eight electrons. */
function eightInP(electrons: number): Lure<string> {
  const subshells: Subshell[] = []
  let left = electrons
  for (const { n, l } of madelungOrder) {
    const taken = Math.min(left, l === 'p' ? 8 : capacity(l))
    if (taken > 0) subshells.push({ n, l, electrons: taken })
    left -= taken
  }
  return {
    value: formatConfiguration(inShellOrder(subshells)),
    misconception: 'EC5',
    why: `A p subshell holds six electrons at most; only together with s does the shell reach eight. Right is ${formatConfiguration(aufbauConfiguration(electrons))}.`,
  }
}

/** Elements of periods 4 to 6 with a long configuration, without the f-block. */
export const beyondArgon = regular.filter(
  ({ atomicNumber, block }) => atomicNumber >= 19 && atomicNumber <= 86 && block !== 'f',
)

export const shortForm: Template = {
  id: 'ec-m2',
  version: 1,
  category,
  difficulty,
  skill: 'ground-state',
  fitsMatch: false,
  draw(random) {
    const entry = pick(random, beyondArgon)
    const { symbol, atomicNumber } = entry
    const subshells = configurationOf(symbol)
    const { core } = nobleGasForm(subshells)
    if (core === null) return null
    const answer = formatNobleGasForm(subshells)
    return questionOfShortForm(entry, core, {
      lures: shuffle(random, shortFormLures(entry, subshells, answer)),
      fill: shuffle(random, nearby(atomicNumber)).map((count) =>
        formatNobleGasForm(aufbauConfiguration(count)),
      ),
    })
  },
}

/** The question for the short form of an element, whose bracket is `core`, with these wrong options. */
export function questionOfShortForm(
  { symbol, name, atomicNumber, period }: Element,
  core: ElementSymbol,
  wrong: { readonly lures: readonly Lure<string>[]; readonly fill?: readonly string[] },
): Draft | null {
  const answer = formatNobleGasForm(configurationOf(symbol))
  const gas = element(core)
  const start = `[${core}] stands for the ${gas.atomicNumber} electrons of ${gas.name.toLowerCase()}`
  return worded({
    ...wrong,
    element: symbol,
    stem: `Which short form is the ground-state electron configuration of ${name.toLowerCase()} (atomic number ${atomicNumber})?`,
    answer,
    isRight: (value) => isGroundState(value, atomicNumber),
    right: `${start}. The other ${atomicNumber - gas.atomicNumber} fill ${outerPath(atomicNumber, period)}: ${answer}.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
}

function outerPath(electrons: number, period: number): string {
  const path = fillingPath(electrons).split(', ')
  return path.slice(path.indexOf(`${period}s`)).join(', ')
}

export function shortFormLures(
  { name, block, period }: Element,
  subshells: readonly Subshell[],
  answer: string,
): Lure<string>[] {
  const { core, outer } = nobleGasForm(subshells)
  const gas = elements.findIndex(({ symbol }) => symbol === core)
  const next = elements.slice(gas + 1).find(({ group }) => group === 18)
  const d = { n: period - 1, l: 'd' } as const
  const f = { n: period - 2, l: 'f' } as const
  const s = { n: period, l: 's' } as const
  const lures: Lure<string>[] = []
  if (next !== undefined && block !== 's') {
    lures.push({
      value: `[${next.symbol}] ${formatConfiguration(outer)}`,
      misconception: 'EC14',
      why: `${next.name} has ${next.atomicNumber} electrons and comes after ${name.toLowerCase()}. The bracket is the noble gas before it: ${answer}.`,
    })
  }
  if (electronsIn(outer, d) > 0) {
    lures.push({
      value: `[${core}] ${formatConfiguration(moved(outer, d, { n: period, l: 'd' }))}`,
      misconception: 'EC2',
      why: `The d subshell that fills in period ${period} is ${period - 1}d, one shell below. Right is ${answer}.`,
    })
  }
  if (electronsIn(outer, d) + electronsIn(outer, s) <= capacity('d')) {
    lures.push({
      value: `[${core}] ${formatConfiguration(moved(outer, s, d))}`,
      misconception: 'EC1',
      why: `In a neutral atom the ${period}s subshell is filled before ${period - 1}d. Right is ${answer}.`,
    })
  }
  if (block === 'p') {
    lures.push({
      value: `[${core}] ${formatConfiguration(withElectrons(outer, d, 0))}`,
      misconception: 'EC1',
      why: `The ten ${period - 1}d electrons, filled before the p-block of the period, are missing. Right is ${answer}.`,
    })
  }
  if (electronsIn(outer, f) > 0) {
    lures.push({
      value: `[${core}] ${formatConfiguration(withElectrons(outer, f, 0))}`,
      misconception: 'EC2',
      why: `The ${counted(electronsIn(outer, f), 'electron')} of ${period - 2}f are missing; the lanthanides come before ${name.toLowerCase()}. Right is ${answer}.`,
    })
  }
  return lures
}

/** Elements whose outermost subshell is p. */
const endingInP = regular.filter(
  ({ atomicNumber, block }) => block === 'p' && atomicNumber >= 5 && atomicNumber <= 83,
)

export const elementOfEnding: Template = {
  id: 'ec-m3',
  version: 1,
  category,
  difficulty,
  skill: 'ground-state',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, period, group } = pick(random, endingInP)
    const electrons = group - 12
    const ending = formatConfiguration([{ n: period, l: 'p', electrons }])
    const byCount = regular.filter(
      (other) => other.period === period && other.electronsPerShell.at(-1) === electrons,
    )
    const cousins = endingInP.filter((other) => other.group === group)
    const next = endingInP.filter((other) => other.period === period && other.symbol !== symbol)
    return whichElement(random, {
      stem: `The ground-state electron configuration of which element ends in ${ending}?`,
      answer: symbol,
      isRight: (value) => endingOf(value) === ending,
      lures: [
        ...shuffle(
          random,
          byCount.filter(({ block }) => block !== 'd'),
        )
          .slice(0, 1)
          .map((other): ElementLure => ({
            symbol: other.symbol,
            misconception: 'EC9',
            why: `${other.name} has ${counted(electrons, 'outer electron')} in all. With ${ending} there are two s electrons more: ${electrons + 2}, which makes ${name.toLowerCase()}.`,
          })),
        ...shuffle(random, cousins)
          .filter((other) => other.symbol !== symbol)
          .slice(0, 1)
          .map((other): ElementLure => ({
            symbol: other.symbol,
            misconception: 'EC2',
            why: `${other.name} ends in ${endingOf(other.symbol)}. The number of an outermost p subshell is the period, here ${period}: ${name.toLowerCase()}.`,
          })),
      ],
      fill: shuffle(random, next).map((other) => other.symbol),
      right: `${period}p is filled in period ${period}, and ${counted(electrons, 'p electron')} ${electrons === 1 ? 'stands' : 'stand'} for group ${group}: ${name.toLowerCase()}.`,
      see: { article: 'electron-shells-and-orbitals' },
    })
  },
}

function endingOf(symbol: string): string {
  const found = elementBySymbol(symbol)
  return formatConfiguration(aufbauConfiguration(found?.atomicNumber ?? 0).slice(-1))
}
