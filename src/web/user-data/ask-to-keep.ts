/** So many answers are worth asking the browser to keep them. */
export const ANSWERS_WORTH_KEEPING = 10

/**
 * Asks the browser to keep what is stored here also when it needs room. Some browsers ask the visitor, so
 * this is for the moment when there is something to lose.
 */
export function askToKeep(manager: Pick<StorageManager, 'persist'> | undefined = storage()): void {
  manager?.persist().catch(() => undefined)
}

/** Missing in older browsers and on pages without a secure connection. */
function storage(): Pick<StorageManager, 'persist'> | undefined {
  return 'storage' in navigator ? navigator.storage : undefined
}
