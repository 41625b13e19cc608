import { gases } from '#chemistry/gases/gases.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'

const falling = 'a falling curve'
const line = 'a line through the origin'
const shifted = 'a line that reaches zero at −273 °C'
const level = 'a horizontal line'

/** Graphs of an ideal gas, by their axes, and the shape of each. */
const graphs = {
  falling: ['pressure against volume', 'volume against pressure'],
  line: [
    'pressure against 1/volume',
    'volume against temperature in K',
    'pressure against temperature in K',
    'volume against amount',
    'pressure against amount',
  ],
  shifted: ['volume against temperature in °C', 'pressure against temperature in °C'],
  level: [
    'pressure × volume against pressure',
    'pressure × volume against volume',
    'volume / temperature in K against temperature in K',
  ],
} as const

/** Graphs of an ideal gas and their shapes. */
export const shapesOfGraphs = production('ph-e44', 'match', 'gas-laws', (random) => {
  const gas = pick(random, gases)
  const drawn = {
    falling: pick(random, graphs.falling),
    line: pick(random, graphs.line),
    shifted: pick(random, graphs.shifted),
    level: pick(random, graphs.level),
  }
  const pair = (left: string, partner: string) => ({ left, partner, element: gas.element })
  return pairDraft(random, {
    stem: `Pair each graph of ${gas.name} as an ideal gas with its shape; all that is not drawn stays constant.`,
    pairs: [
      pair(drawn.falling, falling),
      pair(drawn.line, line),
      pair(drawn.shifted, shifted),
      pair(drawn.level, level),
    ],
    exchanges: [
      {
        of: [drawn.line, drawn.shifted],
        misconception: 'GA1',
        text: 'In °C the line does not go through the origin. It reaches zero at −273 °C, which is 0 K.',
      },
      {
        of: [drawn.falling, drawn.line],
        misconception: 'GA2',
        text: 'Pressure and volume are inversely proportional. At constant temperature half the volume has double the pressure, a falling curve.',
      },
      {
        of: [drawn.falling, drawn.level],
        misconception: 'GA2',
        text: 'Their product or quotient is what stays the same. Volume and pressure alone change against each other, along a falling curve.',
      },
    ],
    right: `The shapes are: ${drawn.falling}, ${falling}; ${drawn.line}, ${line}; ${drawn.shifted}, ${shifted}; ${drawn.level}, ${level}.`,
    article: null,
  })
})
