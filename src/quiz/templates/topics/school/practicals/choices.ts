import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { less } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

const symbols: readonly ElementSymbol[] = ['H', 'C', 'N', 'O', 'Cl', 'Br', 'I', 'S']

function kilojoules(value: number): string {
  return `${formatNumber(value)} kJ/mol`
}

/** A climb of a profile, there or back. */
export const climbOfProfile = template(
  'ge-e273',
  'energy-profiles',
  withLureBeside((random) => {
    const start = integer(random, 3, 20) * 5
    const end = integer(random, 1, 24) * 5
    const peak = Math.max(start, end) + integer(random, 5, 24) * 5
    if (Math.abs(start - end) < 15) return null
    const isReverse = random() < 0.5
    const from = isReverse ? end : start
    const value = peak - from
    const account = `The ${isReverse ? 'reverse reaction starts at the products' : 'reaction starts at the reactants'}, so it climbs from ${from} to ${peak} kJ/mol, which is ${kilojoules(value)}`
    const lures: readonly (readonly [number, MisconceptionId, string])[] = [
      [peak, 'RA7', 'That is the height of the peak.'],
      [peak - (isReverse ? start : end), 'RA7', 'That starts at the other end.'],
      [Math.abs(start - end), 'RA7', 'That is the size of ΔH.'],
      [isReverse ? start : end, 'RA7', 'That is a level at one end.'],
      [from, 'RA7', 'That is the level at which it starts.'],
    ]
    return numeric({
      element: pick(random, symbols),
      badge: null,
      stem: `A profile has the reactants at ${start} kJ/mol, the peak at ${peak} and the products at ${end}. What is the activation energy of the ${isReverse ? 'reverse ' : ''}reaction?`,
      answer: value,
      isRight: (number) => number + from === peak,
      lures: lures.map(([number, misconception, slip]) => ({
        value: number,
        misconception,
        why: `${slip} ${account}.`,
      })),
      fill: [value - 10, value + 10, value + 20, value - 20].filter((number) => number > 0),
      miss: (number) => `A climb of ${kilojoules(number)} would end elsewhere. ${account}.`,
      show: kilojoules,
      right: `${account}.`,
      see: { article: null },
      solution: () =>
        workedSolution({
          asked: 'the activation energy',
          given: { 'Where it starts': exact(from, 'kJ/mol') },
          relation: 'Activation energy = peak − level at which the reaction starts',
          numbers: [
            ['Activation energy', less(exact(peak, 'kJ/mol'), exact(from, 'kJ/mol')), 'kJ/mol', {}],
          ],
        }),
    })
  }),
)
