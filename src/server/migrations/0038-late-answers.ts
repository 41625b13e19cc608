import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * When an answer was given that came later, as from a device without a connection. Null where it was answered when it
 * came, which is what servers of the previous version write.
 */
export const lateAnswers = runInOrder([sql`alter table answers add column given_at timestamptz`])
