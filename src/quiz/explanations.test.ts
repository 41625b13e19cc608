import { expect, test } from 'vitest'

import { drawQuestion, type Question } from './question.ts'
import type { Template } from './template.ts'
import { templates } from './templates/whole-bank.ts'

const SEEDS = 50

/** To make the questions of a template again for each test takes most of the time. */
const drawn = new Map<Template, readonly Question[]>()

/** A multiplication or division of two numbers with their units, and its result, in the same unit and without powers of ten. */
const STEP =
  /(?<![×/÷+−=(\d.\u202f] ?)(−?\d[\d.\u202f]*)(?: ?(?!× 10)[a-zA-Z%°/·³]+)? ([×/÷]) (−?\d[\d.\u202f]*)(?: ?[a-zA-Z%°/·³]+)? = (−?\d[\d.\u202f]*)(?![\d.\u202f]| × 10| mmol)/g

/** One thing with a noun or a verb for several. */
const ONE_AS_SEVERAL =
  /(?<![.\d,−] ?|and )\b1 (electrons|protons|neutrons|moles|atoms|molecules|ions|halvings|decays|pairs|bonds|orbitals|shells)\b|\bother 1 |\bonly 1 are\b/

test.each(templates.map((template) => [`${template.id}.${template.version}`, template] as const))(
  '%s: the steps of an explanation lead from the figures shown to the result shown',
  (_, template) => {
    const broken = questionsOf(template).flatMap(({ explanation }) =>
      Array.from(explanation.matchAll(STEP))
        .filter(([, first = '', sign, second = '', result = '']) => {
          const [one, other, shown] = [numberOf(first), numberOf(second), numberOf(result)]
          const exact = sign === '×' ? one * other : one / other
          return !(Math.abs(exact - shown) <= 0.5001 * lastPlace(result))
        })
        .map(([step]) => step),
    )
    expect(broken.slice(0, 3)).toEqual([])
  },
)

test.each(templates.map((template) => [`${template.id}.${template.version}`, template] as const))(
  '%s: one thing has the noun and the verb of one',
  (_, template) => {
    const broken = questionsOf(template)
      .flatMap(textsOf)
      .filter((text) => ONE_AS_SEVERAL.test(text))
    expect(broken.slice(0, 3)).toEqual([])
  },
)

test.each(templates.map((template) => [`${template.id}.${template.version}`, template] as const))(
  '%s: sentences begin with a capital letter, and clauses behind a semicolon with a small one',
  (_, template) => {
    const broken = questionsOf(template)
      .flatMap(textsOf)
      .filter((text) => /(?:^|[.!?] )[a-z]{3}|; (?:When|In|The|A|If) /.test(text))
    expect(broken.slice(0, 3)).toEqual([])
  },
)

/** The texts of a question in sentences, those of its parts too. */
function textsOf(question: Question): readonly string[] {
  const corrections =
    question.type === 'mcq'
      ? question.feedback.map((entry) => entry?.text ?? '')
      : question.corrections.map(({ text }) => text)
  const parts =
    question.type === 'steps'
      ? question.parts.flatMap(({ ask, right, corrections: own }) => [
          ask,
          right,
          ...own.map(({ text }) => text),
        ])
      : []
  return [question.question, question.explanation, ...corrections, ...parts]
}

function questionsOf(template: Template): readonly Question[] {
  const known = drawn.get(template)
  if (known !== undefined) return known
  const questions = Array.from({ length: SEEDS }, (_, seed) => drawQuestion(template, seed)).filter(
    (question) => question !== null,
  )
  drawn.set(template, questions)
  return questions
}

function numberOf(text: string): number {
  return Number(plain(text).replace('−', '-'))
}

/** The value of one unit of the last figure shown: 0.01 in 2.50, 10 in 450. */
function lastPlace(text: string): number {
  const [whole = '', decimals] = plain(text).split('.')
  if (decimals !== undefined) return 10 ** -decimals.length
  return 10 ** (/0*$/.exec(whole)?.[0].length ?? 0)
}

/** Without thin spaces and the full stop of the sentence. */
function plain(text: string): string {
  return text.replaceAll('\u202f', '').replace(/\.$/, '')
}
