import {
  aufbauConfiguration,
  aufbauExceptions,
  configurationOf,
  formatConfiguration,
  formatNobleGasForm,
  madelungOrder,
  nobleGasForm,
  parseConfiguration,
  type Subshell,
  unpairedElectrons,
} from '#chemistry/configurations.ts'
import { type Element, elements } from '#chemistry/elements.ts'
import { angularMomentum, countElectrons } from '#chemistry/subshells.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { capitalized, counted } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { electronsIn, withElectrons } from './rewritten.ts'

const category = 'electron-configuration'
const difficulty = 'hard'

/** Elements to krypton whose ground state follows the filling order. */
const regular = elements.filter(
  ({ symbol, atomicNumber }) => atomicNumber <= 36 && !aufbauExceptions.includes(symbol),
)

export const lastElectron: Template = {
  id: 'ec-h4',
  version: 1,
  category,
  difficulty,
  skill: 'quantum-numbers',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, atomicNumber, block, period } = pick(random, regular.slice(2))
    const { n, l } = lastSubshell(atomicNumber)
    const number = angularMomentum(l)
    const answer = numbersText(n, number)
    const solution = `the last electron goes into ${n}${l}, so ${answer}`
    const lures: Lure<string>[] = [
      {
        value: numbersText(n, number + 1),
        misconception: 'EC7',
        why: `The values of l start at 0: s 0, p 1, d 2. In ${name.toLowerCase()} ${solution}.`,
      },
    ]
    if (block === 'd') {
      lures.unshift(
        {
          value: numbersText(period, number),
          misconception: 'EC2',
          why: `The d subshell that fills in period ${period} is ${n}d, one shell below. In ${name.toLowerCase()} ${solution}.`,
        },
        {
          value: numbersText(period, 0),
          misconception: 'EC1',
          why: `${period}s is further out, but it is filled before ${n}d. In ${name.toLowerCase()} ${solution}.`,
        },
      )
    }
    if (block === 'p') {
      lures.push({
        value: numbersText(n, 0),
        misconception: 'EC7',
        why: `That is ${n}s, which is full already. In ${name.toLowerCase()} ${solution}.`,
      })
    }
    if (period === 4 && block !== 'd') {
      lures.push({
        value: numbersText(3, 2),
        misconception: 'EC1',
        why: `That is 3d, which is filled from scandium to zinc. In ${name.toLowerCase()} ${solution}.`,
      })
    }
    return worded({
      element: symbol,
      stem: `By the filling order, which quantum numbers does the last electron of ${name.toLowerCase()} (atomic number ${atomicNumber}) get?`,
      answer,
      isRight: (value) => value === numbersByTable(atomicNumber),
      lures: shuffle(random, lures),
      fill: shuffle(random, [
        numbersText(n + 1, number),
        numbersText(n - 1, number),
        numbersText(n + 1, number + 1),
      ]).filter((text) => !text.startsWith('n = 0')),
      right: `${name}: ${solution}. The number n is the shell; l is 0 for s, 1 for p, 2 for d.`,
      see: { article: 'electron-shells-and-orbitals' },
    })
  },
}

function numbersText(n: number, l: number): string {
  return `n = ${n}, l = ${l}`
}

/** The subshell that the filling order comes to. */
function lastSubshell(electrons: number): { readonly n: number; readonly l: Subshell['l'] } {
  const filled = aufbauConfiguration(electrons)
  const order = madelungOrder.filter((kind) => electronsIn(filled, kind) > 0)
  return order.at(-1) ?? { n: 1, l: 's' }
}

/** The same by period and block of the element. */
function numbersByTable(atomicNumber: number): string {
  const found = elements[atomicNumber - 1]
  const steps = { s: [0, 0], p: [0, 1], d: [1, 2], f: [2, 3] } as const
  const [below, l] = steps[found?.block ?? 's']
  return numbersText((found?.period ?? 0) - below, l)
}

export const excitedAtom: Template = {
  id: 'ec-h5',
  version: 1,
  category,
  difficulty,
  skill: 'ground-state',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, atomicNumber } = pick(random, elements.slice(2, 20))
    const ground = configurationOf(symbol)
    const last = ground.at(-1) ?? { n: 1, l: 's' as const, electrons: 0 }
    const rest = withElectrons(ground, last, last.electrons - 1)
    const target =
      last.l === 's' ? ({ n: last.n, l: 'p' } as const) : ({ n: last.n + 1, l: 's' } as const)
    const answer = formatConfiguration(withElectrons(rest, target, electronsIn(rest, target) + 1))
    const step = `an electron of ${last.n}${last.l} is in ${target.n}${target.l} instead`
    const solution = `In ${answer} ${step}, and all ${atomicNumber} are there.`
    const impossible = formatConfiguration(withElectrons(rest, { n: 2, l: 'd' }, 1))
    return worded({
      element: symbol,
      stem: `Which configuration belongs to an excited, but neutral atom of ${name.toLowerCase()} (atomic number ${atomicNumber})?`,
      answer,
      isRight: (value) => isExcited(value, atomicNumber),
      lures: [
        {
          value: formatConfiguration(ground),
          misconception: 'EC13',
          why: `That is the ground state: each electron is as low as possible. ${solution}`,
        },
        ...shuffle<Lure<string>>(random, [
          {
            value: formatConfiguration(rest),
            misconception: 'EC13',
            why: `That has ${counted(atomicNumber - 1, 'electron')}: it is an ion, not an excited atom. ${solution}`,
          },
          {
            value: formatConfiguration(aufbauConfiguration(atomicNumber + 1)),
            misconception: 'EC13',
            why: `That has ${atomicNumber + 1} electrons: it is a negative ion, not an excited atom. ${solution}`,
          },
          {
            value: impossible,
            misconception: 'EC7',
            why: `There is no 2d subshell: the second shell consists of 2s and 2p. ${solution}`,
          },
        ]),
      ],
      right: `${capitalized(step)}: ${answer}. The number of electrons stays ${atomicNumber}.`,
      see: { article: 'electron-shells-and-orbitals' },
    })
  },
}

/** A possible configuration with the right number of electrons that is not the lowest one. */
function isExcited(text: string, electrons: number): boolean {
  const parsed = parseConfiguration(text)
  return (
    parsed !== null &&
    countElectrons(parsed) === electrons &&
    formatConfiguration(parsed) !== formatConfiguration(aufbauConfiguration(electrons))
  )
}

export const mostUnpaired: Template = {
  id: 'ec-h6',
  version: 1,
  category,
  difficulty,
  skill: 'unpaired-electrons',
  fitsMatch: false,
  draw(random) {
    const four = sample(random, regular.slice(2), 4).toSorted(
      (a, b) => unpairedOf(b) - unpairedOf(a),
    )
    const [first, second, ...others] = four
    if (first === undefined || second === undefined) return null
    if (unpairedOf(first) === unpairedOf(second) || unpairedOf(first) < 2) return null
    if (four.filter((entry) => unpairedOf(entry) === 0).length > 1) return null
    const best = `${first.name} (${formatNobleGasForm(configurationOf(first.symbol))}) has ${unpairedOf(first)}.`
    return whichElement(random, {
      stem: 'Which of these atoms has the most unpaired electrons in its ground state?',
      answer: first.symbol,
      isRight: (value) => {
        const found = four.find(({ symbol }) => symbol === value)
        return found !== undefined && boxesHalfFull(found) === boxesHalfFull(first)
      },
      lures: [second, ...others].map((other) => ({
        symbol: other.symbol,
        misconception: 'EC6',
        why: `${other.name} is ${formatNobleGasForm(configurationOf(other.symbol))} with ${counted(unpairedOf(other), 'unpaired electron')}; two in one orbital form a pair. ${best}`,
      })),
      right: `${best} ${unpairedOf(second) === 0 ? 'The others have none.' : `None of the others has more than ${unpairedOf(second)}.`}`,
      see: { elements: [first.symbol], article: 'electron-shells-and-orbitals' },
    })
  },
}

function unpairedOf({ symbol }: Element): number {
  return unpairedElectrons(configurationOf(symbol))
}

/** Unpaired electrons by the place in the block: up to the middle they rise, then they fall. */
function boxesHalfFull({ symbol }: Element): number {
  const { outer } = nobleGasForm(configurationOf(symbol))
  const widths = { s: 1, p: 3, d: 5, f: 7 }
  return outer.reduce(
    (sum, { l, electrons }) => sum + widths[l] - Math.abs(electrons - widths[l]),
    0,
  )
}
