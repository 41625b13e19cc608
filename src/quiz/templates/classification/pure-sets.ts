import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'

/** The reason for mistaking an element for one of another class, and the fact against it. */
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

export const pureSet = template('cl-m6', 'element-class', (random) => {
  const wanted = pick(random, ['metal', 'non-metal'] as const)
  const [pool, mixups] =
    wanted === 'metal' ? [commonMetals, likeMetals] : [commonNonMetals, likeNonMetals]
  const members = sample(random, pool, 4)
  const intruders = sample(random, Object.entries(mixups), 3)
  return choice<readonly ElementSymbol[]>({
    element: pick(random, members),
    badge: null,
    stem: `Which of these sets consists of ${wanted}s only?`,
    answer: shuffle(random, members),
    isRight: (set) => set.every((symbol) => element(symbol).classification === wanted),
    show: (set) => set.join(', '),
    lures: intruders.map(([symbol, { misconception, truth }]) => ({
      value: shuffle(random, [...sample(random, pool, 3), symbol]),
      misconception,
      why: `${element(symbol).name} (${symbol}) ${truth}. The other three of this set are ${wanted}s.`,
    })),
    right: `All four are ${wanted}s: ${listed(members.map(nameOf))}.`,
    see: { elements: members, article: 'types-of-elements' },
  })
})
