import {
  configurationOf,
  electronsWithLetter,
  formatNobleGasForm,
  nobleGasForm,
  type SubshellLetter,
  unpairedElectrons,
  valenceElectrons,
} from '#chemistry/electrons/configurations.ts'
import { orbitalCount } from '#chemistry/electrons/subshells.ts'
import { type Element, elements } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { template } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/shared/even-places.ts'
import { counted, listed } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated } from '#quiz/worked/solutions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import { lureIf } from './lure-if.ts'
import { regularElements } from './subshell-electrons.ts'

/** Elements to krypton whose ground state follows the filling order. */
const toKrypton = regularElements.filter(({ atomicNumber }) => atomicNumber <= 36)

/** Asks for the number of unpaired electrons of an atom. */
export const unpairedInAtom = template('ec-m5', 'unpaired-electrons', (random) =>
  atAnyPlace(random, toKrypton, ({ symbol, name, atomicNumber }) => {
    const subshells = configurationOf(symbol)
    const answer = unpairedElectrons(subshells)
    const open = nobleGasForm(subshells).outer.find(
      ({ l, electrons }) => electrons < 2 * orbitalCount(l),
    )
    const last = open ?? subshells.at(-1) ?? { n: 1, l: 's', electrons: 0 }
    const orbitals = orbitalCount(last.l)
    const subshell = `${last.n}${last.l}`
    const held = `${subshell} holds ${counted(last.electrons, 'electron')} in ${counted(orbitals, 'orbital')}`
    const outer = valenceElectrons(symbol)
    const solution = `${name} is ${formatNobleGasForm(subshells)}, which leaves ${answer} unpaired.`
    return {
      element: symbol,
      stem: `How many unpaired electrons does an atom of ${name.toLowerCase()} (atomic number ${atomicNumber}) have in its ground state?`,
      answer,
      isRight: (count) => count === unpairedByBoxes(last.electrons, orbitals),
      lures: [
        {
          value: last.electrons % 2,
          misconception: 'EC6',
          why: `Electrons do not pair up as long as an orbital of the same energy is empty. ${solution}`,
        },
        {
          value: last.electrons,
          misconception: 'EC17',
          why: `${held}, so at least two of them form a pair. ${solution}`,
        },
        ...lureIf(outer !== null, {
          value: outer ?? 0,
          misconception: 'EC17',
          why: `${outer} is the number of outer electrons, paired ones included. ${solution}`,
        }),
        {
          value: orbitals,
          misconception: null,
          why: `${orbitals} is the number of ${subshell} orbitals, not of unpaired electrons. ${solution}`,
        },
      ],
      fill: nearby(answer),
      miss: (count) =>
        `${counted(count, 'unpaired electron')} would need another filling of ${subshell}. ${solution}`,
      solution: () =>
        solved(
          'the number of unpaired electrons',
          lookup('Write down the configuration and draw its last subshell as boxes'),
          known('Configuration', formatNobleGasForm(subshells)),
          law('Each orbital of a subshell takes one electron before any takes a second'),
          calculated(
            `Unpaired electrons in the ${counted(orbitals, 'orbital')} of ${subshell}`,
            last.electrons > orbitals
              ? less(multiplied(exact(2), exact(orbitals)), exact(last.electrons))
              : exact(last.electrons),
            exact(answer),
          ),
        ),
      right: `${name} is ${formatNobleGasForm(subshells)}. ${held}; each orbital takes one electron before any takes a second. Unpaired: ${answer}.`,
      see: { article: 'electron-shells-and-orbitals' },
    }
  }),
)

/** Puts electrons into boxes one by one, each box once before any is filled twice. */
function unpairedByBoxes(electrons: number, boxes: number): number {
  return Array.from({ length: boxes }, (_, box) => box).filter(
    (box) => box < electrons && box + boxes >= electrons,
  ).length
}

/** Asks for the number of electrons in all subshells of one letter. */
export const electronsInLetter = template('ec-m8', 'ground-state', (random) => {
  // Twice as often p, of which there are most different answers.
  const letter = pick<SubshellLetter>(random, ['s', 'p', 'p', 'd'])
  const items = toKrypton.filter(
    ({ symbol, atomicNumber }) =>
      atomicNumber >= 5 && electronsWithLetter(configurationOf(symbol), letter) > 2,
  )
  return atAnyPlace(random, items, ({ symbol, name, atomicNumber, electronsPerShell }) => {
    const subshells = configurationOf(symbol)
    const ofLetter = subshells.filter(({ l }) => l === letter)
    const answer = electronsWithLetter(subshells, letter)
    const outermost = ofLetter.at(-1) ?? { n: 1, electrons: 0 }
    const orbitals = ofLetter.reduce(
      (sum, { electrons }) => sum + Math.min(electrons, orbitalCount(letter)),
      0,
    )
    const wholeShells = ofLetter.reduce((sum, { n }) => sum + (electronsPerShell[n - 1] ?? 0), 0)
    const terms = listed(ofLetter.map(({ n, electrons }) => `${n}${letter} ${electrons}`))
    const solution =
      ofLetter.length > 1
        ? `${terms} make ${answer}`
        : `${outermost.n}${letter} alone holds ${letter} electrons, ${answer}`
    return {
      element: symbol,
      stem: `How many electrons of an atom of ${name.toLowerCase()} (atomic number ${atomicNumber}) are in ${letter} orbitals?`,
      answer,
      isRight: (count) => count === countByBlock(atomicNumber, letter),
      lures: [
        {
          value: outermost.electrons,
          misconception: null,
          why: `${outermost.electrons} is the number in ${outermost.n}${letter} alone. All ${letter} subshells count: ${solution}.`,
        },
        {
          value: wholeShells,
          misconception: 'EC7',
          why: `${wholeShells} counts whole shells. Only the ${letter} subshells are asked: ${solution}.`,
        },
        {
          value: orbitals,
          misconception: 'EC16',
          why: `${orbitals} is the number of ${letter} orbitals in use, not of their electrons. Counted by electrons, ${solution}.`,
        },
        {
          value: atomicNumber - answer,
          misconception: null,
          why: `${atomicNumber - answer} is the number of electrons in all other subshells. In ${letter} orbitals: ${solution}.`,
        },
      ],
      fill: [-2, 2, -1, 1, -4, 4, 6].map((step) => answer + step).filter((count) => count > 0),
      miss: (count) =>
        `${count} does not come out of the subshells. Counted by subshell, ${solution}.`,
      solution: () =>
        solved(
          `the number of electrons in ${letter} orbitals`,
          lookup('Write down the configuration of all electrons, subshell by subshell'),
          known('Configuration', formatNobleGasForm(subshells)),
          law(`All subshells with the letter ${letter} count, those of the noble gas too`),
          calculated(
            'Electrons',
            added(...ofLetter.map(({ n, electrons }) => exact(electrons, `in ${n}${letter}`))),
            exact(answer),
          ),
        ),
      right: `By subshell: ${solution}.`,
      see: { article: 'electron-shells-and-orbitals' },
    }
  })
})

/** Steps through the table to an element and counts those of one block: regular elements only. */
function countByBlock(atomicNumber: number, letter: SubshellLetter): number {
  return elements.slice(0, atomicNumber).filter(({ block }) => block === letter).length
}

/** Asks for the atom with the most unpaired electrons of four. */
export const mostUnpaired = template('ec-h6', 'unpaired-electrons', (random) => {
  const four = sample(random, toKrypton.slice(2), 4).toSorted(
    (a, b) => unpairedOf(b) - unpairedOf(a),
  )
  const [first, second, ...others] = four
  if (first === undefined || second === undefined) return null
  if (unpairedOf(first) === unpairedOf(second) || unpairedOf(first) < 2) return null
  if (four.filter((entry) => unpairedOf(entry) === 0).length > 1) return null
  const ideaOf = (other: Element) =>
    inLastSubshell(other) > inLastSubshell(first)
      ? 'EC17'
      : pairedFirst(other) > pairedFirst(first)
        ? 'EC6'
        : null
  if (four.every((other) => ideaOf(other) === null)) return null
  const best = `${first.name} (${formatNobleGasForm(configurationOf(first.symbol))}) has ${unpairedOf(first)}.`
  return whichElement({
    stem: 'Which of these atoms has the most unpaired electrons in its ground state?',
    answer: first.symbol,
    isRight: (value) => {
      const found = four.find(({ symbol }) => symbol === value)
      return found !== undefined && boxesHalfFull(found) === boxesHalfFull(first)
    },
    lures: [second, ...others].map((other) => ({
      symbol: other.symbol,
      misconception: ideaOf(other),
      why: `${other.name} is ${formatNobleGasForm(configurationOf(other.symbol))} with ${counted(unpairedOf(other), 'unpaired electron')}; two in one orbital form a pair. ${best}`,
    })),
    solution: () =>
      workedComparison(
        'the atom with the most unpaired electrons',
        'Each orbital of a subshell takes one electron before any takes a second',
        four.map((entry) => [
          entry.name,
          `${formatNobleGasForm(configurationOf(entry.symbol))}, ${unpairedOf(entry)} unpaired`,
        ]),
        first.name,
      ),
    right: `${best} None of the others has more than ${unpairedOf(second)}.`,
    see: { elements: [first.symbol], article: 'electron-shells-and-orbitals' },
  })
})

/** Electrons of the subshell that is not full, or of the outermost one. */
function inLastSubshell({ symbol }: Element): number {
  const { outer } = nobleGasForm(configurationOf(symbol))
  const open = outer.find(({ l, electrons }) => electrons < 2 * orbitalCount(l))
  return (open ?? outer.at(-1))?.electrons ?? 0
}

/** Unpaired electrons if every orbital were filled with two before the next one gets any. */
function pairedFirst({ symbol }: Element): number {
  return configurationOf(symbol).filter(({ electrons }) => electrons % 2 === 1).length
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
