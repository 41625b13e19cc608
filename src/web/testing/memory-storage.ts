import type { TextStorage } from '#web/store/text-storage.ts'

type MemoryStorage = TextStorage & {
  readonly texts: Map<string, string>
  /** Tells every follower that another tab has changed the key. */
  readonly tellTabs: (key: string | null) => void
}

/** A browser's storage for tests. Texts longer than `room` in all do not fit. */
export function memoryStorage(
  entries: Readonly<Record<string, string>> = {},
  room = Infinity,
): MemoryStorage {
  const texts = new Map(Object.entries(entries))
  const listeners = new Set<(key: string | null) => void>()
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      const others = [...texts].filter(([other]) => other !== key).map(([, kept]) => kept)
      if ([...others, text].join('').length > room) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      texts.set(key, text)
    },
    remove: (key) => void texts.delete(key),
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tellTabs(key) {
      for (const listener of listeners) listener(key)
    },
  }
}

/** Storage of a browser that forbids it: every access throws. */
export const forbiddenStorage: TextStorage = {
  read: refuse,
  write: refuse,
  remove: refuse,
  follow: () => () => undefined,
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
