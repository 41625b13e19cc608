import {
  capacity,
  configurationOf,
  madelungOrder,
  type Subshell,
  type SubshellLetter,
} from '#chemistry/configurations.ts'
import { elementByNumber, elements } from '#chemistry/elements.ts'
import { orbitalCount } from '#chemistry/subshells.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/even-places.ts'
import { isFamiliar } from '#quiz/templates/familiar.ts'
import { counted, nameOf } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

const category = 'electron-configuration'
const difficulty = 'easy'

export const shellArrangement: Template = {
  id: 'ec-e2',
  version: 1,
  category,
  difficulty,
  skill: 'shell-capacity',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, atomicNumber, electronsPerShell } = pick(random, elements.slice(4, 20))
    const lowerName = name.toLowerCase()
    const answer = electronsPerShell.join(', ')
    const lures: Lure<string>[] = [
      {
        value: inEights(atomicNumber),
        misconception: 'EC5',
        why: `The first shell holds two electrons, not eight. So ${lowerName} is ${answer}.`,
      },
      {
        value: configurationOf(symbol)
          .map(({ electrons }) => electrons)
          .join(', '),
        misconception: 'EC7',
        why: `These are the subshells. The 2s and 2p electrons together form the second shell, so ${lowerName} is ${answer}.`,
      },
      {
        value: electronsPerShell.length > 3 ? `2, 8, ${atomicNumber - 10}` : answer,
        misconception: 'EC1',
        why: `After eight electrons in the third shell the 4s subshell comes first. So ${lowerName} is ${answer}.`,
      },
    ]
    return worded({
      element: symbol,
      stem: `How are the electrons of ${lowerName} arranged in shells, from the inside out?`,
      answer,
      isRight: (value) => value === fillShells(atomicNumber).join(', '),
      lures: shuffle(random, lures),
      fill: shuffle(random, nearby(atomicNumber, 3)).flatMap(
        (count) => elementByNumber(count)?.electronsPerShell.join(', ') ?? [],
      ),
      right: `${name} has ${atomicNumber} electrons: the first shell takes 2, the second up to 8, and the rest follows. That gives ${answer}.`,
      see: { article: 'electron-shells-and-orbitals' },
    })
  },
}

/** Shells to calcium: two, eight, eight, then the fourth. */
function fillShells(electrons: number): number[] {
  const limits = [2, 8, 8, 2]
  return limits
    .map((limit, index) => {
      const inside = limits.slice(0, index).reduce((sum, inner) => sum + inner, 0)
      return Math.min(limit, electrons - inside)
    })
    .filter((count) => count > 0)
}

function inEights(electrons: number): string {
  const full = Math.floor(electrons / 8)
  const rest = electrons % 8
  return [...Array.from({ length: full }, () => 8), ...(rest === 0 ? [] : [rest])].join(', ')
}

/** Outside the f-block, the first element with a subshell of each letter; all later ones have it. */
const firstWith = { s: 3, p: 5, d: 21, f: 72 } as const

/** Familiar elements to radon, none of the f-block. */
const asked = elements.slice(2, 86).filter(({ symbol }) => isFamiliar(symbol))

type Room = { readonly symbol: string; readonly subshell: Subshell; readonly isOrbital: boolean }

export const subshellCapacity: Template = {
  id: 'ec-e4',
  version: 1,
  category,
  difficulty,
  skill: 'shell-capacity',
  fitsMatch: true,
  draw(random) {
    const rooms = (['s', 'p', 'd', 'f'] as const).flatMap((letter) => [
      roomIn(random, letter, false),
      roomIn(random, letter, false),
      ...(letter === 's' ? [] : [roomIn(random, letter, true)]),
    ])
    return atAnyPlace(random, rooms, ({ symbol, subshell: { n, l }, isOrbital }) => {
      const orbitals = orbitalCount(l)
      const answer = isOrbital ? 2 : capacity(l)
      const subshell = `${n}${l}`
      const solution = isOrbital
        ? 'Every orbital holds two electrons at most.'
        : `The ${subshell} subshell has ${orbitals === 1 ? 'one orbital for two electrons' : `${orbitals} orbitals for two electrons each`}, so ${answer}.`
      return {
        element: symbol,
        stem: isOrbital
          ? `How many electrons fit at most into a single ${subshell} orbital of ${nameOf(symbol)}?`
          : `How many electrons fit at most into the ${subshell} subshell of ${nameOf(symbol)}?`,
        answer,
        isRight: (count) => count === (isOrbital ? 2 : roomBySteps(l)),
        lures: [
          {
            value: orbitals,
            misconception: 'EC7',
            why: `${orbitals} is the number of ${subshell} orbitals. ${solution}`,
          },
          {
            value: isOrbital ? capacity(l) : 2,
            misconception: 'EC7',
            why: isOrbital
              ? `${capacity(l)} is the room of the whole ${subshell} subshell. ${solution}`
              : `2 is the room of a single orbital. ${solution}`,
          },
          {
            value: 8,
            misconception: 'EC5',
            why: `Eight is the number of electrons that s and p subshell of a shell hold together. ${solution}`,
          },
          {
            value: 2 * n * n,
            misconception: 'EC7',
            why: `${2 * n * n} is the room of the whole shell ${n}. ${solution}`,
          },
          {
            value: 1,
            misconception: 'EC6',
            why: `An orbital starts with a single electron, but a second one with opposite spin fits in. ${solution}`,
          },
        ],
        fill: [4, 12, 3, 9, 18, 5, 16],
        right: solution,
        see: { article: 'electron-shells-and-orbitals' },
      }
    })
  },
}

/** A subshell of a letter, or one of its orbitals, in an element to radon. */
function roomIn(random: Random, letter: SubshellLetter, isOrbital: boolean): Room {
  const { symbol } = pick(
    random,
    asked.filter(({ atomicNumber }) => atomicNumber >= firstWith[letter]),
  )
  const subshells = configurationOf(symbol).filter(({ l }) => l === letter)
  return { symbol, subshell: pick(random, subshells), isOrbital }
}

/** The room of a subshell counted from the widths of the blocks of the table. */
function roomBySteps(letter: SubshellLetter): number {
  return { s: 2, p: 6, d: 10, f: 14 }[letter]
}

/** Main-group elements to strontium, of which the shells are learned. */
const arranged = elements.filter(
  ({ atomicNumber, block }) => atomicNumber >= 3 && atomicNumber <= 38 && block !== 'd',
)

export const elementOfShells: Template = {
  id: 'ec-e6',
  version: 1,
  category,
  difficulty,
  skill: 'outer-electrons',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, atomicNumber, electronsPerShell, group, period } = pick(random, arranged)
    const outer = electronsPerShell.at(-1) ?? 0
    const shells = electronsPerShell.join(', ')
    const byOuter = elementByNumber(outer)
    const cousins = arranged.filter(
      (other) => other.group === group && Math.abs(other.period - period) === 1,
    )
    return whichElement(random, {
      stem: `Which element has the electron arrangement ${shells}, shell by shell?`,
      answer: symbol,
      isRight: (value) =>
        elements.find((other) => other.symbol === value)?.atomicNumber ===
        electronsPerShell.reduce((sum, count) => sum + count, 0),
      lures: [
        ...(byOuter === undefined ? [] : [byOuter]).map((other): ElementLure => ({
          symbol: other.symbol,
          misconception: 'EC9',
          why: `${other.name} has ${counted(outer, 'electron')} in all. Here ${outer} is the outermost shell alone; all shells add up to ${atomicNumber}.`,
        })),
        ...shuffle(random, cousins)
          .slice(0, 1)
          .map((other): ElementLure => ({
            symbol: other.symbol,
            misconception: 'CL3',
            why: `${other.name} has as many outer electrons, but ${other.period} shells. ${counted(period, 'shell')} mean period ${period}: ${name.toLowerCase()}.`,
          })),
      ],
      fill: shuffle(random, [atomicNumber - 1, atomicNumber + 1, atomicNumber + 2]).flatMap(
        (count) => elementByNumber(count)?.symbol ?? [],
      ),
      right: `${electronsPerShell.join(' + ')} = ${atomicNumber} electrons, so the atomic number is ${atomicNumber}: ${name.toLowerCase()}.`,
      see: { article: 'electron-shells-and-orbitals' },
    })
  },
}

const ordinals: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
}

export const shellCapacity: Template = {
  id: 'ec-e7',
  version: 1,
  category,
  difficulty,
  skill: 'shell-capacity',
  fitsMatch: false,
  draw(random) {
    const items = [1, 2, 3, 4].map((n) => ({
      n,
      ...pick(
        random,
        asked.filter(({ electronsPerShell }) => electronsPerShell.length >= n),
      ),
    }))
    return atAnyPlace(random, items, ({ n, symbol, name, electronsPerShell }) => {
      const answer = 2 * n * n
      const present = electronsPerShell[n - 1] ?? 0
      const solution = `Shell ${n} can hold 2 × ${n}² = ${answer} electrons.`
      return {
        element: symbol,
        stem: `How many electrons can the ${ordinals[n]} shell (n = ${n}) of ${name.toLowerCase()} hold at most?`,
        answer,
        isRight: (count) => count === roomOfShell(n),
        lures: [
          {
            value: 8,
            misconception: 'EC5',
            why: `Eight is not the limit of every shell. ${solution}`,
          },
          {
            value: present,
            misconception: 'EC11',
            why: `${counted(present, 'electron')} stand in this shell of ${name.toLowerCase()}, but it is not full. ${solution}`,
          },
          {
            value: n * n,
            misconception: 'EC7',
            why: `${n * n} is the number of orbitals in the shell, and each holds two electrons. ${solution}`,
          },
          {
            value: 4 * n - 2,
            misconception: 'EC7',
            why: `${4 * n - 2} is the room of its largest subshell alone. ${solution}`,
          },
        ],
        fill: [6, 18, 10, 32, 4, 12, 50, 24],
        right: solution,
        see: { article: 'electron-shells-and-orbitals' },
      }
    })
  },
}

/** The room of a shell, added up over its subshells. */
function roomOfShell(shell: number): number {
  return madelungOrder.filter(({ n }) => n === shell).reduce((sum, { l }) => sum + capacity(l), 0)
}
