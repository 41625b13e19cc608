import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

type Cause = {
  readonly pollutant: string
  readonly element: ElementSymbol
  /** Where more of it comes from. */
  readonly source: string
  readonly changes: readonly string[]
  /** Pollutants that such a change might give more of, too. */
  readonly alike: readonly string[]
}

/**
 * AQA GCSE Chemistry (8462, sections 4.9.2 and 4.9.3) and Edexcel GCSE Chemistry (1CH0, topic 8), which agree on the sources. The
 * conditions on the side keep the other pollutants as they were.
 */
const causes: readonly Cause[] = [
  {
    pollutant: 'carbon monoxide',
    element: 'C',
    source: 'More carbon monoxide comes from a fuel that burns with too little air',
    changes: [
      'The air inlet of a gas boiler is half blocked',
      'An engine gets less air for the same gasoline',
      'The burner of a gas stove gets less air for the same gas',
    ],
    alike: ['methane', 'soot'],
  },
  {
    pollutant: 'sulfur dioxide',
    element: 'S',
    source: 'More sulfur dioxide comes from more sulfur in what burns',
    changes: [
      'A power station takes coal with more sulfur',
      'A ship takes a fuel oil with more sulfur',
      'Sulfur is no longer removed from a diesel fuel',
      'A smelter roasts more ore of zinc sulfide',
    ],
    alike: [],
  },
  {
    pollutant: 'nitrogen oxides',
    element: 'N',
    source:
      'More nitrogen oxides come from a hotter flame, where nitrogen and oxygen of the air combine',
    changes: [
      'An engine burns the same fuel hotter than before',
      'A furnace burns the same gas at a higher temperature',
      'The flame of a gas turbine is made hotter',
      'A diesel engine runs hotter with enough air',
    ],
    alike: [],
  },
  {
    pollutant: 'methane',
    element: 'H',
    source: 'More methane comes from cattle, rice fields and landfills',
    changes: [
      'A landfill takes in more kitchen waste',
      'A farm keeps more cattle',
      'A valley is planted with more rice',
      'Food waste goes to a landfill and no longer to compost',
    ],
    alike: ['carbon dioxide', 'nitrogen oxides'],
  },
  {
    pollutant: 'carbon dioxide',
    element: 'O',
    source: 'More carbon dioxide comes from more fuel with carbon that burns completely',
    changes: [
      'A heater burns more natural gas, with enough air and no hotter',
      'A boiler burns more ethanol, with enough air and no hotter',
    ],
    alike: ['methane', 'nitrogen oxides'],
  },
  {
    pollutant: 'soot',
    element: 'O',
    source: 'More soot comes from a fuel that burns with far too little air',
    changes: [
      'The flame of a burner turns from blue to yellow and blackens a glass',
      'A diesel engine begins to give off black smoke',
    ],
    alike: ['carbon monoxide', 'methane'],
  },
]

/** The pollutant of which a change gives more. */
export const pollutantOfChange = template('ge-m702', 'pollution', (random) => {
  const answer = pick(random, causes)
  const { pollutant, source, changes, alike } = answer
  const others = causes.filter(
    (other) => other.pollutant !== pollutant && !alike.includes(other.pollutant),
  )
  const lures = others.length > 3 ? sample(random, others, 3) : others
  return choice<string>({
    element: answer.element,
    badge: null,
    stem: `${pick(random, changes)}. ${pick(random, ['Which pollutant does that increase?', 'Of which pollutant does that give more?'])}`,
    answer: pollutant,
    isRight: (value) => value === pollutant,
    lures: lures.map((other): Lure<string> => ({
      value: other.pollutant,
      misconception: 'EA11',
      why: `${other.source}. ${source}.`,
    })),
    right: `${source}.`,
    see: { article: null },
  })
})
