import { configurationOf, type SubshellLetter } from '#chemistry/configurations.ts'
import { type Element, elements } from '#chemistry/elements.ts'
import { orbitalCount } from '#chemistry/subshells.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, type Draft, type Statement, statement, template } from '#quiz/template.ts'
import { listed } from '#quiz/templates/names.ts'

/** Subshells with more than one orbital, to krypton. */
const kinds = [
  { n: 2, l: 'p', shell: 'second shell' },
  { n: 3, l: 'p', shell: 'third shell' },
  { n: 3, l: 'd', shell: 'third shell' },
  { n: 4, l: 'p', shell: 'fourth shell' },
] as const

type Kind = (typeof kinds)[number]

/** Asks what is true of an empty or an occupied orbital, or of a subshell. */
export const orbitalStatement = template('ec-h7', 'quantum-numbers', (random) => {
  const entry = pick(random, elements.slice(2, 36))
  const kind = pick(random, kinds)
  const isOccupied = configurationOf(entry.symbol).some(({ n, l }) => n === kind.n && l === kind.l)
  if (isOccupied) {
    return random() < 0.5
      ? statement(random, aboutOccupied(entry, kind))
      : singleStatement(random, aboutSubshell(entry, kind))
  }
  return kind.n > entry.period ? null : singleStatement(random, aboutEmpty(entry, kind))
})

/** What is asked with whole sentences for options of which a single one is right. */
type SingleStatement = Omit<Statement, 'answers' | 'fill'> & { readonly answer: string }

/** Draws the lures; the answer has one wording, so that nothing is drawn for it. */
function singleStatement(random: Random, parts: SingleStatement): Draft | null {
  return choice({
    ...parts,
    isRight: (sentence) => sentence === parts.answer,
    lures: shuffle(random, parts.lures),
  })
}

function aboutEmpty({ symbol, name: properName }: Element, { n, l }: Kind): SingleStatement {
  const name = properName.toLowerCase()
  const subshell = `${n}${l}`
  const room = 2 * orbitalCount(l)
  return {
    element: symbol,
    stem: `In its ground state ${name} has empty ${subshell} orbitals. Which statement about them is right?`,
    answer: 'An electron can be lifted into one of them.',
    lures: [
      {
        value: 'They come into being with their first electron.',
        misconception: 'EC8',
        why: `The ${subshell} orbitals are states that are allowed for an electron, occupied or not. Light or heat can lift an electron of ${name} into them.`,
      },
      {
        value: 'They are rings that are kept free of electrons.',
        misconception: 'AS8',
        why: 'An orbital is no ring or track. It is an allowed state, and an excited electron can occupy it.',
      },
      {
        value: `Each of them can take up ${room} electrons.`,
        misconception: 'EC7',
        why: `${room} is the room of the whole ${subshell} subshell. Each of its ${orbitalCount(l)} orbitals can take up two electrons.`,
      },
    ],
    right: `An orbital is an allowed state, occupied or not. With enough energy an electron of ${name} can be lifted into ${subshell}: an excited state.`,
    see: { article: 'electron-shells-and-orbitals' },
  }
}

function aboutOccupied({ symbol, name: properName }: Element, { n, l, shell }: Kind): Statement {
  const name = properName.toLowerCase()
  const subshell = `${n}${l}`
  const orbitals = orbitalCount(l)
  return {
    element: symbol,
    stem: `Which statement about a single ${subshell} orbital in an atom of ${name} is right?`,
    answers: [
      'It shows where an electron is likely to be found.',
      'It is a state that an electron can have in the atom.',
    ],
    lures: [
      {
        value: 'It is the path on which an electron moves around.',
        misconception: 'AS8',
        why: `An electron of ${name} has no path. The orbital tells only how likely it is to be found at each place.`,
      },
      {
        value: `It has room for all ${2 * orbitals} electrons of ${subshell}.`,
        misconception: 'EC7',
        why: `An orbital has room for two electrons. The ${2 * orbitals} electrons of ${subshell} fill ${orbitals} orbitals.`,
      },
      {
        value: 'It exists only as long as an electron is in it.',
        misconception: 'EC8',
        why: 'An orbital is an allowed state of the atom. It is there whether or not an electron occupies it.',
      },
      {
        value: `It is another name for the whole ${shell}.`,
        misconception: 'EC7',
        why: `The ${shell} consists of subshells. ${subshell} alone has ${orbitals} orbitals.`,
      },
    ],
    right: `A ${subshell} orbital is one allowed state with room for two electrons. It tells how likely an electron is to be found at each place.`,
    see: { article: 'electron-shells-and-orbitals' },
  }
}

function aboutSubshell(
  { symbol, name: properName }: Element,
  { n, l, shell }: Kind,
): SingleStatement {
  const name = properName.toLowerCase()
  const subshell = `${n}${l}`
  return {
    element: symbol,
    stem: `How are the ${subshell} subshell and the ${shell} of ${name} related?`,
    answer: `The ${subshell} subshell is a part of the ${shell}.`,
    lures: [
      {
        value: `The ${shell} is a part of the ${subshell} subshell.`,
        misconception: 'EC7',
        why: `It is the other way round. The ${shell} consists of the subshells ${subshellsOf(n)}.`,
      },
      {
        value: 'The two names stand for the same electrons.',
        misconception: 'EC7',
        why: `The ${shell} consists of the subshells ${subshellsOf(n)}. ${subshell} is one of them.`,
      },
      {
        value: `The ${subshell} subshell lies outside the ${shell}.`,
        misconception: 'EC2',
        why: `The number in ${subshell} names its shell: ${n}. It is a part of the ${shell}.`,
      },
      {
        value: `The ${subshell} subshell is one orbit of the ${shell}.`,
        misconception: 'AS8',
        why: `There are no orbits. ${subshell} is a set of ${orbitalCount(l)} orbitals, and it is a part of the ${shell}.`,
      },
    ],
    right: `The ${shell} of any atom consists of the subshells ${subshellsOf(n)}; the number in ${subshell} names the shell.`,
    see: { article: 'electron-shells-and-orbitals' },
  }
}

function subshellsOf(n: number): string {
  const letters: readonly SubshellLetter[] = ['s', 'p', 'd', 'f']
  return listed(letters.slice(0, n).map((letter) => `${n}${letter}`))
}
