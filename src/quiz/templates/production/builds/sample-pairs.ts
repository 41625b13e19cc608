import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { production, type ProductionTemplate } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'

import { couplesOf, pairDraft } from './pairs.ts'

/** The form of an element at room temperature. */
type Sample = {
  readonly id: string
  readonly text: string
  readonly symbols: readonly ElementSymbol[]
}

const samples: readonly Sample[] = [
  { id: 'gas-2', text: 'gas of two-atom molecules', symbols: ['H', 'N', 'O', 'F', 'Cl'] },
  { id: 'gas-1', text: 'gas of single atoms', symbols: ['He', 'Ne', 'Ar', 'Kr', 'Xe'] },
  { id: 'liquid-2', text: 'liquid of two-atom molecules', symbols: ['Br'] },
  { id: 'liquid-metal', text: 'liquid metal', symbols: ['Hg'] },
  { id: 'solid-2', text: 'solid of two-atom molecules', symbols: ['I'] },
  { id: 'solid-8', text: 'solid of eight-atom molecules', symbols: ['S'] },
  { id: 'solid-metal', text: 'solid metal', symbols: ['Na', 'Al', 'Fe', 'Cu', 'Ag', 'Zn', 'Pb'] },
]

/** Which two are exchanged, by which misconception, and why that is wrong. */
const confused: readonly {
  readonly of: readonly [string, string]
  readonly misconception: MisconceptionId
  readonly why: string
}[] = [
  {
    of: ['gas-2', 'gas-1'],
    misconception: 'PH8',
    why: 'Only the noble gases are gases of single atoms.',
  },
  {
    of: ['liquid-metal', 'solid-metal'],
    misconception: 'PH4',
    why: 'Mercury is the metal that is liquid at room temperature.',
  },
  {
    of: ['liquid-2', 'solid-2'],
    misconception: 'PH6',
    why: `Bromine melts at ${degrees('Br', 'meltingPoint')} and iodine at ${degrees('I', 'meltingPoint')}.`,
  },
  {
    of: ['solid-2', 'solid-8'],
    misconception: 'PH8',
    why: 'Iodine forms molecules I₂ and sulfur rings S₈.',
  },
  {
    of: ['liquid-2', 'liquid-metal'],
    misconception: 'PH4',
    why: 'Bromine is a non-metal of molecules Br₂, mercury a metal.',
  },
  {
    of: ['gas-2', 'liquid-2'],
    misconception: 'PH6',
    why: `Bromine boils at ${degrees('Br', 'boilingPoint')}, above room temperature.`,
  },
]

/** A point of an element in whole degrees: '−7 °C'. */
function degrees(symbol: ElementSymbol, point: 'meltingPoint' | 'boilingPoint'): string {
  return `${Math.round(element(symbol)[point] ?? Number.NaN)} °C`.replace('-', '\u2212')
}

/** Elements and their form at room temperature. */
const elementsAndSamples = production('ph-m41', 'match', 'elemental-molecules', (random) => {
  const drawn = shuffle(random, samples)
    .slice(0, 5)
    .map((sample) => ({ ...sample, symbol: pick(random, sample.symbols) }))
  const nameOf = ({ symbol }: (typeof drawn)[number]) => element(symbol).name
  return pairDraft(random, {
    stem: 'Pair each element with its state and its particles at 25 °C.',
    pairs: drawn.map((one) => ({ left: nameOf(one), partner: one.text, element: one.symbol })),
    exchanges: couplesOf(drawn).flatMap(([one, other]) => {
      const found = confused.find(({ of }) => of.includes(one.id) && of.includes(other.id))
      if (found === undefined) return []
      return [
        {
          of: [nameOf(one), nameOf(other)] as const,
          misconception: found.misconception,
          text: `${nameOf(one)} and ${nameOf(other).toLowerCase()} are exchanged. ${found.why}`,
        },
      ]
    }),
    right: capitalized(
      `${drawn.map((one) => `${nameOf(one).toLowerCase()} is a ${one.text}`).join(', ')}.`,
    ),
    article: 'elements-molecules-compounds',
  })
})

/** Pairs of elements and their samples. */
export const samplePairs: readonly ProductionTemplate[] = [elementsAndSamples]
