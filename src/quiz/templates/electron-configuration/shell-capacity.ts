import {
  capacity,
  configurationOf,
  madelungOrder,
  type Subshell,
  type SubshellLetter,
} from '#chemistry/electrons/configurations.ts'
import { orbitalCount, subshellLetters } from '#chemistry/electrons/subshells.ts'
import { elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, type Random } from '#quiz/random.ts'
import { type Lure, template } from '#quiz/template.ts'
import { atAnyPlace } from '#quiz/templates/shared/even-places.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less, multiplied, raised } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated } from '#quiz/worked/solutions.ts'

/** Familiar elements to radon, none of the f-block. */
const asked = elements.slice(2, 86).filter(({ symbol }) => isFamiliar(symbol))

/** Asks for the room of a subshell, or of one of its orbitals. */
export const subshellCapacity = template(
  'ec-e4',
  'shell-capacity',
  (random) => {
    const rooms = subshellLetters.flatMap((letter) => [
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
        isRight: (count) => count === (isOrbital ? 2 : blockWidths[l]),
        lures: [
          {
            value: orbitals,
            misconception: 'EC16',
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
            why: `Eight is what the s and p subshells of one shell hold together. ${solution}`,
          },
          {
            value: 2 * n * n,
            misconception: 'EC7',
            why: `${2 * n * n} is the room of the whole shell ${n}. ${solution}`,
          },
          {
            value: 1,
            misconception: 'EC16',
            why: `An orbital starts with a single electron, but a second one with opposite spin fits in. ${solution}`,
          },
        ],
        fill: [4, 12, 3, 9, 18, 5, 16],
        miss: (count) =>
          `${count} does not follow from ${counted(orbitals, 'orbital')} with two electrons each. ${solution}`,
        solution: () =>
          isOrbital
            ? solved(
                'the room of one orbital',
                lookup('Draw the orbital as one box and put arrows into it'),
                law('Every orbital holds two electrons at most'),
                calculated('Electrons', exact(2), exact(2)),
              )
            : solved(
                `the room of the ${subshell} subshell`,
                known('Orbitals of the subshell', exact(orbitals)),
                law('Every orbital holds two electrons at most'),
                calculated('Electrons', multiplied(exact(orbitals), exact(2)), exact(answer)),
              ),
        right: solution,
        see: { article: 'electron-shells-and-orbitals' },
      }
    })
  },
  { fitsMatch: true },
)

type Room = {
  readonly symbol: ElementSymbol
  readonly subshell: Subshell
  readonly isOrbital: boolean
}

/** Draws an element to radon and one of its subshells, or orbitals, of a letter. */
function roomIn(random: Random, letter: SubshellLetter, isOrbital: boolean): Room {
  const { symbol } = pick(
    random,
    asked.filter(({ atomicNumber }) => atomicNumber >= firstWith[letter]),
  )
  const subshells = configurationOf(symbol).filter(({ l }) => l === letter)
  return { symbol, subshell: pick(random, subshells), isOrbital }
}

/** Outside the f-block, the first element with a subshell of each letter; all later ones have it. */
const firstWith = { s: 3, p: 5, d: 21, f: 72 } as const

/** The room of a subshell is the width of its block in the table. */
const blockWidths = { s: 2, p: 6, d: 10, f: 14 } as const

const ordinals = ['', 'first', 'second', 'third', 'fourth']

/** Familiar elements to radon with each shell of theirs, up to the fourth, that has room left. */
const unfilledShells = asked.flatMap(({ symbol, electronsPerShell }) =>
  electronsPerShell.flatMap((present, index) => {
    const n = index + 1
    return n <= 4 && present < 2 * n * n ? [{ symbol, n, present }] : []
  }),
)

/** Asks for the room that is left in a shell. */
export const roomLeft = template('ec-e7', 'shell-capacity', (random) =>
  atAnyPlace(random, unfilledShells, ({ symbol, n, present }) => {
    const room = 2 * n * n
    const answer = room - present
    const solution = `Shell ${n} can hold 2 × ${n}² = ${room} electrons, so there is room for ${room} − ${present} = ${answer} more.`
    const lures: readonly Lure<number>[] = [
      {
        value: 8 - present,
        misconception: 'EC5',
        why: `Eight is not the limit of every shell. ${solution}`,
      },
      {
        value: 18 - present,
        misconception: 'EC5',
        why: `18 is the limit of the third shell alone. ${solution}`,
      },
      {
        value: 32 - present,
        misconception: 'EC5',
        why: `32 is the limit of the fourth shell alone. ${solution}`,
      },
      {
        value: n * n - present,
        misconception: 'EC16',
        why: `${n * n} is the number of orbitals in the shell, and each holds two electrons. ${solution}`,
      },
      {
        value: 4 * n - 2 - present,
        misconception: 'EC7',
        why: `${4 * n - 2} is the room of its largest subshell alone. ${solution}`,
      },
      {
        value: room,
        misconception: null,
        why: `${room} is the room of the whole shell, of which ${present} ${present === 1 ? 'place is' : 'places are'} taken. ${solution}`,
      },
      {
        value: present,
        misconception: null,
        why: `${counted(present, 'electron')} ${present === 1 ? 'is' : 'are'} in the shell already. ${solution}`,
      },
    ]
    return {
      element: symbol,
      stem: `The ${ordinals[n]} shell (n = ${n}) of ${nameOf(symbol)} holds ${counted(present, 'electron')}. For how many more does it have room?`,
      answer,
      isRight: (count) => count + present === roomOfShell(n),
      lures: lures.filter(({ value }) => value >= 0),
      fill: [-2, 2, -4, 4, -6, 6, 8, 1, -1]
        .map((step) => answer + step)
        .filter((count) => count >= 0),
      miss: (count) =>
        `With ${count} more the shell would hold ${present + count} electrons. ${solution}`,
      solution: () =>
        solved(
          'the number of electrons for which there is room',
          known('Electrons in the shell', exact(present)),
          law('Shell n holds at most 2 × n² electrons'),
          calculated(
            `Electrons that shell ${n} can hold`,
            multiplied(exact(2), raised(exact(n), exact(2))),
            exact(room),
          ),
          calculated('Room left', less(exact(room), exact(present)), exact(answer)),
        ),
      right: solution,
      see: { article: 'electron-shells-and-orbitals' },
    }
  }),
)

/** The room of a shell, added up over its subshells. */
function roomOfShell(shell: number): number {
  return madelungOrder.filter(({ n }) => n === shell).reduce((sum, { l }) => sum + capacity(l), 0)
}

/** Two different subshells that exist, of shells 2 to 5. */
const subshellPairs = [2, 3, 4, 5].flatMap((n) =>
  subshellLetters.slice(0, n).flatMap((l) =>
    [2, 3, 4, 5].flatMap((m) =>
      subshellLetters
        .slice(0, m)
        .filter((k) => k !== l && m >= n)
        .map((k) => ({ one: { n, l }, other: { n: m, l: k } })),
    ),
  ),
)

/** How many electrons, or how many orbitals, two subshells hold together. */
export const roomOfTwoSubshells = template('ec-m363', 'shell-capacity', (random) => {
  const asksOrbitals = random() < 0.4
  return atAnyPlace(random, subshellPairs, ({ one, other }) => {
    const [first, second] = [one, other].map(({ n, l }) => `${n}${l}`)
    const [orbitals, others] = [orbitalCount(one.l), orbitalCount(other.l)]
    const factor = asksOrbitals ? 1 : 2
    const answer = factor * (orbitals + others)
    const noun = asksOrbitals ? 'orbitals' : 'electrons'
    const solution = `${first} has ${counted(orbitals, 'orbital')} and ${second} has ${counted(others, 'orbital')}, so ${asksOrbitals ? `${orbitals} + ${others} = ${answer}` : `2 · (${orbitals} + ${others}) = ${answer} electrons fit in`}`
    return {
      element: 'U',
      badge: null,
      stem: asksOrbitals
        ? `How many orbitals do the subshells ${first} and ${second} have together?`
        : `How many electrons do the subshells ${first} and ${second} hold together at most?`,
      answer,
      isRight: (count) => 2 * count === factor * (blockWidths[one.l] + blockWidths[other.l]),
      lures: [
        {
          value: asksOrbitals ? 2 * answer : answer / 2,
          misconception: 'EC16',
          why: `Each orbital holds two electrons, so ${noun} are not counted like that. ${solution}.`,
        },
        {
          value: factor * (one.n === other.n ? one.n ** 2 : one.n ** 2 + other.n ** 2),
          misconception: 'EC7',
          why: `That counts whole shells and not the subshells alone. ${solution}.`,
        },
        {
          value: factor * Math.max(orbitals, others),
          misconception: null,
          why: `That counts the larger subshell alone. ${solution}.`,
        },
        {
          value: 8,
          misconception: 'EC5',
          why: `Eight is what the s and p subshells of one shell hold together. ${solution}.`,
        },
        {
          value: factor * (orbitals + others) + factor,
          misconception: null,
          why: `The numbers of orbitals are 1 for s, 3 for p, 5 for d and 7 for f. ${solution}.`,
        },
        {
          value: factor * (orbitals + others) - factor,
          misconception: null,
          why: `The numbers of orbitals are 1 for s, 3 for p, 5 for d and 7 for f. ${solution}.`,
        },
      ],
      fill: [-2, 2, 4, -4, 6].map((step) => answer + step).filter((count) => count > 0),
      miss: (count) => `${count} does not follow from the two subshells. ${solution}.`,
      solution: () =>
        solved(
          `the number of ${noun} of both subshells`,
          known(`Orbitals of ${first}`, exact(orbitals)),
          known(`Orbitals of ${second}`, exact(others)),
          law('Every orbital holds two electrons at most'),
          calculated('Orbitals', added(exact(orbitals), exact(others)), exact(orbitals + others)),
          ...(asksOrbitals
            ? []
            : [
                calculated(
                  'Electrons',
                  multiplied(exact(2), exact(orbitals + others)),
                  exact(answer),
                ),
              ]),
        ),
      right: `${solution}.`,
      see: { article: 'electron-shells-and-orbitals' },
    }
  })
})
