import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatIon } from '#chemistry/formulas.ts'
import { comparable } from '#chemistry/trends.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { breakReason, breaks } from './ionization.ts'
import { rows, shownIonizationEnergy, valueOf } from './main-groups.ts'

const category = 'periodicity'

export const whyAtomsShrink: Template = {
  id: 'pe-m5',
  version: 1,
  category,
  difficulty: 'medium',
  skill: 'trend-reasons',
  fitsMatch: false,
  draw(random) {
    const row = pick(random, rows)
    const pair = sample(random, row, 2)
    const [left = '', right = ''] = row.filter((symbol) => pair.includes(symbol))
    if (!comparable('covalentRadius', left, right)) return null
    const [one, other] = [element(left), element(right)]
    const answers = [
      'More protons attract the same outer shell.',
      'Its nuclear charge draws the same shell in harder.',
    ]
    const answer = pick(random, answers)
    return worded({
      element: right,
      stem: `Why is ${article(right)} ${nameOf(right)} atom smaller than ${article(left)} ${nameOf(left)} atom?`,
      answer,
      isRight: (text) => answers.includes(text),
      lures: sample(
        random,
        [
          {
            value: 'It has fewer electrons, so it takes less room.',
            misconception: 'PE2' as const,
            why: `${other.name} has more electrons, ${other.protons} against ${one.protons}. They are in the same shell ${one.period}, which ${other.protons} protons draw in harder.`,
          },
          {
            value: 'Its heavier nucleus attracts by gravity.',
            misconception: 'PE18' as const,
            why: `Gravity inside an atom is far too weak to matter. The electric attraction counts: ${other.protons} protons pull harder than ${one.protons}.`,
          },
          {
            value: 'Its electrons are in a shell farther in.',
            misconception: 'CL3' as const,
            why: `Both atoms have their outer electrons in shell ${one.period}. In ${nameOf(right)} this shell is smaller, because ${other.protons} protons attract it.`,
          },
          {
            value: 'Its electrons each get a smaller share of the pull.',
            misconception: 'PE5' as const,
            why: `The pull is not shared out, and a weaker pull would make the atom larger. Each electron is attracted by all ${other.protons} protons.`,
          },
        ],
        3,
      ),
      right: `Both use shell ${one.period}, and ${other.protons} protons in ${nameOf(right)} draw it in harder than ${one.protons} in ${nameOf(left)}.`,
      see: { elements: [left, right], article: 'periodic-trends-explained' },
    })
  },
}

/** The article before the name of an element: 'an aluminum atom'. */
function article(symbol: ElementSymbol): string {
  return /^[aeio]/.test(nameOf(symbol)) ? 'an' : 'a'
}

export const whyEnergyDrops: Template = {
  id: 'pe-h1',
  version: 1,
  category,
  difficulty: 'hard',
  skill: 'ionization-energy',
  fitsMatch: false,
  draw(random) {
    const [left, right] = pick(random, breaks)
    const { period, protons, group } = element(right)
    const beginsP = group === 13
    const answers = beginsP
      ? [
          `Its ${period}p electron lies higher in energy than a ${period}s electron.`,
          `It loses a ${period}p electron, which is held less than a ${period}s electron.`,
        ]
      : [
          `Two of its ${period}p electrons share an orbital and repel each other.`,
          `Its fourth ${period}p electron is repelled by its partner in the orbital.`,
        ]
    const answer = pick(random, answers)
    const fact = breakReason(left, right)
    return worded({
      element: right,
      stem: `${element(right).name} stands right of ${nameOf(left)}. Why is its first ionization energy lower (${shownIonizationEnergy(right)} against ${shownIonizationEnergy(left)})?`,
      answer,
      isRight: (text) => answers.includes(text),
      lures: sample(
        random,
        [
          {
            value: 'Its atom is larger, so the outer electron is farther away.',
            misconception: 'PE7' as const,
            why: `${element(right).name} atoms are smaller than ${nameOf(left)} atoms, so size is not the reason. ${fact}`,
          },
          {
            value: 'Without this electron, it comes closer to a noble-gas shell.',
            misconception: 'PE6' as const,
            why: `A noble-gas shell is not near, and being near one would not make the step cheap. ${fact}`,
          },
          {
            value: `Its ${protons} electrons have to share the pull of the nucleus.`,
            misconception: 'PE5' as const,
            why: `The pull is not shared out: each electron is attracted by all ${protons} protons. ${fact}`,
          },
          {
            value: 'Its outermost electron is the first one of a new shell.',
            misconception: 'CL3' as const,
            why: `The outer electrons of both are in shell ${period}; only the subshell or the pairing differs. ${fact}`,
          },
        ],
        3,
      ),
      right: fact,
      see: { elements: [left, right], article: 'periodic-trends-explained' },
    })
  },
}

export const pullAfterRemoval: Template = {
  id: 'pe-h7',
  version: 1,
  category,
  difficulty: 'hard',
  skill: 'trend-reasons',
  fitsMatch: false,
  draw(random) {
    const symbol = pick(random, ['Mg', 'Ca', 'Al', 'Sr', 'Ba', 'C', 'N', 'S', 'P', 'Si', 'B', 'Be'])
    const { protons } = element(symbol)
    const ion = formatIon(symbol, 1)
    const answers = [
      'Each is held more tightly, since it is repelled by one electron less.',
      'Each is held more tightly: the same nucleus, but less repulsion.',
    ]
    const answer = pick(random, answers)
    return worded({
      element: symbol,
      stem: `One electron leaves a gaseous ${nameOf(symbol)} atom. What happens to the electrons that remain in ${ion}?`,
      answer,
      isRight: (text) => answers.includes(text),
      lures: sample(
        random,
        [
          {
            value: 'Each is held more tightly, since it takes over a share of the pull.',
            misconception: 'PE5' as const,
            why: `The pull of the lost electron is not handed on. All ${protons} protons attract each electron as before, but the ${protons - 1} left repel each other less.`,
          },
          {
            value: 'Each is held less tightly, since a positive ion pushes electrons off.',
            misconception: 'PE8' as const,
            why: `A positive ion attracts electrons, because its ${protons} protons outnumber its ${protons - 1} electrons. With less repulsion they are held more tightly.`,
          },
          {
            value: 'Nothing changes, since the number of protons stays the same.',
            misconception: 'PE7' as const,
            why: `The ${protons} protons are one factor; the repulsion between the electrons is another. It is smaller in ${ion}, so the rest is held more tightly.`,
          },
          {
            value: 'Each leaves as easily as the first one, until a shell is empty.',
            misconception: 'PE6' as const,
            why: `Each further electron costs more than the one before. In ${ion}, ${protons} protons face only ${protons - 1} electrons, which repel each other less.`,
          },
        ],
        3,
      ),
      right: `All ${protons} protons still attract each electron, but one electron less repels it, so the ${protons - 1} left are held more tightly.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

/** Groups along which the first ionization energy falls at every step, without noble gases. */
const columns: readonly (readonly ElementSymbol[])[] = [
  ['Li', 'Na', 'K', 'Rb', 'Cs'],
  ['Be', 'Mg', 'Ca', 'Sr', 'Ba'],
  ['N', 'P', 'As', 'Sb'],
  ['O', 'S', 'Se', 'Te'],
  ['F', 'Cl', 'Br', 'I'],
]

export const whichAndWhy: Template = {
  id: 'pe-h8',
  version: 1,
  category,
  difficulty: 'hard',
  skill: 'ionization-energy',
  fitsMatch: false,
  draw(random) {
    const kind = pick(random, ['row', 'column', 'break'] as const)
    const pair = drawPair(kind, random)
    const [high = '', low = ''] = pair
    if (!comparable('ionizationEnergy', high, low)) return null
    const options = { row: rowOptions, column: columnOptions, break: breakOptions }[kind](high, low)
    const shown = `${element(high).name} needs ${shownIonizationEnergy(high)}, ${nameOf(low)} ${shownIonizationEnergy(low)}.`
    const [first, second] = shuffle(random, [high, low])
    return worded({
      element: pick(random, [high, low]),
      stem: `Which has the higher first ionization energy, ${nameOf(first ?? high)} or ${nameOf(second ?? low)}, and why?`,
      answer: options.answer,
      isRight: (text) => text === options.answer && text.startsWith(`${higherOf(high, low)}:`),
      lures: options.lures.map((lure) => ({ ...lure, why: `${lure.why} ${shown}` })),
      right: `${options.reason} ${shown}`,
      see: { elements: [high, low], article: 'periodic-trends-explained' },
    })
  },
}

function drawPair(
  kind: 'row' | 'column' | 'break',
  random: () => number,
): readonly ElementSymbol[] {
  if (kind === 'break') return pick(random, breaks)
  const line = pick(random, kind === 'row' ? rows : columns)
  const drawn = sample(random, line, 2)
  const inOrder = line.filter((symbol) => drawn.includes(symbol))
  if (kind === 'column') return inOrder
  const [left = '', right = ''] = inOrder
  const rises = valueOf('ionizationEnergy', right) > valueOf('ionizationEnergy', left)
  return rises ? [right, left] : []
}

function higherOf(one: ElementSymbol, other: ElementSymbol): string {
  const isFirst = valueOf('ionizationEnergy', one) > valueOf('ionizationEnergy', other)
  return element(isFirst ? one : other).name
}

type Options = {
  readonly answer: string
  readonly reason: string
  readonly lures: readonly Lure<string>[]
}

/** The high one stands right of the low one. */
function rowOptions(high: ElementSymbol, low: ElementSymbol): Options {
  const [right, left] = [element(high), element(low)]
  return {
    answer: `${right.name}: more protons attract the same shell`,
    reason: `Both use shell ${right.period}, and ${nameOf(high)} has ${right.protons} protons, ${nameOf(low)} ${left.protons}.`,
    lures: [
      {
        value: `${left.name}: fewer electrons share the attraction`,
        misconception: 'PE5',
        why: `The attraction is not shared out: each electron of ${nameOf(low)} is attracted by all ${left.protons} protons.`,
      },
      {
        value: `${right.name}: its outer electrons are in a new shell`,
        misconception: 'CL3',
        why: `The choice is right, the reason is not: both have their outer electrons in shell ${right.period}.`,
      },
      {
        value: `${left.name}: its larger atom holds electrons better`,
        misconception: 'PE13',
        why: `The atom of ${nameOf(low)} is larger, and that makes its outer electrons easier to remove.`,
      },
    ],
  }
}

/** The high one stands above the low one. */
function columnOptions(high: ElementSymbol, low: ElementSymbol): Options {
  const [above, below] = [element(high), element(low)]
  return {
    answer: `${above.name}: its outer electrons are nearer the nucleus`,
    reason: `The outer electrons of ${nameOf(high)} are in shell ${above.period}, nearer to the nucleus than those of ${nameOf(low)} in shell ${below.period}.`,
    lures: [
      {
        value: `${below.name}: it has more protons in its nucleus`,
        misconception: 'PE1',
        why: `${below.name} has more protons, but its outer electrons are in shell ${below.period}, farther out and better shielded.`,
      },
      {
        value: `${above.name}: it has more protons in its nucleus`,
        misconception: 'PE7',
        why: `The choice is right, the reason is not: ${nameOf(high)} has only ${above.protons} protons, ${nameOf(low)} ${below.protons}. The distance decides.`,
      },
      {
        value: `${below.name}: its outer electrons are shielded more`,
        misconception: 'PE13',
        why: `They are shielded more, but shielding makes electrons easier to remove, not harder.`,
      },
    ],
  }
}

/** The high one stands left of the low one, against the trend. */
function breakOptions(high: ElementSymbol, low: ElementSymbol): Options {
  const [left, right] = [element(high), element(low)]
  const beginsP = right.group === 13
  return {
    answer: beginsP
      ? `${left.name}: its s electron lies lower than a p electron`
      : `${left.name}: its p electrons have one orbital each`,
    reason: breakReason(high, low),
    lures: [
      {
        value: `${right.name}: this energy rises at each step to the right`,
        misconception: 'PE3',
        why: `The trend has a break here. ${breakReason(high, low)}`,
      },
      {
        value: `${right.name}: more protons attract the same shell`,
        misconception: 'PE7',
        why: `${right.name} has one proton more, but another effect is stronger. ${breakReason(high, low)}`,
      },
      {
        value: `${left.name}: it has more protons in its nucleus`,
        misconception: 'PE7',
        why: `The choice is right, the reason is not: ${nameOf(high)} has ${left.protons} protons, ${nameOf(low)} ${right.protons}.`,
      },
    ],
  }
}
