import { formatIon } from '#chemistry/compounds/formulas.ts'
import { configurationOf } from '#chemistry/electrons/configurations.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

/** An element of the d-block with its usual ion, and how many electrons that has in the d subshell. */
type Case = { readonly symbol: ElementSymbol; readonly charge: number; readonly inIon: number }

/** Those of which the atom and the ion lead to different answers, or both to no. */
const cases: readonly (readonly Case[])[] = [
  [
    { symbol: 'Sc', charge: 3, inIon: 0 },
    { symbol: 'Y', charge: 3, inIon: 0 },
  ],
  [
    { symbol: 'Cu', charge: 2, inIon: 9 },
    { symbol: 'Pd', charge: 2, inIon: 8 },
    { symbol: 'Au', charge: 3, inIon: 8 },
  ],
  [
    { symbol: 'Zn', charge: 2, inIon: 10 },
    { symbol: 'Cd', charge: 2, inIon: 10 },
  ],
]

/** A verdict with its reason. `holds` is whether the reason decides by the definition of IUPAC. */
type Verdict = {
  readonly sentence: string
  readonly holds: boolean
  readonly misconception: MisconceptionId | null
  readonly why: string
}

const FULL = 10

/** Asks whether an element counts as a transition metal, and why: by its atom or by its ion. */
export const transitionMetalReason = template('cl-h9', 'class-reasons', (random) => {
  const { symbol, charge, inIon } = pick(random, pick(random, cases))
  const { name } = element(symbol)
  const inAtom = configurationOf(symbol).findLast(({ l }) => l === 'd')?.electrons ?? 0
  const ion = formatIon(symbol, charge)
  const isByAtom = inAtom < FULL
  const isByIon = inIon > 0 && inIon < FULL
  const fact = `An atom of ${nameOf(symbol)} has ${counted(inAtom, 'd electron')} in its last d subshell, the ion ${ion} ${inIon === 0 ? 'none' : inIon}`
  const verdicts: readonly Verdict[] = [
    {
      sentence: 'Yes: the d subshell of its atom is incomplete.',
      holds: isByAtom,
      misconception: inIon === FULL ? null : 'EC3',
      why: `The ten places of the subshell are all taken in the atom. ${fact}.`,
    },
    ...(inIon === 0
      ? []
      : [
          {
            sentence: `Yes: the d subshell of ${ion} is incomplete.`,
            holds: isByIon,
            misconception: 'EC4' as const,
            why: `The ion has lost its s electrons and none of the d subshell. ${fact}.`,
          },
        ]),
    {
      sentence: 'Yes: the d-block of the table contains it.',
      holds: false,
      misconception: 'CL5',
      why: `The place is not enough: atom or ion must have an incomplete d subshell. ${fact}.`,
    },
    {
      sentence: 'Yes: the metal is outside groups 1 and 2.',
      holds: false,
      misconception: 'CL15',
      why: `Aluminum and lead are such metals, too, and no transition metals. ${fact}.`,
    },
    {
      sentence: 'No: the d subshell is full in atom and ion.',
      holds: !isByAtom && inIon === FULL,
      misconception: null,
      why: `A d subshell is full with ten electrons. ${fact}.`,
    },
    ...(inIon === 0
      ? [
          {
            sentence: `No: the ion ${ion} has no d electrons left.`,
            holds: false,
            misconception: null,
            why: `That is true of the ion, but the atom alone is enough. ${fact}.`,
          },
        ]
      : []),
  ]
  const answer = verdicts.find(({ holds }) => holds)
  if (answer === undefined) return null
  return choice<Verdict>({
    element: symbol,
    stem: `By the definition of IUPAC, is ${nameOf(symbol)} a transition metal, and for what reason?`,
    answer,
    isRight: ({ holds }) => holds,
    show: ({ sentence }) => sentence,
    lures: shuffle(random, verdicts)
      .filter(({ holds }) => !holds)
      .map((verdict) => ({
        value: verdict,
        misconception: verdict.misconception,
        why: verdict.why,
      })),
    right: `A transition metal has an incomplete d subshell in its atom or in an ion that it forms. ${fact}, so ${name.toLowerCase()} ${isByAtom || isByIon ? 'is one' : 'is not one'}.`,
    see: { elements: [symbol], article: 'electron-shells-and-orbitals' },
    solution: () =>
      solved(
        'the verdict and its reason',
        known(`Electrons in the last d subshell of ${symbol}`, exact(inAtom)),
        law(
          'By IUPAC a transition metal has an incomplete d subshell, with fewer than ten electrons but not empty, in its atom or in an ion that it forms',
        ),
        known(`Electrons in that subshell of ${ion}`, exact(inIon)),
        outcome(answer.sentence),
      ),
  })
})
