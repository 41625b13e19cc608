import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { coloredEquilibria } from '#chemistry/equilibria/colored-equilibria.ts'
import { industrialProcesses } from '#chemistry/equilibria/industrial-equilibria.ts'
import { splittingGases } from '#chemistry/equilibria/splitting-gases.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized, uncapitalized } from '#quiz/templates/shared/names.ts'
import { law, outcome, solved } from '#quiz/worked/solutions.ts'

import { reversibles, withStates } from './reversible.ts'

/** The effects of a catalyst on an equilibrium. */
export const effectsOfCatalyst = production('ge-e55', 'match', 'le-chatelier', (random) => {
  const reaction = pick(random, reversibles)
  const { element } = reaction
  const isAdded = pick(random, [true, false])
  const rate = pick(random, [
    'the rate of the forward reaction',
    'the rate of the reverse reaction',
  ])
  const time = pick(random, [
    'the time until equilibrium',
    'the activation energy of the forward reaction',
    'the activation energy of the reverse reaction',
  ])
  const same = pick(random, ['K', 'ΔH', 'the amount of product at equilibrium'])
  const [larger, smaller, stays] = ['it gets larger', 'it gets smaller', 'it stays the same']
  const pair = (left: string, partner = '') => ({ left, partner, element })
  const account =
    'Both directions get a lower barrier and run faster, so equilibrium comes sooner, and it is the same one'
  return pairDraft(random, {
    stem: `${withStates(reaction)} is run ${isAdded ? 'with a catalyst instead of without one' : 'without its catalyst instead of with it'}, at the same temperature. Pair each quantity with its change.`,
    pairs: [
      pair(rate, isAdded ? larger : smaller),
      pair(time, isAdded ? smaller : larger),
      pair(same, stays),
    ],
    exchanges: [
      {
        of: [rate, same],
        misconception: ideaOfSame(same),
        text: `A catalyst changes rates and shifts nothing. ${account}.`,
      },
      {
        of: [time, same],
        misconception: ideaOfSame(same),
        text: `A catalyst does not move the equilibrium, it changes the way there. ${account}.`,
      },
      {
        of: [rate, time],
        misconception: null,
        text: `A lower barrier makes a reaction faster. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    asked: 'the changes of the quantities',
    rule: 'A catalyst lowers the barriers of both directions and leaves K, ΔH and the mixture at equilibrium alone',
  })
})

const colors = coloredEquilibria.flatMap(({ equation, element, changes }) =>
  changes.map((one) => ({
    ...one,
    element,
    equation,
    left: `${formatEquation(equationOf(equation))}: ${one.change}`,
    partner: one.seen,
  })),
)

/** Changes of equilibria between two colors, and what is seen. */
export const colorsOfEquilibria = production('ge-m300', 'match', 'le-chatelier', (random) => {
  const pairs = sample(random, colors, 4)
  const reason = ({ change, toward, seen }: (typeof colors)[number]) =>
    `When ${change}, the equilibrium shifts toward the ${toward}, and ${seen}.`
  return pairDraft(random, {
    stem: 'FeSCN²⁺ is red, CrO₄²⁻ yellow, Cr₂O₇²⁻ orange, NO₂ brown; 2 NO₂ ⇌ N₂O₄ gives off heat. Pair each change with what is seen.',
    pairs,
    exchanges: couplesOf(pairs).map(([one, other]) => ({
      of: [one.left, other.left],
      misconception:
        one.equation !== other.equation ? null : one.kind === 'temperature' ? 'EQ16' : 'EQ5',
      text: `Two observations are exchanged. ${reason(one)} ${reason(other)}`,
    })),
    right: pairs.map(reason).join(' '),
    article: null,
  })
})

type Event = 'first' | 'second' | 'squeezed' | 'warmed'

const events: readonly Event[] = ['first', 'second', 'squeezed', 'warmed']

function eventText(event: Event, a: string, b: string): string {
  return {
    first: `more ${a} was added`,
    second: `more ${b} was added`,
    squeezed: 'the volume was halved',
    warmed: 'it was warmed up',
  }[event]
}

function accountOf(event: Event, a: string, b: string): string {
  return {
    first: `Only ${a} jumps up, and then part of it becomes ${b}`,
    second: `Only ${b} jumps up, and then part of it becomes ${a}`,
    squeezed: `Both jump to double their values, and then ${b} falls, as ${a} is fewer molecules`,
    warmed: `Nothing jumps: ${a} falls and ${b} rises slowly, as the forward reaction takes up heat`,
  }[event]
}

const STEPS = 30
const JUMP = 45
const END = 120

/**
 * The amount of A that reacts until A ⇌ B + C is at equilibrium, by halving a range; B and C may be the same.
 * @param isSame whether the two parts are the same, so that two of them form at once
 */
function reacted(
  [a, b, c]: readonly [number, number, number],
  isSame: boolean,
  constant: number,
): number {
  let [low, high] = [isSame ? -b / 2 : -Math.min(b, c), a]
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    const quotient = isSame ? (b + 2 * middle) ** 2 : (b + middle) * (c + middle)
    if (quotient < constant * (a - middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const volumes = ['Two liters', 'Four liters', 'Five liters', 'Ten liters', 'Twenty liters']

/** The smallest change of a concentration that a graph shows well, in mol/L. */
const MIN_CHANGE = 0.03

/** Concentrations of a gas that splits into two, with a change at a time. */
export const jumpInGraph = template('ge-h67', 'le-chatelier', (random) => {
  const event = pick(random, events)
  const gas = pick(random, splittingGases)
  const [one, other] = gas.parts
  const isSame = one === other
  const whole = formatFormula(gas.whole)
  const part = formatFormula(pick(random, gas.parts))
  const parts = isSame ? `2 ${part}(g)` : `${formatFormula(one)}(g) + ${formatFormula(other)}(g)`
  const [a, b] = [0.01 * integer(random, 32, 50), 0.01 * integer(random, 15, 35)]
  const constant = b ** 2 / a
  const added = 0.01 * integer(random, 25, 40)
  const jumped = {
    first: [a + added, b, b],
    second: [a, b + added, b],
    squeezed: [2 * a, 2 * b, 2 * b],
    warmed: [a, b, b],
  } as const
  const [startA, startB] = jumped[event]
  const extent = reacted(jumped[event], isSame, event === 'warmed' ? 4 * constant : constant)
  if (Math.abs(extent) < MIN_CHANGE) return null
  const after = (start: number, change: number) =>
    Array.from({ length: STEPS + 1 }, (_, index): readonly [number, number] => {
      const time = (index * (END - JUMP)) / STEPS
      return [JUMP + time, start + change * (1 - Math.exp(-time / 15))]
    })
  const figure: Figure = {
    kind: 'curves',
    of: 'concentrations',
    curves: [
      { name: whole, points: [[0, a], [JUMP, a], ...after(startA, -extent)] },
      { name: part, points: [[0, b], [JUMP, b], ...after(startB, (isSame ? 2 : 1) * extent)] },
    ],
    line: { at: JUMP, name: 't' },
  }
  const account = accountOf(event, whole, part)
  return choice<Event>({
    element: gas.element,
    badge: null,
    stem: `${pick(random, volumes)} hold ${whole}(g) ⇌ ${parts} at equilibrium; ΔH > 0 from left to right. The graph shows ${whole} and ${part}. What happened at the time t?`,
    answer: event,
    isRight: (value) => value === event,
    lures: shuffle(random, events)
      .filter((value) => value !== event)
      .map((value): Lure<Event> => ({
        value,
        misconception: ideaOf(value, event),
        why: `${accountOf(value, whole, part)}, if ${eventText(value, whole, part)}. Here it is different: ${uncapitalized(account)}.`,
      })),
    show: (value) => eventText(value, whole, part),
    right: `${capitalized(account)}.`,
    see: { article: null },
    solution: () =>
      solved(
        'the change at the time t',
        law(
          'What is added jumps up alone; half the volume doubles all concentrations; another temperature makes nothing jump. Then both move to the new equilibrium',
        ),
        outcome(eventText(event, whole, part)),
      ),
    figure,
  })
})

/** The idea that takes a curve that rises for a substance that was added. */
function ideaOf(value: Event, event: Event): MisconceptionId | null {
  if (value === 'second') return 'EQ18'
  return value === 'first' && event !== 'warmed' ? 'EQ18' : null
}

/** The idea behind a change of something that a catalyst leaves alone. */
function ideaOfSame(same: string): MisconceptionId {
  if (same === 'K') return 'EQ6'
  return same === 'ΔH' ? 'GE9' : 'EQ7'
}

/** Conditions of a process of industry and the reasons for them. */
export const conditionsOfProcess = production('ge-h300', 'match', 'le-chatelier', (random) => {
  const process = pick(random, industrialProcesses)
  const { name, equation, element, heat, pressure, catalyst, removal } = process
  const order = shuffle(random, [heat, pressure, catalyst, removal])
  const pairs = order.map(({ condition, reason }) => ({
    left: condition,
    partner: reason,
    element,
  }))
  const idea = (one: string, other: string): MisconceptionId | null => {
    const both = new Set([one, other])
    return both.has(catalyst.condition) && !both.has(heat.condition) ? 'EQ7' : null
  }
  return pairDraft(random, {
    stem: `${capitalized(name)} is ${formatEquation(equationOf(equation))} and gives off heat. Pair each condition with its reason.`,
    pairs,
    exchanges: couplesOf(pairs).map(([one, other]) => ({
      of: [one.left, other.left],
      misconception: idea(one.left, other.left),
      text: `Two reasons are exchanged. ${capitalized(one.left)}: ${one.partner}. ${capitalized(other.left)}: ${other.partner}.`,
    })),
    right: pairs.map(({ left, partner }) => `${capitalized(left)}: ${partner}.`).join(' '),
    article: null,
    asked: 'the reasons for the conditions',
    rule: 'Heat works against the yield and for the rate, pressure helps the side with fewer molecules of gas, a catalyst changes rates alone, and what is taken away is made again',
  })
})
