import { type Stored, stored } from '#web/store/stored.ts'
import { OUTBOX_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'

import { type Outbox, outboxShape } from './outbox-shape.ts'
import { splitProgress } from './split-progress.ts'

export const storedOutbox = outboxIn()

export function outboxIn(storage: TextStorage = browserStorage): Stored<Outbox> {
  return stored(OUTBOX_KEY, outboxShape, splitProgress(storage))
}
