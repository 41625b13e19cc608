import type { TemplateLookup } from '#quiz/bank.ts'
import { difficulties } from '#quiz/categories.ts'
import { emptyMemory, nextQuestion, remember, type Selection } from '#quiz/practice/selection.ts'
import { parseQuestionId } from '#quiz/question-id.ts'
import type { Question } from '#quiz/question.ts'
import { pick, type Random, randomFrom } from '#quiz/random.ts'
import { templatesFor } from '#quiz/templates/whole-bank.ts'
import { topicIds } from '#quiz/topics.ts'

import { templatesOf, type Wanted } from './question-arguments.ts'

/** The wanted questions one after the other, chosen as in practice; the same seed gives the same. */
export function* questionsOf(wanted: Wanted): Generator<Question> {
  const random = randomFrom(`questions ${wanted.seed}`)
  const wantedIds = new Set(templatesOf(wanted).map(({ id }) => id))
  const lookup = only(wantedIds)
  let memory = emptyMemory
  for (let made = 0; made < wanted.count; made += 1) {
    const asked = nextQuestion(selectionOf(wanted, random), memory, random, lookup)
    memory = asked.memory
    yield asked.question
  }
}

/**
 * The questions of the two versions of a worksheet: the same templates in the same order, so both
 * are equally hard, but about other elements where there are more.
 */
export function versionsOf(wanted: Wanted): readonly [readonly Question[], readonly Question[]] {
  const first = [...questionsOf(wanted)]
  const random = randomFrom(`questions ${wanted.seed} B`)
  let memory = first.reduce(remember, emptyMemory)
  const second = first.map((question) => {
    const selection = { ...question, enabledCategories: [question.category] }
    const asked = nextQuestion(selection, memory, random, only(new Set([templateIdOf(question)])))
    memory = asked.memory
    return asked.question
  })
  return [first, second]
}

function selectionOf(wanted: Wanted, random: Random): Selection {
  const available = templatesOf(wanted)
  const levels = difficulties.filter((level) =>
    available.some(({ difficulty }) => difficulty === level),
  )
  const category = wanted.template?.category ?? wanted.category
  return {
    enabledCategories: category === null ? [] : [category],
    difficulty: pick(random, levels),
  }
}

function only(ids: ReadonlySet<string | undefined>): TemplateLookup {
  return (category, difficulty) =>
    templatesFor(category, difficulty, topicIds).filter(({ id }) => ids.has(id))
}

function templateIdOf(question: Question): string | undefined {
  return parseQuestionId(question.id)?.template
}
