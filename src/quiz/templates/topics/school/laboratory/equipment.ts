import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { apparatus, pictograms } from '#chemistry/laboratory/apparatus.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { factsDraft, mistakeBetween } from '#quiz/templates/topics/school/building/facts.ts'

/** Apparatus and its jobs. */
export const apparatusAndJobs = production('ge-e251', 'match', 'lab-equipment', (random) =>
  factsDraft(random, {
    stem: 'Pair each piece of apparatus with its job.',
    facts: apparatus.map(({ name, job, element, measures }) => ({
      left: capitalized(name),
      partner: job,
      element,
      measures,
      isFlask: name === 'conical flask',
      reason: `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name} ${job}.`,
    })),
    count: pick(random, [4, 5]),
    mistake: (one, other) =>
      (one.isFlask && other.measures) || (other.isFlask && one.measures) ? 'LA7' : null,
  }),
)

/** An element of a substance that often has the pictogram; it stands on the badge only. */
const elements: readonly ElementSymbol[] = ['N', 'H', 'O', 'Ar', 'Na', 'Cl', 'Cu', 'Cr', 'Ag']

/** Pictograms and their meanings. */
export const pictogramsAndMeanings = production('ge-e252', 'match', 'hazard-symbols', (random) =>
  factsDraft(random, {
    stem: 'Pair each hazard pictogram with what it warns of.',
    facts: pictograms.map(({ symbol, meaning }, place) => ({
      left: capitalized(symbol),
      partner: meaning,
      element: elements[place] ?? 'H',
      reason: `“${capitalized(symbol)}” means ${meaning}.`,
    })),
    count: pick(random, [4, 5]),
    mistake: mistakeBetween(
      [
        ['Flame', 'Flame over a circle', 'LA8'],
        ['Skull and crossbones', 'Exclamation mark', 'LA8'],
        ['Skull and crossbones', 'Person with a star on the chest', 'LA8'],
        ['Exclamation mark', 'Person with a star on the chest', 'LA8'],
      ],
      null,
    ),
  }),
)

type Work = {
  readonly task: (detail: string) => string
  readonly details: readonly (readonly [text: string, element: ElementSymbol])[]
  readonly steps: readonly [string, string, string, string, string]
  readonly account: string
  /** The idea behind an exchange of steps; null for a slip. */
  readonly misconception: MisconceptionId | null
}

const works: readonly Work[] = [
  {
    task: (detail) => `making up a solution of ${detail}`,
    details: [
      ['sodium carbonate', 'Na'],
      ['potassium iodate', 'I'],
      ['copper(II) sulfate', 'Cu'],
      ['oxalic acid', 'C'],
      ['sodium chloride', 'Cl'],
    ],
    steps: [
      'weigh the solid',
      'dissolve it in a beaker with some water',
      'rinse it all into the volumetric flask',
      'fill up to the mark',
      'stopper and turn over to mix',
    ],
    misconception: 'LA7',
    account:
      'The solid dissolves first, and the mark is filled up to once everything is in the flask',
  },
  {
    task: (detail) => `a titration of ${detail} with sodium hydroxide`,
    details: [
      ['hydrochloric acid', 'Cl'],
      ['nitric acid', 'N'],
      ['ethanoic acid', 'C'],
      ['sulfuric acid', 'S'],
    ],
    steps: [
      'rinse the burette with the hydroxide',
      'fill it and read the start',
      'pipette the acid and add indicator',
      'add hydroxide until the color changes',
      'read the end',
    ],
    misconception: null,
    account:
      'What stays in a burette would dilute the hydroxide, so it is rinsed before it is filled and read',
  },
]

/** The steps of a piece of work in the laboratory. */
function workDraft(random: Random, stemOf: (task: string, shown: string) => string) {
  const { task, details, steps, account, misconception } = pick(random, works)
  const [detail, element] = pick(random, details)
  const [first, second, third, fourth, fifth] = steps
  return orderedCards(random, {
    element,
    items: steps,
    card: (step) => step,
    ends: ['first', 'last'],
    stemOf: ([shown = '']) => stemOf(task(detail), shown),
    wrong: [
      {
        order: [first, fourth, second, third, fifth],
        misconception,
        why: `“${capitalized(fourth)}” comes too early. ${account}.`,
      },
      {
        order: [first, second, third, fifth, fourth],
        misconception: null,
        why: `The last two steps are exchanged. ${account}.`,
      },
      {
        order: [second, first, third, fourth, fifth],
        misconception: null,
        why: `The first two steps are exchanged. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
}

/** The steps of a piece of work in the laboratory. */
export const stepsOfWork = production('ge-m253', 'order', 'lab-equipment', (random) =>
  workDraft(
    random,
    (task, shown) => `Put the steps of ${task} into order; “${shown}” lies in front.`,
  ),
)

/** The same, in words that nobody takes for a hint at the order. */
export const mixedStepsOfWork = nextProduction(stepsOfWork, (random) =>
  workDraft(
    random,
    (task, shown) => `Order the steps of ${task}; mixed, the cards begin with “${shown}”.`,
  ),
)
