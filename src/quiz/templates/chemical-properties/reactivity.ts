import type { ElementSymbol } from '#chemistry/elements.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import {
  halogens,
  inertGas,
  isAtLeastAsHigh,
  leastReactive,
  lowerHalogen,
  mostReactiveHalogen,
  mostViolentWithWater,
  questionOfNobleGas,
  questionOfViolence,
  reactive,
} from './easy-reactivity.ts'

/** Elements with names as short as those of the noble gases. */
const shortNamed: readonly ElementLure[] = [
  {
    symbol: 'Fe',
    misconception: 'CH2',
    why: 'Iron lasts as a metal only if it is kept dry: it rusts in moist air and burns in chlorine. Its outer electrons are lost fairly easily.',
  },
  {
    symbol: 'Zn',
    misconception: 'CH2',
    why: 'Zinc dissolves in dilute acids and burns in air when it is hot. It gives away its two outer electrons.',
  },
  {
    symbol: 'Sn',
    misconception: 'CH2',
    why: 'Tin keeps well in air, yet it burns when hot and reacts with chlorine. It forms many compounds.',
  },
]

/** As before, with names of every length among the wrong options. */
export const leastReactiveOfFour: Template = {
  ...leastReactive,
  version: 2,
  draw(random) {
    return questionOfNobleGas(random, {
      answer: pick(random, ['He', 'Ne', 'Ar', 'Kr']),
      // Krypton has a few compounds, but all of the others react far more readily.
      stem: 'Which of these elements is the least reactive?',
      lures: [...sample(random, shortNamed, random() < 0.7 ? 1 : 0), ...shuffle(random, reactive)],
    })
  },
}

/** As before, with lithium less often among the wrong options. */
export const mostViolentOfFour: Template = {
  ...mostViolentWithWater,
  version: 2,
  draw(random) {
    return questionOfViolence(random, () => pick(random, [1, 2]))
  },
}

/** Gases that do not react with a metal or with hydrogen, unless under great heat or pressure. */
const slowGases = ['N', 'Kr', 'Ar', 'Ne', 'He'] as const

/** As before, with fluorine, chlorine and bromine equally often the right one. */
export const mostReactiveOfFour: Template = {
  ...mostReactiveHalogen,
  version: 2,
  draw(random) {
    const partner = pick(random, ['iron', 'hydrogen', 'zinc'])
    const place = pick(random, [0, 1, 2])
    const answer = halogens[place] ?? 'F'
    const below = sample(random, halogens.slice(place + 1), pick(random, [1, 2]))
    const gases = sample(random, slowGases, 3)
    return whichElement(random, {
      stem: `Which of these elements is the most reactive toward ${partner}?`,
      answer,
      isRight: (symbol) =>
        halogens.includes(symbol) && below.every((other) => isAtLeastAsHigh(symbol, other)),
      lures: [
        ...below.map((symbol) => lowerHalogen(symbol, answer)),
        ...gases.map((symbol) =>
          symbol === 'N' ? slowNitrogen(answer, partner) : inertGas(symbol, answer, partner),
        ),
      ],
      right: `Halogens react more readily the higher they stand in group 17; here ${nameOf(answer)} is the highest.`,
      see: { elements: halogens, article: 'periodic-trends-explained' },
    })
  },
}

function slowNitrogen(answer: ElementSymbol, partner: string): ElementLure {
  return {
    symbol: 'N',
    misconception: 'CH2',
    why: `The strong triple bond makes nitrogen slow to react. Halogens such as ${nameOf(answer)} react with ${partner} far more readily.`,
  }
}
