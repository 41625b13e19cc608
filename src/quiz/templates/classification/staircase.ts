import {
  type Classification,
  element,
  type Element,
  type ElementSymbol,
} from '#chemistry/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'
import { listed, nameOf } from '#quiz/templates/names.ts'

import { elementAt, isPlaceOf, place } from './families.ts'
import { aroundStaircase } from './hard.ts'

/** Why an element is taken for one of another class, and what tells that it is not. */
type Mixup = { readonly misconception: MisconceptionId; readonly truth: string }

/** Elements whose class no book disputes, without the heaviest. */
const commonMetals = ['Na', 'Mg', 'Al', 'K', 'Ca', 'Ti', 'Fe', 'Ni', 'Cu', 'Ag', 'Sn', 'Ba', 'Pb']
const commonNonMetals = ['H', 'C', 'N', 'O', 'F', 'P', 'S', 'Cl', 'Br', 'I']

const shinyMetalloid: Mixup = {
  misconception: 'CL12',
  truth: 'shines, but is brittle: a metalloid',
}
const metalloidBetween: Mixup = {
  misconception: 'CL19',
  truth: 'is a metalloid, neither a metal nor a non-metal',
}
const usualMetal: Mixup = {
  misconception: 'CL9',
  truth: 'is a metal, as most elements are',
}

/** Elements that look like metals in one respect. */
const likeMetals: Readonly<Record<ElementSymbol, Mixup>> = {
  H: { misconception: 'CL1', truth: 'stands in group 1, but is a gas and a non-metal' },
  C: { misconception: 'PH10', truth: 'conducts as graphite, but is a non-metal' },
  I: { misconception: 'CL12', truth: 'shines, but hardly conducts: a non-metal' },
  Si: shinyMetalloid,
  Ge: shinyMetalloid,
  As: shinyMetalloid,
  Sb: shinyMetalloid,
  Te: shinyMetalloid,
}

/** Elements that do not look like metals, or stand near the non-metals. */
const likeNonMetals: Readonly<Record<ElementSymbol, Mixup>> = {
  Hg: { misconception: 'PH4', truth: 'is liquid at room temperature, but is a metal' },
  Ga: { misconception: 'PH4', truth: 'melts in a warm hand, but is a metal' },
  Al: usualMetal,
  Sn: usualMetal,
  Si: metalloidBetween,
  Ge: metalloidBetween,
  As: metalloidBetween,
  B: metalloidBetween,
  Te: metalloidBetween,
}

export const pureSetWithReasons: Template = {
  id: 'cl-m6',
  version: 2,
  category: 'classification',
  difficulty: 'medium',
  skill: 'element-class',
  fitsMatch: false,
  draw(random) {
    const wanted = pick(random, ['metal', 'non-metal'] as const)
    const [pool, mixups] =
      wanted === 'metal' ? [commonMetals, likeMetals] : [commonNonMetals, likeNonMetals]
    const answer = sample(random, pool, 4)
    const intruders = sample(random, Object.entries(mixups), 3)
    const write = (symbols: readonly string[]) => shuffle(random, symbols).join(', ')
    return worded({
      element: pick(random, [...answer, ...intruders.map(([symbol]) => symbol)]),
      stem: `Which of these sets consists of ${wanted}s only?`,
      answer: write(answer),
      isRight: (text) =>
        text.split(', ').every((symbol) => element(symbol).classification === wanted),
      lures: intruders.map(([symbol, { misconception, truth }]) => ({
        value: write([...sample(random, pool, 3), symbol]),
        misconception,
        why: `${element(symbol).name} (${symbol}) ${truth}. The other three of this set are ${wanted}s.`,
      })),
      right: `All four are ${wanted}s: ${listed(answer.map(nameOf))}.`,
      see: { elements: answer, article: 'types-of-elements' },
    })
  },
}

export const placeOfClassWithReasons: Template = {
  id: 'cl-h8',
  version: 3,
  category: 'classification',
  difficulty: 'hard',
  skill: 'element-class',
  fitsMatch: false,
  draw(random) {
    const wanted = pick(random, ['metal', 'metalloid', 'non-metal'] as const)
    const fitting = aroundStaircase.filter(({ classification }) => classification === wanted)
    const answer = pick(random, fitting)
    const others = sample(
      random,
      aroundStaircase.filter(({ classification }) => classification !== wanted),
      3,
    )
    const symbols = [answer, ...others].map(({ symbol }) => symbol)
    return worded({
      element: pick(random, symbols),
      stem: `Which place in the periodic table belongs to a ${wanted}?`,
      answer: place(answer.symbol),
      isRight: (text) => isPlaceOf(wanted, text),
      lures: others.map((other) => ({
        value: place(other.symbol),
        misconception: mixupOfPlaces(other, wanted),
        why: `That is the place of ${nameOf(other.symbol)}, a ${other.classification}. The ${wanted} is ${nameOf(answer.symbol)} in ${place(answer.symbol)}.`,
      })),
      right: `The place in ${place(answer.symbol)} is that of ${nameOf(answer.symbol)}, a ${wanted}.`,
      see: { elements: symbols, article: 'types-of-elements' },
    })
  },
}

/** What leads to an element of another class, by its class and by the cells around its own. */
function mixupOfPlaces({ group, period, classification }: Element, wanted: Classification) {
  if (classification === 'metalloid') return 'CL19'
  const around = [
    elementAt(group - 1, period),
    elementAt(group + 1, period),
    elementAt(group, period - 1),
    elementAt(group, period + 1),
  ]
  const isBesideMetalloid = around.some((other) => other?.classification === 'metalloid')
  return wanted === 'metalloid' && isBesideMetalloid ? 'CL2' : 'CL20'
}
