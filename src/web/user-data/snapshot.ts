import type { Outbox } from '#web/outbox/outbox-shape.ts'

import { type ExportFile, makeExportFile, storeParts } from './export-file.ts'
import { type AccountState, accountState, type LocalData, localData } from './local-data.ts'
import type { SavedProgress } from './progress.ts'

/** The guest's data at one moment, and what of it was on its way to an account. */
export type Snapshot = {
  readonly parts: ExportFile
  readonly progress: SavedProgress
  readonly upload: Pick<Outbox, 'upload' | 'leftBy'>
}

/** Returns the guest's data, for the way back to it on this page. */
export function takeSnapshot(
  now: number,
  data: LocalData = localData,
  { outbox }: AccountState = accountState,
): Snapshot {
  const { answers: _, ...upload } = outbox.get()
  return { parts: makeExportFile(now, data), progress: data.progress.get(), upload }
}

/** Stores the guest's data again. What this browser still has to send to accounts is as it is now. */
export function restoreSnapshot(
  { parts, progress, upload }: Snapshot,
  data: LocalData = localData,
  { outbox }: AccountState = accountState,
): void {
  storeParts(parts, data)
  data.progress.set(progress)
  // A part that was on its way to an account is sent again as it was, or it would count twice.
  outbox.update((now) => ({ ...upload, ...now }))
}
