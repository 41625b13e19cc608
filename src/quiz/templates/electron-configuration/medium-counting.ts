import {
  aufbauExceptions,
  configurationOf,
  electronsWithLetter,
  formatNobleGasForm,
  nobleGasForm,
  type SubshellLetter,
  unpairedElectrons,
  valenceElectrons,
} from '#chemistry/configurations.ts'
import { elements } from '#chemistry/elements.ts'
import { orbitalCount } from '#chemistry/subshells.ts'
import { pick } from '#quiz/random.ts'
import type { Lure, Template } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/even-places.ts'
import { counted, listed } from '#quiz/templates/names.ts'

const category = 'electron-configuration'
const difficulty = 'medium'

/** Elements to krypton whose ground state follows the filling order. */
const regular = elements.filter(
  ({ symbol, atomicNumber }) => atomicNumber <= 36 && !aufbauExceptions.includes(symbol),
)

export const unpairedOf: Template = {
  id: 'ec-m5',
  version: 1,
  category,
  difficulty,
  skill: 'unpaired-electrons',
  fitsMatch: false,
  draw(random) {
    return atAnyPlace(random, regular, ({ symbol, name, atomicNumber }) => {
      const subshells = configurationOf(symbol)
      const answer = unpairedElectrons(subshells)
      const open = nobleGasForm(subshells).outer.find(
        ({ l, electrons }) => electrons < 2 * orbitalCount(l),
      )
      const last = open ?? subshells.at(-1) ?? { n: 1, l: 's' as const, electrons: 0 }
      const subshell = `${last.n}${last.l}`
      const held = `${subshell} holds ${counted(last.electrons, 'electron')} in ${counted(orbitalCount(last.l), 'orbital')}`
      const outer = valenceElectrons(symbol)
      const solution = `${name} is ${formatNobleGasForm(subshells)}, which leaves ${answer} unpaired.`
      const lures: Lure<number>[] = [
        {
          value: last.electrons % 2,
          misconception: 'EC6',
          why: `Electrons do not pair up as long as an orbital of the same energy is empty. ${solution}`,
        },
        {
          value: last.electrons,
          misconception: 'EC7',
          why: `${held}, so some of them are paired. ${solution}`,
        },
        ...(outer === null
          ? []
          : [
              {
                value: outer,
                misconception: 'EC9' as const,
                why: `${outer} is the number of outer electrons, paired ones included. ${solution}`,
              },
            ]),
        {
          value: orbitalCount(last.l),
          misconception: 'EC7',
          why: `${orbitalCount(last.l)} is the number of ${subshell} orbitals, not of unpaired electrons. ${solution}`,
        },
      ]
      return {
        element: symbol,
        stem: `How many unpaired electrons does an atom of ${name.toLowerCase()} (atomic number ${atomicNumber}) have in its ground state?`,
        answer,
        isRight: (count) => count === unpairedByBoxes(last.electrons, orbitalCount(last.l)),
        lures,
        fill: nearby(answer),
        right: `${name} is ${formatNobleGasForm(subshells)}. ${held}; each orbital takes one electron before any takes a second. Unpaired: ${answer}.`,
        see: { article: 'electron-shells-and-orbitals' },
      }
    })
  },
}

/** Puts electrons into boxes one by one, each box once before any is filled twice. */
function unpairedByBoxes(electrons: number, boxes: number): number {
  return Array.from({ length: boxes }, (_, box) => box).filter(
    (box) => box < electrons && box + boxes >= electrons,
  ).length
}

/** An element and a kind of subshell that it has electrons in. */
const lettered = regular
  .filter(({ atomicNumber }) => atomicNumber >= 5)
  .flatMap((entry) =>
    (['s', 'p', 'd'] as const)
      .filter((letter) => electronsWithLetter(configurationOf(entry.symbol), letter) > 2)
      .map((letter) => ({ ...entry, letter })),
  )

export const electronsInLetter: Template = {
  id: 'ec-m8',
  version: 1,
  category,
  difficulty,
  skill: 'ground-state',
  fitsMatch: false,
  draw(random) {
    const letters: SubshellLetter[] = ['s', 'p', 'p', 'd']
    const letter = pick(random, letters)
    const items = lettered.filter((item) => item.letter === letter)
    return atAnyPlace(random, items, ({ symbol, name, atomicNumber, electronsPerShell }) => {
      const subshells = configurationOf(symbol)
      const ofLetter = subshells.filter(({ l }) => l === letter)
      const answer = electronsWithLetter(subshells, letter)
      const outermost = ofLetter.at(-1) ?? { n: 1, l: letter, electrons: 0 }
      const orbitals = ofLetter.reduce(
        (sum, { electrons }) => sum + Math.min(electrons, orbitalCount(letter)),
        0,
      )
      const wholeShells = ofLetter.reduce((sum, { n }) => sum + (electronsPerShell[n - 1] ?? 0), 0)
      const sum = listed(ofLetter.map(({ n, electrons }) => `${n}${letter} ${electrons}`))
      const solution =
        ofLetter.length > 1
          ? `${sum} make ${answer}`
          : `${outermost.n}${letter} alone holds ${letter} electrons, ${answer}`
      const lures: Lure<number>[] = [
        {
          value: outermost.electrons,
          misconception: 'EC7',
          why: `${outermost.electrons} is the number in ${outermost.n}${letter} alone. All ${letter} subshells count: ${solution}.`,
        },
        {
          value: wholeShells,
          misconception: 'EC7',
          why: `${wholeShells} counts whole shells. Only the ${letter} subshells are asked: ${solution}.`,
        },
        {
          value: orbitals,
          misconception: 'EC7',
          why: `${orbitals} is the number of ${letter} orbitals in use, not of their electrons: ${solution}.`,
        },
        {
          value: atomicNumber - answer,
          misconception: 'EC7',
          why: `${atomicNumber - answer} is the number of electrons in all other subshells. In ${letter} orbitals: ${solution}.`,
        },
      ]
      return {
        element: symbol,
        stem: `How many electrons of an atom of ${name.toLowerCase()} (atomic number ${atomicNumber}) are in ${letter} orbitals?`,
        answer,
        isRight: (count) => count === byBlock(atomicNumber, letter),
        lures,
        fill: [-2, 2, -1, 1, -4, 4, 6].map((step) => answer + step).filter((count) => count > 0),
        right: `By subshell: ${solution}.`,
        see: { article: 'electron-shells-and-orbitals' },
      }
    })
  },
}

/** Steps through the table to an element and counts those of one block: regular elements only. */
function byBlock(atomicNumber: number, letter: SubshellLetter): number {
  return elements.slice(0, atomicNumber).filter(({ block }) => block === letter).length
}
