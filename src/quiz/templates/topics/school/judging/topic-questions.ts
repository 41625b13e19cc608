import {
  makeQuestion,
  type McqQuestion,
  type ProductionQuestionOf,
  type Question,
} from '#quiz/question.ts'
import type { ProductionKind } from '#quiz/task.ts'
import type { Template } from '#quiz/template.ts'

/** Questions of each template that a judge looks at. */
const SEEDS = 300

type QuestionOf<Kind extends ProductionKind | 'mcq'> = Kind extends ProductionKind
  ? ProductionQuestionOf<Kind>
  : McqQuestion

/** Draws the questions of the templates of a topic, for judges. */
export function questionsOfTopic(templates: readonly Template[]) {
  function texts(id: string): readonly Question[] {
    const versions = templates.filter((one) => one.id === id)
    if (versions.length === 0) throw new RangeError(`No template ${id}.`)
    return versions.flatMap((template) =>
      Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)),
    )
  }

  function of<Kind extends ProductionKind | 'mcq'>(
    id: string,
    kind: Kind,
  ): readonly QuestionOf<Kind>[] {
    const isOfKind = (question: Question): question is Extract<Question, QuestionOf<Kind>> =>
      question.type === kind
    return texts(id).filter(isOfKind)
  }

  return { texts, of }
}

/** The numbers of a text in their order; digits of formulas and signs of charges do not count. */
export function firstNumbers(text: string): readonly number[] {
  return [...text.matchAll(/(?<![\w.])[−-]?\d[\d\u202f]*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll('\u202f', '').replace('−', '-')),
  )
}
