import type { Bank } from '#quiz/bank.ts'

import type { Selection } from './selection.ts'

/** The facts that short questions about the identity of an element ask for. */
export const questionTypes = [
  { id: 'atomic-number', label: 'Atomic number' },
  { id: 'symbol', label: 'Symbol' },
  { id: 'name', label: 'Name' },
  { id: 'group', label: 'Group' },
] as const

export type QuestionType = (typeof questionTypes)[number]['id']

/** The questions that a learner wants, down to the types of identity questions. */
export type Wish = Selection & { readonly questionTypes: readonly QuestionType[] }

/** The templates of these questions, by what they ask for; all others ask for something else. */
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

/** The bank without the identity questions of other types. A given question it still shows. */
export function limitedTo(bank: Bank, types: readonly QuestionType[]): Bank {
  return {
    ...bank,
    templatesFor: (category, difficulty) =>
      bank.templatesFor(category, difficulty).filter(({ id }) => {
        const type = questionTypeOf(id)
        return type === null || types.includes(type)
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
