import type { KyselyPlugin, RootOperationNode } from 'kysely'

import { type TestDatabase, withPlugin } from './databases.ts'

/** A database of which an answer can be kept back, as if the way from it were long. */
export type SlowDatabase = TestDatabase & {
  /** Holds the answer to the next query whose text contains something, until it is released. */
  readonly holdNext: (text: string) => {
    /** Settles when the answer is there, and held. */
    readonly isHeld: Promise<void>
    readonly release: () => void
  }
}

type Hold = {
  readonly text: string
  readonly here: PromiseWithResolvers<void>
  readonly released: PromiseWithResolvers<void>
}

export function slowed(place: TestDatabase): SlowDatabase {
  let wanted: Hold | null = null
  const held = new WeakMap<object, Hold>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (wanted !== null && contains(node, wanted.text)) {
        held.set(queryId, wanted)
        wanted = null
      }
      return node
    },
    async transformResult({ result, queryId }) {
      const hold = held.get(queryId)
      hold?.here.resolve()
      await hold?.released.promise
      return result
    },
  }
  return {
    ...withPlugin(place, plugin),
    holdNext(text) {
      const hold = {
        text,
        here: Promise.withResolvers<void>(),
        released: Promise.withResolvers<void>(),
      }
      wanted = hold
      return { isHeld: hold.here.promise, release: hold.released.resolve }
    },
  }
}

function contains(node: RootOperationNode, text: string): boolean {
  return JSON.stringify(node).includes(text)
}
