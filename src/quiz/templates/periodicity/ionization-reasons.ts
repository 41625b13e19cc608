import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable } from '#chemistry/elements/trends.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, type Statement, statement, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

import { rows, shownIonizationEnergy, valueOf } from './main-groups.ts'

/** Two elements of which the first has the higher first ionization energy. */
type Pair = readonly [high: ElementSymbol, low: ElementSymbol]

/** Steps to the right at which the first ionization energy drops, in periods 2 and 3. */
const breaks: readonly Pair[] = [
  ['Be', 'B'],
  ['Mg', 'Al'],
  ['N', 'O'],
  ['P', 'S'],
]

/** Why the first ionization energy drops from one element to the next. */
export const reasonForDrop = template('pe-h1', 'ionization-energy', (random) =>
  statement(random, drop(pick(random, breaks))),
)

function drop([left, right]: Pair): Statement {
  const { name, period, protons, group } = element(right)
  const [s, p] = [`${period}s`, `${period}p`]
  const fact = breakReason(left, right)
  const beginsP = group === 13
  return {
    element: right,
    stem: `${name} stands to the right of ${nameOf(left)}. Why is its first ionization energy lower (${shownIonizationEnergy(right)} against ${shownIonizationEnergy(left)})?`,
    answers: beginsP
      ? [
          `Its ${p} electron lies higher in energy than a ${s} electron.`,
          `It loses a ${p} electron, which is held less firmly than ${s}.`,
          `Its outermost electron is in ${p}, a higher level than ${s}.`,
        ]
      : [
          `Two of its ${p} electrons share an orbital and repel each other.`,
          `Its fourth ${p} electron is repelled by its partner in the orbital.`,
          `One of its ${p} orbitals holds two electrons, which repel each other.`,
        ],
    lures: [
      {
        value: 'Its atom is larger, so the outer electron is farther away.',
        misconception: 'PE2',
        why: `${name} atoms are smaller than ${nameOf(left)} atoms, so size is not the reason. ${fact}`,
      },
      {
        value: 'Without this electron, it comes closer to a noble-gas shell.',
        misconception: 'PE6',
        why: `A noble-gas shell is not near, and being near one would not make the step cheap. ${fact}`,
      },
      {
        value: `Its ${protons} electrons have to share the pull of a single nucleus.`,
        misconception: 'PE5',
        why: `The pull is not shared out: each electron is attracted by all ${protons} protons. ${fact}`,
      },
      {
        value: `Its outermost electron is the first one in shell ${period + 1}, farther out.`,
        misconception: 'CL3',
        why: `The outer electrons of both are in shell ${period}; only the subshell or the pairing differs. ${fact}`,
      },
      beginsP
        ? {
            value: `It loses one of its two ${s} electrons, which repel each other.`,
            misconception: null,
            why: `The ${p} electron leaves first, as it lies higher in energy than the ${s} electrons. ${fact}`,
          }
        : {
            value: `Its fourth ${p} electron begins a new subshell of higher energy.`,
            misconception: 'EC7',
            why: `The ${p} subshell has room for six electrons, so the fourth is in the same one. ${fact}`,
          },
    ],
    right: fact,
    see: { elements: [left, right], article: 'periodic-trends-explained' },
  }
}

/** The same, with reasons that all name subshells: what is right of one break is offered at the other. */
export const reasonBySubshell = nextDraw(reasonForDrop, (random) => {
  const pair = pick(random, breaks)
  const asked = drop(pair)
  return statement(random, {
    ...asked,
    answers: element(pair[1]).group === 13 ? bySubshell(pair) : asked.answers,
    lures: subshellLures(random, pair),
  })
})

/** What differs between boron and beryllium, but not between oxygen and nitrogen. */
function bySubshell([left, right]: Pair): readonly [string, string, string] {
  const { period } = element(right)
  const [s, p] = [`${period}s`, `${period}p`]
  return [
    `It loses a ${p} electron, ${nameOf(left)} one of its ${s} electrons.`,
    `Its outermost electron is in ${p}, and that of ${nameOf(left)} in ${s}.`,
    `Its ${p} electron lies higher in energy than a ${s} electron.`,
  ]
}

function subshellLures(random: Random, [left, right]: Pair): readonly Lure<string>[] {
  const { name, period, protons, group } = element(right)
  const before = nameOf(left)
  const [s, p] = [`${period}s`, `${period}p`]
  const fact = breakReason(left, right)
  const ofOtherBreak: Lure<string> =
    group === 13
      ? {
          value: pick(random, [
            `Two of its ${p} electrons share an orbital and repel each other.`,
            `One of its ${p} orbitals holds two electrons, which repel each other.`,
          ]),
          misconception: null,
          why: `${name} has a single ${p} electron, so none shares its orbital. ${fact}`,
        }
      : {
          value: pick(random, bySubshell([left, right]).slice(0, 2)),
          misconception: null,
          why: `The outermost electrons of both are in ${p}, so this is no difference. ${fact}`,
        }
  return [
    ofOtherBreak,
    group === 13
      ? {
          value: `It loses one of its two ${s} electrons, which repel each other.`,
          misconception: null,
          why: `The ${p} electron leaves first, as it lies higher in energy than the ${s} electrons. ${fact}`,
        }
      : {
          value: `Its fourth ${p} electron begins a new subshell of higher energy.`,
          misconception: 'EC7',
          why: `The ${p} subshell has room for six electrons, so the fourth is in the same one. ${fact}`,
        },
    {
      value: `Its larger atom holds a ${p} electron farther from the nucleus.`,
      misconception: 'PE2',
      why: `${name} atoms are smaller than ${before} atoms, so size is not the reason. ${fact}`,
    },
    {
      value: `Its electrons in ${s} and ${p} have to share the pull of one nucleus.`,
      misconception: 'PE5',
      why: `The pull is not shared out: each electron is attracted by all ${protons} protons. ${fact}`,
    },
    {
      value: `Its last ${p} electron begins a new shell, which lies outside ${s}.`,
      misconception: 'EC7',
      why: `The outer electrons of both are in shell ${period}; only the subshell or the pairing differs. ${fact}`,
    },
  ]
}

/** Groups along which the first ionization energy falls at every step, without noble gases. */
const columns: readonly (readonly ElementSymbol[])[] = [
  ['Li', 'Na', 'K', 'Rb', 'Cs'],
  ['Be', 'Mg', 'Ca', 'Sr', 'Ba'],
  ['N', 'P', 'As', 'Sb'],
  ['O', 'S', 'Se', 'Te'],
  ['F', 'Cl', 'Br', 'I'],
]

/** A claim about a pair of elements: which one has the higher energy, and the cause. */
type Claim = { readonly higher: ElementSymbol; readonly cause: Cause }

const claimTexts = {
  attraction: (name: string) => `${name}: more protons attract the same shell`,
  distance: (name: string) => `${name}: its outer electrons are nearer the nucleus`,
  subshell: (name: string) => `${name}: its s electron lies lower than a p electron`,
  pairing: (name: string) => `${name}: its p electrons have one orbital each`,
  protons: (name: string) => `${name}: it has more protons in its nucleus`,
  sharing: (name: string) => `${name}: fewer electrons share the attraction`,
  newShell: (name: string) => `${name}: its outer electrons are in a new shell`,
  largeAtom: (name: string) => `${name}: its larger atom holds electrons better`,
  shielding: (name: string) => `${name}: its outer electrons are shielded more`,
  trend: (name: string) => `${name}: this energy rises at each step to the right`,
} as const

type Cause = keyof typeof claimTexts

/**
 * Which of two elements has the higher first ionization energy, and why. Either element is offered with
 * the right cause and with a wrong one, so that neither half of the answer stands out.
 */
export const whichAndWhy = template('pe-m571', 'ionization-energy', (random) => {
  const kind = pick(random, ['row', 'column', 'break'] as const)
  const pair = drawPair(kind, random)
  if (pair === null || !comparable('ionizationEnergy', ...pair)) return null
  const [high, low] = pair
  const { reason, wrong } = { row: inRow, column: inColumn, break: atBreak }[kind](high, low)
  const { cause, misconception, why } = pick(random, wrong)
  const right = causeOf(high, low)
  const energies = `${element(high).name} needs ${shownIonizationEnergy(high)}, ${nameOf(low)} ${shownIonizationEnergy(low)}.`
  const [first = high, second = low] = shuffle(random, pair)
  return choice<Claim>({
    element: high,
    badge: null,
    stem: `Which has the higher first ionization energy, ${nameOf(first)} or ${nameOf(second)}, and why?`,
    answer: { higher: high, cause: right },
    isRight: (claim) => claim.higher === higherOf(high, low) && claim.cause === causeOf(high, low),
    show: (claim) => claimTexts[claim.cause](element(claim.higher).name),
    lures: [
      {
        value: { higher: low, cause: right },
        misconception: null,
        why: `That is the reason, but it speaks for ${nameOf(high)}. ${energies}`,
      },
      { value: { higher: high, cause }, misconception, why: `${why} ${reason}` },
      { value: { higher: low, cause }, misconception, why: `${why} ${energies}` },
    ],
    right: `${reason} ${energies}`,
    see: { elements: pair, article: 'periodic-trends-explained' },
    solution: () =>
      solved(
        'the element with the higher energy, and the reason',
        ...[first, second].map((symbol) => {
          const { name, protons, period } = element(symbol)
          return known(name, `${protons} protons, outer electrons in shell ${period}`)
        }),
        law(
          'In another shell the distance decides, in the same shell the protons, unless an electron is in a higher subshell or shares its orbital',
        ),
        ...pair.map((symbol) =>
          known(`First ionization energy of ${nameOf(symbol)}`, shownIonizationEnergy(symbol)),
        ),
        outcome(claimTexts[right](element(high).name)),
      ),
  })
})

function drawPair(kind: 'row' | 'column' | 'break', random: Random): Pair | null {
  if (kind === 'break') return pick(random, breaks)
  const line = pick(random, kind === 'row' ? rows : columns)
  const drawn = sample(random, line, 2)
  const [first = '', last = ''] = line.filter((symbol) => drawn.includes(symbol))
  if (kind === 'column') return [first, last]
  return higherOf(first, last) === last ? [last, first] : null
}

function higherOf(one: ElementSymbol, other: ElementSymbol): ElementSymbol {
  const isFirst = valueOf('ionizationEnergy', one) > valueOf('ionizationEnergy', other)
  return isFirst ? one : other
}

/** Why the first ionization energy of one element is higher, judged by the places of both. */
function causeOf(high: ElementSymbol, low: ElementSymbol): Cause {
  const [one, other] = [element(high), element(low)]
  if (one.period !== other.period) return 'distance'
  if (one.group > other.group) return 'attraction'
  return other.group === 13 ? 'subshell' : 'pairing'
}

/** A cause that does not decide, and why it does not. */
type WrongCause = Pick<Lure<Claim>, 'misconception' | 'why'> & { readonly cause: Cause }

/** The facts of a pair: the reason for the order, and causes that do not decide it. */
type Comparison = { readonly reason: string; readonly wrong: readonly WrongCause[] }

const sharing: WrongCause = {
  cause: 'sharing',
  misconception: 'PE5',
  why: 'The attraction is not shared out: each electron is attracted by all protons.',
}

const largeAtom: WrongCause = {
  cause: 'largeAtom',
  misconception: 'PE13',
  why: 'A larger atom holds its outer electrons less firmly, not better.',
}

/** The high one stands right of the low one. */
function inRow(high: ElementSymbol, low: ElementSymbol): Comparison {
  const [right, left] = [element(high), element(low)]
  return {
    reason: `Both use shell ${right.period}, and ${nameOf(high)} has ${right.protons} protons, ${nameOf(low)} ${left.protons}.`,
    wrong: [
      sharing,
      largeAtom,
      {
        cause: 'newShell',
        misconception: 'CL3',
        why: `Both have their outer electrons in shell ${right.period}.`,
      },
    ],
  }
}

/** The high one stands above the low one. */
function inColumn(high: ElementSymbol, low: ElementSymbol): Comparison {
  const [above, below] = [element(high), element(low)]
  return {
    reason: `The outer electrons of ${nameOf(high)} are in shell ${above.period}, nearer to the nucleus than those of ${nameOf(low)} in shell ${below.period}.`,
    wrong: [
      {
        cause: 'protons',
        misconception: 'PE7',
        why: `The number of protons does not decide: ${nameOf(low)} has ${below.protons}, ${nameOf(high)} ${above.protons}.`,
      },
      {
        cause: 'shielding',
        misconception: 'PE13',
        why: 'Shielding makes electrons easier to remove, not harder.',
      },
      largeAtom,
    ],
  }
}

/** The high one stands left of the low one, against the trend. */
function atBreak(high: ElementSymbol, low: ElementSymbol): Comparison {
  const [left, right] = [element(high), element(low)]
  return {
    reason: breakReason(high, low),
    wrong: [
      { cause: 'trend', misconception: 'PE3', why: 'The trend has a break here.' },
      {
        cause: 'attraction',
        misconception: 'PE7',
        why: `The protons, ${left.protons} and ${right.protons}, do not decide here, as another effect is stronger.`,
      },
      sharing,
    ],
  }
}

/** Why the second element of a break holds its outermost electron less tightly. */
function breakReason(left: ElementSymbol, right: ElementSymbol): string {
  const { name, period, group } = element(right)
  return group === 13
    ? `${name} loses a ${period}p electron, which lies higher in energy than the ${period}s electrons of ${nameOf(left)}.`
    : `In ${nameOf(right)}, two ${period}p electrons share an orbital and repel each other; in ${nameOf(left)} each has its own.`
}
