import { configurationOf, type SubshellLetter } from '#chemistry/configurations.ts'
import { elements } from '#chemistry/elements.ts'
import { orbitalCount } from '#chemistry/subshells.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Draft, type Lure, type Template, worded } from '#quiz/template.ts'
import { listed } from '#quiz/templates/names.ts'

const category = 'electron-configuration'
const difficulty = 'hard'

const ordinals: Readonly<Record<number, string>> = { 2: 'second', 3: 'third', 4: 'fourth' }

/** Subshells with more than one orbital, to krypton. */
const kinds = [
  { n: 2, l: 'p' },
  { n: 3, l: 'p' },
  { n: 3, l: 'd' },
  { n: 4, l: 'p' },
] as const

type Kind = (typeof kinds)[number]

export const orbitalStatement: Template = {
  id: 'ec-h7',
  version: 1,
  category,
  difficulty,
  skill: 'quantum-numbers',
  fitsMatch: false,
  draw(random) {
    const entry = pick(random, elements.slice(2, 36))
    const kind = pick(random, kinds)
    const isOccupied = configurationOf(entry.symbol).some(
      ({ n, l }) => n === kind.n && l === kind.l,
    )
    const name = entry.name.toLowerCase()
    if (isOccupied) {
      return random() < 0.5
        ? aboutOccupied(random, entry.symbol, name, kind)
        : aboutSubshell(random, entry.symbol, name, kind)
    }
    return kind.n > entry.period ? null : aboutEmpty(random, entry.symbol, name, kind)
  },
}

/** Statements that are right whatever the element, for judging the options. */
const rightStatements = [
  /^An electron can be lifted into (one of )?them/,
  /^It shows where an electron is likely to be/,
  /^It is a state that an electron can have/,
  /^The \d[pd] subshell is a part of the/,
]

function isRightStatement(text: string): boolean {
  return rightStatements.some((pattern) => pattern.test(text))
}

function aboutEmpty(random: Random, symbol: string, name: string, { n, l }: Kind): Draft | null {
  const subshell = `${n}${l}`
  return worded({
    element: symbol,
    stem: `In its ground state ${name} has empty ${subshell} orbitals. Which statement about them is right?`,
    answer: 'An electron can be lifted into one of them.',
    isRight: isRightStatement,
    lures: shuffle<Lure<string>>(random, [
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
        value: `Each of them can take up ${2 * orbitalCount(l)} electrons.`,
        misconception: 'EC7',
        why: `${2 * orbitalCount(l)} is the room of the whole ${subshell} subshell. Each of its ${orbitalCount(l)} orbitals can take up two electrons.`,
      },
    ]),
    right: `An orbital is an allowed state, occupied or not. With enough energy an electron of ${name} can be lifted into ${subshell}: an excited state.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
}

function aboutOccupied(random: Random, symbol: string, name: string, { n, l }: Kind): Draft | null {
  const subshell = `${n}${l}`
  return worded({
    element: symbol,
    stem: `Which statement about a single ${subshell} orbital in an atom of ${name} is right?`,
    answer: pick(random, [
      'It shows where an electron is likely to be found.',
      'It is a state that an electron can have in the atom.',
    ]),
    isRight: isRightStatement,
    lures: shuffle<Lure<string>>(random, [
      {
        value: 'It is the path on which an electron moves around.',
        misconception: 'AS8',
        why: `An electron of ${name} has no path. The orbital tells only how likely it is to be found at each place.`,
      },
      {
        value: `It has room for all ${2 * orbitalCount(l)} electrons of ${subshell}.`,
        misconception: 'EC7',
        why: `An orbital has room for two electrons. The ${2 * orbitalCount(l)} electrons of ${subshell} fill ${orbitalCount(l)} orbitals.`,
      },
      {
        value: 'It exists only as long as an electron is in it.',
        misconception: 'EC8',
        why: 'An orbital is an allowed state of the atom, whether or not an electron occupies it.',
      },
      {
        value: `It is another name for the whole ${ordinals[n]} shell.`,
        misconception: 'EC7',
        why: `The ${ordinals[n]} shell consists of subshells, and ${subshell} alone has ${orbitalCount(l)} orbitals.`,
      },
    ]),
    right: `A ${subshell} orbital is one allowed state with room for two electrons. It tells how likely an electron is to be found at each place.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
}

function aboutSubshell(random: Random, symbol: string, name: string, { n, l }: Kind): Draft | null {
  const subshell = `${n}${l}`
  const shell = `${ordinals[n]} shell`
  return worded({
    element: symbol,
    stem: `How are the ${subshell} subshell and the ${shell} of ${name} related?`,
    answer: `The ${subshell} subshell is a part of the ${shell}.`,
    isRight: isRightStatement,
    lures: shuffle<Lure<string>>(random, [
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
    ]),
    right: `The ${shell} of any atom consists of the subshells ${subshellsOf(n)}; the number in ${subshell} names the shell.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
}

function subshellsOf(n: number): string {
  const letters: SubshellLetter[] = ['s', 'p', 'd', 'f']
  return listed(letters.slice(0, n).map((letter) => `${n}${letter}`))
}

const PAULI = 'The Pauli principle'
const HUND = 'Hund’s rule'
const AUFBAU = 'The aufbau principle'
const NO_RULE = 'No rule at all'

/** Boxes of an s and a p subshell as drawn: '↑↓', '↑' or ' '. */
type Drawing = { readonly s: string; readonly p: readonly string[] }

/** Elements with one to six p electrons outside a core. */
const drawn = elements.filter(
  ({ block, atomicNumber }) => block === 'p' && atomicNumber >= 5 && atomicNumber <= 54,
)

export const brokenRule: Template = {
  id: 'ec-h8',
  version: 1,
  category,
  difficulty,
  skill: 'unpaired-electrons',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, period, group } = pick(random, drawn)
    const electrons = group - 12
    const answer = pick(random, [PAULI, HUND, AUFBAU, NO_RULE])
    const drawing = drawingFor(answer, electrons)
    if (drawing === null) return null
    const [s, p] = [`${period}s`, `${period}p`]
    const fact = explanation(answer, s, p)
    return worded({
      element: symbol,
      stem: `A student draws the outer electrons of ${name.toLowerCase()} in the ground state: ${s} ${boxes([drawing.s])} ${p} ${boxes(drawing.p)}. Which rule does the drawing break, if any?`,
      answer,
      isRight: (value) => value === ruleBrokenBy(drawing),
      lures: [
        {
          value: PAULI,
          misconception: 'EC7',
          why: `No orbital here holds two equal arrows: the Pauli principle is kept. ${fact}`,
        },
        {
          value: HUND,
          misconception: 'EC6',
          why: `The ${p} electrons share no orbital while another one is empty: Hund’s rule is kept. ${fact}`,
        },
        {
          value: AUFBAU,
          misconception: 'EC1',
          why: `The lower ${s} holds two electrons: the aufbau principle is kept. ${fact}`,
        },
        {
          value: NO_RULE,
          misconception: answer === AUFBAU ? 'EC13' : answer === HUND ? 'EC6' : 'EC7',
          why: `Look at the arrows again. ${fact}`,
        },
      ],
      right: fact,
      see: { article: 'electron-shells-and-orbitals' },
    })
  },
}

/** What is true of a drawing that breaks a rule, or none. */
function explanation(rule: string, s: string, p: string): string {
  switch (rule) {
    case PAULI:
      return `The two electrons in ${s} have the same spin, which the Pauli principle rules out for one orbital.`
    case HUND:
      return `Two electrons share a ${p} orbital while another one is empty: Hund’s rule is broken.`
    case AUFBAU:
      return `An electron is in ${p} although the lower ${s} has room for it: the aufbau principle is broken.`
    default:
      return `${s} is filled with a pair of opposite spin and the ${p} electrons spread out first: this is the ground state.`
  }
}

/** A drawing of two s and some p electrons that breaks one rule; null where that is not possible. */
function drawingFor(rule: string, electrons: number): Drawing | null {
  switch (rule) {
    case PAULI:
      return { s: '↑↑', p: spread(electrons) }
    case HUND:
      return electrons >= 2 && electrons <= 4 ? { s: '↑↓', p: paired(electrons) } : null
    case AUFBAU:
      return electrons <= 5 ? { s: '↑', p: spread(electrons + 1) } : null
    default:
      return { s: '↑↓', p: spread(electrons) }
  }
}

/** Each box once, then the second arrows. */
function spread(electrons: number): string[] {
  return [0, 1, 2].map((box) => {
    if (box >= electrons) return ' '
    return box + 3 < electrons ? '↑↓' : '↑'
  })
}

/** Pairs first. */
function paired(electrons: number): string[] {
  return [0, 1, 2].map((box) => {
    if (2 * box >= electrons) return ' '
    return 2 * box + 1 < electrons ? '↑↓' : '↑'
  })
}

function boxes(contents: readonly string[]): string {
  return contents.map((content) => `[${content}]`).join('')
}

/** The rule that a drawing breaks, read from its arrows. */
function ruleBrokenBy({ s, p }: Drawing): string {
  if ([s, ...p].some((box) => box === '↑↑' || box === '↓↓')) return PAULI
  if (s.length < 2) return AUFBAU
  return p.some((box) => box.length > 1) && p.includes(' ') ? HUND : NO_RULE
}
