import {
  configurationOf,
  formatNobleGasForm,
  type Subshell,
} from '#chemistry/electrons/configurations.ts'
import {
  angularMomentum,
  countElectrons,
  type SubshellKind,
  subshellLetters,
} from '#chemistry/electrons/subshells.ts'
import { type Element, elements } from '#chemistry/elements/elements.ts'
import { pick, type Random } from '#quiz/random.ts'
import { choice, type Draft, template } from '#quiz/template.ts'
import { atAnyPlace } from '#quiz/templates/shared/even-places.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

import { regularElements } from './subshell-electrons.ts'

const article = 'electron-shells-and-orbitals'

/** Elements to xenon with full subshells only, so that every orbital holds two electrons. */
const fullSubshells = regularElements.filter(({ symbol, atomicNumber }) => {
  const subshells = configurationOf(symbol)
  const isFull = subshells.every(
    ({ l, electrons }) => electrons === 2 * (2 * angularMomentum(l) + 1),
  )
  return isFull && atomicNumber > 2 && atomicNumber <= 56
})

/** Elements from carbon to krypton whose ground state follows the filling order. */
const toKrypton = regularElements.filter(
  ({ atomicNumber }) => atomicNumber >= 6 && atomicNumber <= 36,
)

/** Counts the electrons of an atom that share a quantum number or a sum of two. */
export const electronsWithNumber = template('ec-h7', 'quantum-numbers', (random) =>
  random() < 0.5 ? withMagneticNumber(random) : withSumOfNumbers(random),
)

/** Each orbital has one value of mₗ, from −l to l. */
function withMagneticNumber(random: Random): Draft | null {
  const value = pick(random, [-2, -1, 0, 1, 2])
  const size = Math.abs(value)
  const items = fullSubshells.filter(({ symbol }) =>
    configurationOf(symbol).some(({ l }) => angularMomentum(l) >= size),
  )
  return atAnyPlace(random, items, ({ symbol, atomicNumber }) => {
    const subshells = configurationOf(symbol)
    const fitting = subshells.filter(({ l }) => angularMomentum(l) >= size)
    const same = subshells.filter(({ l }) => angularMomentum(l) === size)
    const answer = 2 * fitting.length
    const solution = `One orbital each of ${listed(fitting.map(subshellText))} has mₗ = ${signed(value)}, and each holds two electrons: ${answer}`
    return {
      element: symbol,
      stem: `How many electrons of an atom of ${nameOf(symbol)} (atomic number ${atomicNumber}) have the quantum number mₗ = ${signed(value)} in the ground state?`,
      answer,
      isRight: (count) => count === countByOrbitals(subshells, value),
      lures: [
        {
          value: countElectrons(same),
          misconception: 'EC7',
          why: `That counts all electrons with l = ${size}. ${solution}.`,
        },
        {
          value: fitting.length,
          misconception: 'EC16',
          why: `That counts the orbitals with mₗ = ${signed(value)}, of which each holds two electrons. ${solution}.`,
        },
        {
          value: 2 * same.length,
          misconception: null,
          why: `The value ${signed(value)} also occurs in subshells with a larger l. ${solution}.`,
        },
        {
          value: countElectrons(fitting),
          misconception: 'EC7',
          why: `That counts whole subshells, but only one of their orbitals has this value. ${solution}.`,
        },
        {
          value: 2,
          misconception: null,
          why: `Two electrons fit into one orbital, but several orbitals have this value. ${solution}.`,
        },
      ],
      fill: [-2, 2, -4, 4, 6, -6].map((step) => answer + step).filter((count) => count >= 0),
      miss: (count) => `${count} is not two for each subshell that has the value. ${solution}.`,
      solution: () =>
        solved(
          `the number of electrons with mₗ = ${signed(value)}`,
          known('Subshells that have such an orbital', listed(fitting.map(subshellText))),
          law(
            'Each subshell has one orbital for each mₗ from −l to +l, and an orbital holds two electrons',
          ),
          calculated('Electrons', multiplied(exact(fitting.length), exact(2)), exact(answer)),
        ),
      right: `${solution}.`,
      see: { article },
    }
  })
}

/** The sum n + l decides on the order in which subshells are filled. */
function withSumOfNumbers(random: Random): Draft | null {
  const sum = pick(random, [3, 4, 5])
  const items = toKrypton.filter(
    ({ symbol }) => configurationOf(symbol).filter((one) => sumOf(one) === sum).length > 1,
  )
  if (items.length === 0) return null
  return atAnyPlace(random, items, ({ symbol, atomicNumber, electronsPerShell }: Element) => {
    const subshells = configurationOf(symbol)
    const fitting = subshells.filter((one) => sumOf(one) === sum)
    const answer = countElectrons(fitting)
    const [first, last] = [fitting.at(0), fitting.at(-1)]
    const solution = `${formatNobleGasForm(subshells)}: n + l = ${sum} holds for ${listed(fitting.map(subshellText))}, with ${listed(fitting.map(({ electrons }) => electrons))} electrons, ${answer} together`
    return {
      element: symbol,
      stem: `How many electrons of ${nameOf(symbol)} (atomic number ${atomicNumber}) have quantum numbers with n + l = ${sum} in the ground state?`,
      answer,
      isRight: (count) => count === countBySum(subshells, sum),
      lures: [
        {
          value: electronsPerShell[sum - 1] ?? 0,
          misconception: 'EC7',
          why: `That counts the electrons with n = ${sum}. ${solution}.`,
        },
        {
          value: first?.electrons ?? 0,
          misconception: null,
          why: `That counts one of the two subshells alone. ${solution}.`,
        },
        {
          value: last?.electrons ?? 0,
          misconception: null,
          why: `That leaves out the subshell that is filled before. ${solution}.`,
        },
        {
          value: countElectrons(subshells.filter((one) => sumOf(one) === sum - 1)),
          misconception: 'EC20',
          why: `The values of l start at 0: s 0, p 1, d 2. ${solution}.`,
        },
        {
          value: countElectrons(subshells.filter((one) => sumOf(one) <= sum)),
          misconception: null,
          why: `That counts the smaller sums as well. ${solution}.`,
        },
      ],
      fill: [-1, 1, -2, 2, 3, 4, -3].map((step) => answer + step).filter((count) => count > 0),
      miss: (count) => `${count} does not come out of the subshells. ${solution}.`,
      solution: () =>
        solved(
          `the number of electrons with n + l = ${sum}`,
          known('Configuration', formatNobleGasForm(subshells)),
          law('l is 0 for s, 1 for p, 2 for d and 3 for f'),
          calculated(
            'Electrons',
            added(...fitting.map((one) => exact(one.electrons, `in ${subshellText(one)}`))),
            exact(answer),
          ),
        ),
      right: `${solution}.`,
      see: { article },
    }
  })
}

function sumOf({ n, l }: Subshell): number {
  return n + angularMomentum(l)
}

function subshellText({ n, l }: Subshell): string {
  return `${n}${l}`
}

function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}

/** Writes out every orbital of full subshells and counts two electrons for each that fits. */
function countByOrbitals(subshells: readonly Subshell[], value: number): number {
  const orbitals = subshells.flatMap(({ l }) => {
    const most = angularMomentum(l)
    return Array.from({ length: 2 * most + 1 }, (_, index) => index - most)
  })
  return 2 * orbitals.filter((orbital) => orbital === value).length
}

/** Adds up the electrons one by one. */
function countBySum(subshells: readonly Subshell[], sum: number): number {
  return subshells
    .flatMap((one) => Array.from({ length: one.electrons }, () => sumOf(one)))
    .filter((other) => other === sum).length
}

/** The subshells of the first five shells, with letters that exist. */
const places: readonly SubshellKind[] = [1, 2, 3, 4, 5].flatMap((n) =>
  subshellLetters.slice(0, n).map((l) => ({ n, l })),
)

/** From the numbers n and l to the subshell, or back. */
export const numbersOfSubshell = template('ec-m361', 'quantum-numbers', (random) => {
  const answer = pick(random, places)
  const { n, l } = answer
  const size = angularMomentum(l)
  const asksNumbers = random() < 0.5
  const shell = pick(random, [n - 1, n + 1])
  // Where l is counted from 1, its number is one too large, and the letter of a number one too early.
  const letter = subshellLetters.find(
    (other) => angularMomentum(other) === (asksNumbers ? size + 1 : size - 1),
  )
  if (letter === undefined) return null
  // Each wrong number comes with the right and with the wrong other one, so that no option is most like the rest.
  const others: readonly SubshellKind[] = [
    { n, l: letter },
    { n: shell, l },
    { n: shell, l: letter },
  ]
  if (others.some((place) => !places.some((one) => numbersText(one) === numbersText(place))))
    return null
  const first = elements.find(({ symbol }) =>
    configurationOf(symbol).some((one) => one.n === n && one.l === l),
  )
  if (first === undefined) return null
  return choice<SubshellKind>({
    element: first.symbol,
    badge: null,
    stem: asksNumbers
      ? `Which quantum numbers n and l do all electrons of a ${subshellName(answer)} subshell have?`
      : `Which subshell has electrons with the quantum numbers ${numbersText(answer)}?`,
    answer,
    isRight: (place) => place.n === n && 'spdf'.indexOf(place.l) === size,
    show: asksNumbers ? numbersText : subshellName,
    lures: others.map((place) => ({
      value: place,
      misconception: place.l === letter ? 'EC20' : null,
      why: `${subshellName(place)} has ${numbersText(place)}. The values of l begin with 0 for s, so ${subshellName(answer)} has ${numbersText(answer)}.`,
    })),
    right: `The number in front is n = ${n}, and the letter ${l} stands for l = ${size}: s 0, p 1, d 2, f 3.`,
    see: { article },
  })
})

function subshellName({ n, l }: SubshellKind): string {
  return `${n}${l}`
}

function numbersText({ n, l }: SubshellKind): string {
  return `n = ${n}, l = ${angularMomentum(l)}`
}
