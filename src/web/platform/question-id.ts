import * as z from 'zod/mini'

import { parseQuestionId } from '#quiz/question.ts'

/** The id of a question, also of one that a newer version of the product makes. */
export const questionId = z
  .string()
  .check(z.refine((id) => parseQuestionId(id) !== null, 'not the id of a question'))
