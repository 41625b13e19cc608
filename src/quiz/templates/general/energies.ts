import { catalyses } from '#chemistry/catalysts.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/names.ts'

const category = 'general'

/** What a catalyst does and does not change, in two sets of words. */
const effects = [
  {
    right: 'the activation energy',
    heat: 'the reaction energy ΔH',
    amount: 'the equilibrium amounts',
    itself: 'its own mass for good',
  },
  {
    right: 'the path of the reaction',
    heat: 'the heat that is released',
    amount: 'the position of equilibrium',
    itself: 'its own amount in the end',
  },
] as const

export const effectOfCatalyst: Template = {
  id: 'ge-m8',
  version: 1,
  category,
  difficulty: 'medium',
  skill: 'energetics',
  fitsMatch: false,
  draw(random) {
    const { catalyst, element: symbol, process } = pick(random, catalyses)
    const { right, heat, amount, itself } = pick(random, effects)
    const fact = `${capitalized(catalyst)} opens a path with a lower activation energy`
    return worded({
      element: symbol,
      stem: `${process} is catalyzed by ${catalyst}. What does the catalyst change?`,
      answer: right,
      isRight: (text) => /activation|path/.test(text),
      lures: [
        {
          value: heat,
          misconception: 'GE9',
          why: `The energy of the start and end substances stays the same, so ΔH does too. ${fact}.`,
        },
        {
          value: amount,
          misconception: 'GE9',
          why: `A catalyst speeds up both directions alike, so equilibrium is reached sooner but stays the same. ${fact}.`,
        },
        {
          value: itself,
          misconception: 'GE9',
          why: `A catalyst takes part but is formed again, so its amount is the same at the end. ${fact}.`,
        },
      ],
      right: `${fact} and comes out unchanged; ΔH and the equilibrium stay the same.`,
      see: { article: 'how-catalysts-work' },
    })
  },
}

export const reverseActivation: Template = {
  id: 'ge-h7',
  version: 1,
  category,
  difficulty: 'hard',
  skill: 'energetics',
  fitsMatch: false,
  draw(random) {
    const { catalyst, element: symbol } = pick(random, catalyses)
    const change = pick(random, [-90, -75, -60, -45, -30, 30, 45, 60, 75])
    const forward = pick(random, [120, 135, 150, 165, 180])
    const lowering = random() < 0.5 ? 0 : pick(random, [20, 25, 35, 40])
    const answer = forward - change - lowering
    const step = lowering === 0 ? '' : ` − ${lowering}`
    const account = `The way back over the same summit takes ${forward} ${change > 0 ? '−' : '+'} ${Math.abs(change)}${step} = ${answer} kJ/mol`
    if (answer < 40 || forward - lowering < 60) return null
    return numeric({
      element: symbol,
      stem:
        lowering === 0
          ? `A reaction on ${catalyst} has the activation energy ${forward} kJ/mol and ΔH = ${signed(change)} kJ/mol. What is the activation energy of the reverse reaction?`
          : `A reaction has the activation energy ${forward} kJ/mol and ΔH = ${signed(change)} kJ/mol. ${capitalized(catalyst)} as a catalyst lowers it by ${lowering} kJ/mol. What is the reverse activation energy then?`,
      answer,
      isRight: (value) => value + change === forward - lowering,
      lures: [
        {
          value: forward + change - lowering,
          misconception: 'GE10',
          why: `ΔH was added instead of taken away. ${account}.`,
        },
        {
          value: answer + lowering,
          misconception: 'GE9',
          why: `The catalyst lowers the summit for both directions, by ${lowering} kJ/mol each. ${account}.`,
        },
        {
          value: forward - lowering,
          misconception: 'GE10',
          why: `The two directions start from different energies, ${formatNumber(Math.abs(change))} kJ/mol apart. ${account}.`,
        },
        {
          value: Math.abs(change),
          misconception: 'GE10',
          why: `That is only the difference between start and end. The summit lies higher. ${account}.`,
        },
      ],
      fill: shuffle(random, [-45, -30, -15, 15, 30, 45]).map((other) => answer + other),
      show: (value) => `${formatNumber(value)} kJ/mol`,
      right: `${account}.`,
      see: { article: 'how-catalysts-work' },
    })
  },
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value)}`
}
