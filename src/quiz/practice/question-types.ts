import type { Bank } from '#quiz/bank.ts'
import type { ProductionKind } from '#quiz/task.ts'

import type { Selection } from './selection.ts'

/** The facts that short questions about the identity of an element ask for. */
export const questionTypes = [
  { id: 'atomic-number', label: 'Atomic number' },
  { id: 'symbol', label: 'Symbol' },
  { id: 'name', label: 'Name' },
  { id: 'group', label: 'Group' },
] as const

export type QuestionType = (typeof questionTypes)[number]['id']

/** A type that can be left out: an identity question, or a kind whose answer the learner makes. */
export type AskedType = QuestionType | ProductionKind

/** The questions that a learner wants, down to the types of identity questions and kinds of answers. */
export type Wish = Selection & { readonly questionTypes: readonly AskedType[] }

/** The question types of these templates; all others are of the remaining types. */
const typeOfTemplate: Readonly<Record<string, QuestionType>> = {
  'as-e1': 'atomic-number',
  'as-e2': 'name',
  'cl-e4': 'group',
  'cl-e5': 'group',
  'cl-m1': 'name',
  'ge-e1': 'symbol',
  'ge-e2': 'name',
}

/** Returns the fact that a template asks for, or null if it is not about the identity of an element. */
export function questionTypeOf(template: string): QuestionType | null {
  return Object.hasOwn(typeOfTemplate, template) ? (typeOfTemplate[template] ?? null) : null
}

/** Whether a type is about the identity of an element, and not a kind of answer. */
export function isIdentityType(type: AskedType): type is QuestionType {
  return questionTypes.some(({ id }) => id === type)
}

/**
 * The bank without the identity questions of other types, and without the kinds of answers that are not
 * among these types. A given question it still shows.
 */
export function limitedTo(bank: Bank, types: readonly AskedType[]): Bank {
  return {
    ...bank,
    templatesFor: (category, difficulty, topics) =>
      bank.templatesFor(category, difficulty, topics).filter(({ id, type }) => {
        const asked = type === 'mcq' ? questionTypeOf(id) : type
        return asked === null || types.includes(asked)
      }),
  }
}

/** Switches a type on or off. Null when it is the last one that is on: one has to stay. */
export function toggleQuestionType(
  types: readonly QuestionType[],
  type: QuestionType,
): readonly QuestionType[] | null {
  const rest = questionTypes
    .map(({ id }) => id)
    .filter((id) => (id === type ? !types.includes(id) : types.includes(id)))
  return rest.length === 0 ? null : rest
}
