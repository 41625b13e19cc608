import type { Item } from '#exports/item.ts'
import { itemsOf } from '#exports/items.ts'
import { categories, difficulties } from '#quiz/categories.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import { templatesFor } from '#quiz/templates/whole-bank.ts'
import { topicIds } from '#quiz/topics.ts'

const SEED = 7

/** A question of every template there is, so of every kind. */
export const sampleQuestions: readonly Question[] = categories
  .flatMap(({ id }) => difficulties.flatMap((level) => templatesFor(id, level, topicIds)))
  .flatMap((template) => drawQuestion(template, SEED) ?? [])

/** The items of all of them. */
export const sampleItems: readonly Item[] = sampleQuestions.flatMap(itemsOf)

/** A few of each form. */
export const fewItems: readonly Item[] = [
  ...Map.groupBy(sampleItems, ({ form }) => form.kind).values(),
].flatMap((items) => items.slice(0, 4))

/** A name that tries to be a formula, markup, an entity, a command of GIFT and a path, and holds a control character. */
export const HOSTILE_NAME = `=cmd|'/c calc'!A0 <script>alert(1)</script> & "x" {~#}\\ $a: a/b::c \u0000\u0008]]>`
