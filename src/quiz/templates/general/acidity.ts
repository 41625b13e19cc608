import {
  type Electrolyte,
  strongAcids,
  strongBases,
  weakAcids,
  weakBases,
} from '#chemistry/acids.ts'
import { formatFormula } from '#chemistry/formulas.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'

type Sample = Electrolyte & { readonly acidity: number }

export const mostAcidic: Template = {
  id: 'ge-e4',
  version: 1,
  category: 'general',
  difficulty: 'easy',
  skill: 'ph-scale',
  fitsDuel: true,
  draw(random) {
    const asksAcidic = random() < 0.5
    const samples = drawSamples(random)
    const ordered = samples.toSorted((a, b) =>
      asksAcidic ? a.acidity - b.acidity : b.acidity - a.acidity,
    )
    const [answer, ...others] = ordered
    if (answer === undefined) return null
    const word = asksAcidic ? 'acidic' : 'basic'
    const extreme = asksAcidic ? 'lowest' : 'highest'
    return worded({
      element: answer.element,
      stem: `Which of these dilute solutions is the most ${word}?`,
      answer: written(answer),
      isRight: (text) => valueIn(text) === valueIn(written(answer)),
      lures: others.toReversed().map((other) => ({
        value: written(other),
        misconception: 'GE5',
        why: `The solution of ${other.name} has pH ${ph(other)}. The ${extreme} pH, ${ph(answer)}, is the most ${word}, whatever the substance is called.`,
      })),
      right: `The ${extreme} pH is the most ${word}: ${ph(answer)}. Values below 7 are acidic, values above 7 basic.`,
      see: { article: 'acids-and-bases-ph-scale' },
    })
  },
}

/** Two acids and two bases, at least half a unit apart, strong ones not always in front. */
function drawSamples(random: Random): Sample[] {
  const acids = [pick(random, strongAcids), pick(random, weakAcids.slice(0, 3))]
  const bases = [pick(random, strongBases), pick(random, weakBases)]
  const acidPh = sample(random, [2.4, 3.1, 3.7, 4.3, 4.9, 5.6], 2)
  const basePh = sample(random, [8.6, 9.3, 9.9, 10.5, 11.2], 2)
  return shuffle(random, [
    ...acids.map((entry, index) => ({
      ...entry,
      acidity: (acidPh[index] ?? 3) + integer(random, 0, 2) / 10,
    })),
    ...bases.map((entry, index) => ({
      ...entry,
      acidity: (basePh[index] ?? 9) + integer(random, 0, 2) / 10,
    })),
  ])
}

function ph({ acidity }: Sample): string {
  return formatNumber(acidity, { decimals: 1 })
}

function written(entry: Sample): string {
  return `${formatFormula(entry.formula)}, pH ${ph(entry)}`
}

function valueIn(text: string): number {
  return Number(/pH ([\d.]+)$/.exec(text)?.[1])
}
