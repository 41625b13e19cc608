import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The day of the exam that a user prepares for: null until one is named, empty once it is removed. Servers of the previous
 * version save settings without it.
 */
export const examDay = runInOrder([
  sql`alter table user_settings add column exam_day text check (length(exam_day) <= 10)`,
])
