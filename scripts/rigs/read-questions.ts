import { drawQuestion, type Question } from '#quiz/question.ts'
import { templates } from '#quiz/templates/whole-bank.ts'

import { answerFaults } from './read-questions/answers.ts'
import { wrongSumsIn } from './read-questions/sums.ts'
import { textsOf, wrongNumbersOf, wrongOf } from './read-questions/texts.ts'
import { faultsOf } from './read-questions/wording.ts'
import { unbalancedIn } from './read-questions/written-equations.ts'

/**
 * Reads every text of many questions as an independent reader: whether equations are balanced, calculations right from
 * the figures that are shown, options different, answers in their unit, corrections there and none of them telling the
 * wrong answer. `node scripts/rigs/read-questions.ts [seeds] [template]` prints each fault of a template with two examples.
 */

const SEEDS = Number(process.argv[2] ?? 500)
const only = process.argv[3]

/** Templates that show equations to balance, or options that are not balanced on purpose. */
const WITH_OPEN_EQUATIONS: ReadonlySet<string> = new Set(
  'ge-m2 ge-m3 ge-m21 ge-h32 ch-h24 ch-m42 ch-m250 ch-m254 ch-m260'.split(' '),
)

/** Of all wrong options at most this share has no correction. */
const MAX_BARE = 0.03

type Fault = { readonly fault: string; readonly example: string }

let [read, wrong, bare, found] = [0, 0, 0, 0]
for (const template of templates.filter(({ id }) => only === undefined || id === only)) {
  const faults = new Map<string, string[]>()
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const question = drawQuestion(template, seed)
    if (question === null) continue
    read += 1
    const all = wrongOf(question)
    wrong += all.length
    bare += all.filter(({ text }) => text === null).length
    for (const { fault, example } of faultsIn(question)) {
      faults.set(fault, [...(faults.get(fault) ?? []), `${question.id}: ${example}`])
    }
  }
  for (const [fault, examples] of faults) {
    found += examples.length
    process.stdout.write(`${template.id} ${fault} (${examples.length})\n`)
    for (const example of [...new Set(examples)].slice(0, 2)) {
      process.stdout.write(`    ${example}\n`)
    }
  }
}
const share = bare / Math.max(1, wrong)
process.stdout.write(
  `${read} questions, ${found} faults, ${(100 * share).toFixed(2)}% of ${wrong} wrong answers without a correction\n`,
)
if (found > 0 || share > MAX_BARE) process.exitCode = 1

function faultsIn(question: Question): readonly Fault[] {
  const isOpen = WITH_OPEN_EQUATIONS.has(question.id.split('.')[0] ?? '')
  return [
    ...textsOf(question).flatMap(({ where, text }) => [
      ...faultsOf(text).map((fault) => ({ fault, example: text })),
      ...wrongSumsIn(text).map((example) => ({ fault: 'a calculation that is wrong', example })),
      ...(isOpen && (where === 'stem' || where === 'option') ? [] : unbalancedIn(text)).map(
        (example) => ({ fault: 'an equation that is not balanced', example }),
      ),
    ]),
    ...wrongNumbersOf(question).flatMap((given) =>
      faultsOf(given).map((fault) => ({ fault, example: given })),
    ),
    ...answerFaults(question),
  ]
}
