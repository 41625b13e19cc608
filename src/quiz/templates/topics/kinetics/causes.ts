import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'

const causes = {
  energy: 'More of the collisions have enough energy.',
  barrier: 'A path with a lower barrier has opened.',
  crowd: 'Dissolved particles are closer together.',
  surface: 'More particles of the solid can be hit.',
} as const

type Cause = keyof typeof causes

const order = ['energy', 'barrier', 'crowd', 'surface'] as const

/** What the change does, as a sentence. */
const reasons: Readonly<Record<Cause, string>> = {
  energy:
    'Warmer particles collide only a little more often, but many more of them pass the activation energy',
  barrier: 'A catalyst opens another path, whose activation energy is lower',
  crowd: 'In a more concentrated solution the particles meet more often',
  surface: 'Finer pieces have a larger surface, where particles of the solid can be hit',
}

/** Reactions of a solid with a solution, and what makes each of them faster. */
const solids: readonly (readonly [what: string, element: ElementSymbol, solution: string])[] = [
  ['Zinc', 'Zn', 'sulfuric acid'],
  ['Magnesium', 'Mg', 'hydrochloric acid'],
  ['Marble', 'Ca', 'hydrochloric acid'],
  ['Iron', 'Fe', 'copper sulfate solution'],
]

/** How an idea takes one cause for another. */
const ideas: Partial<Readonly<Record<Cause, Partial<Readonly<Record<Cause, MisconceptionId>>>>>> = {
  energy: { barrier: 'KI4', crowd: 'KI21' },
  barrier: { energy: 'KI7', crowd: 'KI7' },
  surface: { crowd: 'KI14', barrier: 'KI14' },
  crowd: { energy: 'KI21' },
}

/** The main reason why a change makes a reaction faster. */
export const causeOfSpeed = template('ge-m561', 'activation-energy', (random) => {
  const cause = pick(random, order)
  const [what, element, solution] = pick(random, solids)
  const change = pick(random, changes[cause])
  const stem =
    cause === 'barrier'
      ? `Hydrogen peroxide decomposes faster ${change}. What is the main reason?`
      : `${what} reacts faster with ${solution} ${change}. What is the main reason?`
  return choice<Cause>({
    element: cause === 'barrier' ? 'O' : element,
    badge: null,
    stem,
    answer: cause,
    isRight: (other) => other === cause,
    show: (other) => causes[other],
    lures: order
      .filter((other) => other !== cause)
      .map((other) => ({
        value: other,
        misconception: ideas[cause]?.[other] ?? null,
        why: `${reasons[other]}. Here: ${reasons[cause].charAt(0).toLowerCase()}${reasons[cause].slice(1)}.`,
      })),
    right: `${reasons[cause]}.`,
    see: { article: null },
  })
})

const changes: Readonly<Record<Cause, readonly string[]>> = {
  energy: ['when both are 10 K warmer', 'when both are warmed by 15 K', 'at 40 °C than at 25 °C'],
  barrier: [
    'with a pinch of manganese dioxide',
    'with a little potassium iodide',
    'with a catalyst from liver',
  ],
  crowd: ['of twice the concentration', 'of three times the concentration'],
  surface: ['as a powder than as one piece', 'as fine grains than as a lump'],
}
