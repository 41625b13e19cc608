import type { KyselyPlugin } from 'kysely'

import { type TestDatabase, withPlugin } from './databases.ts'

/** A database that can be lost between two queries, and come back. */
export type LosingDatabase = TestDatabase & {
  /** Answers so many more queries and then none. */
  readonly loseAfter: (queries: number) => void
  readonly comeBack: () => void
}

export function losing(place: TestDatabase): LosingDatabase {
  let left = Infinity
  function requireThere(): void {
    if (left <= 0) throw new Error('Connection terminated unexpectedly')
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      requireThere()
      return node
    },
    async transformResult({ result }) {
      requireThere()
      left -= 1
      return result
    },
  }
  return {
    ...withPlugin(place, plugin),
    loseAfter(queries) {
      left = queries
    },
    comeBack() {
      left = Infinity
    },
  }
}
