import {
  aufbauConfiguration,
  capacity,
  configurationOf,
  type Subshell,
  unpairedElectrons,
} from '#chemistry/electrons/configurations.ts'
import { orbitalCount } from '#chemistry/electrons/subshells.ts'
import {
  element,
  elementByNumber,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { integer } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { cardOf } from '#quiz/templates/production/building/cards.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { counted, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

const KRYPTON = 36
const SHORTEST = 6
const LONGEST = 12

/** Unpaired electrons of the elements to krypton, measured and as misconceptions have them. */
const counts = elements
  .filter(({ atomicNumber }) => atomicNumber <= KRYPTON)
  .map(({ symbol, atomicNumber }) => ({
    symbol,
    unpaired: unpairedElectrons(configurationOf(symbol)),
    byRule: unpairedElectrons(aufbauConfiguration(atomicNumber)),
    pairedFirst: pairedFirst(configurationOf(symbol)),
    isOverHalf: configurationOf(symbol).some(isOverHalf),
  }))

/** Unpaired electrons if every orbital were filled with two before the next one gets any. */
function pairedFirst(subshells: readonly Subshell[]): number {
  return subshells.filter(({ electrons }) => electrons % 2 === 1).length
}

/** Whether a subshell has unpaired electrons although some of its orbitals are full. */
function isOverHalf({ l, electrons }: Subshell): boolean {
  return electrons > orbitalCount(l) && electrons < capacity(l)
}

/** All elements of a stretch of the table with so many unpaired electrons. */
export const withUnpaired = production('ec-h24', 'table', 'unpaired-electrons', (random) => {
  const from = integer(random, 3, KRYPTON - SHORTEST + 1)
  const to = Math.min(KRYPTON, from + integer(random, SHORTEST, LONGEST) - 1)
  const wanted = integer(random, 1, 4)
  const stretch = counts.slice(from - 1, to)
  const pickedBy = (key: 'unpaired' | 'byRule' | 'pairedFirst'): readonly ElementSymbol[] =>
    stretch.filter((one) => one[key] === wanted).map(({ symbol }) => symbol)
  const answer = pickedBy('unpaired')
  if (answer.length === 0 || answer.length > 5) return null
  const solution = `By Hund’s rule ${listed(answer.map(nameOf))} ${answer.length === 1 ? 'has' : 'have'} ${counted(wanted, 'unpaired electron')}.`
  const [first, last] = [elementByNumber(from), elementByNumber(to)]
  if (first === undefined || last === undefined) return null
  const exceptions = stretch.filter(({ unpaired, byRule }) => unpaired !== byRule)
  const draft = tableDraft({
    answer,
    stem: `Pick all elements from ${nameOf(first.symbol)} (${from}) to ${nameOf(last.symbol)} (${to}) whose atoms have exactly ${counted(wanted, 'unpaired electron')} in the ground state.`,
    slips: [
      {
        value: pickedBy('byRule'),
        misconception: 'EC3',
        text: `That follows the filling order, but ${listed(exceptions.map(({ symbol }) => nameOf(symbol)))} ${exceptions.length === 1 ? 'is an exception' : 'are exceptions'} with one 4s electron. ${solution}`,
      },
      {
        value: pickedBy('pairedFirst'),
        misconception: 'EC6',
        text: `That pairs electrons up as soon as possible, but they spread over orbitals of equal energy first. ${solution}`,
      },
      {
        value: stretch
          .filter(({ symbol }) => element(symbol).electronsPerShell.at(-1) === wanted)
          .map(({ symbol }) => symbol),
        misconception: 'EC17',
        text: `Those have ${counted(wanted, 'outer electron')}, but outer electrons may be paired. ${solution}`,
      },
      {
        value: stretch
          .filter((one) => one.unpaired === wanted && !one.isOverHalf)
          .map(({ symbol }) => symbol),
        misconception: null,
        text: `Those belong, but a subshell that is more than half full has unpaired electrons as well. ${solution}`,
      },
    ],
    solution: () =>
      workedComparison(
        `the elements with ${counted(wanted, 'unpaired electron')}`,
        'Each orbital of a subshell takes one electron before any takes a second',
        stretch.map((one) => [element(one.symbol).name, `${one.unpaired} unpaired`]),
        answer.length === 1 ? cardOf(answer[0] ?? '') : answer.join(', '),
      ),
    right: solution,
    see: { elements: answer, article: 'electron-shells-and-orbitals' },
  })
  // Stretches in which two misconceptions would pick wrong elements tell most.
  return draft === null || draft.corrections.length < 2 ? null : draft
})
