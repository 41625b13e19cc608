import * as z from 'zod/mini'

/** Schemas are interpreted: compiling them would need a right that the pages do not have. */
z.config({ jitless: true })

/** A value of this browser: read when it is needed, written at once, followed by every open tab. */
export type Stored<Value> = {
  readonly key: string
  /** The stored value; the fallback when nothing, nothing readable or something foreign is stored. */
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Back to the fallback. */
  readonly clear: () => void
  /** Calls back after every change, here or in another tab. Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
  readonly fallback: Value
}

/**
 * A value kept in local storage as JSON with the version of its shape. It never throws: with
 * storage full, forbidden or damaged the app runs on the value in memory. A damaged text is kept
 * once under `key.bad`, so that nothing a learner had is lost for good.
 */
export function stored<Value>(
  key: string,
  version: number,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): Stored<Value> {
  const record = z.object({ version: z.literal(version), value: schema })
  const listeners = new Set<() => void>()
  let known: { readonly text: string | null; readonly value: Value } | null = null

  function get(): Value {
    const text = readText(key)
    if (known === null || (text !== known.text && text !== undefined)) {
      known = { text: text ?? null, value: parse(text ?? null) }
    }
    return known.value
  }

  function parse(text: string | null): Value {
    if (text === null) return fallback
    const parsed = record.safeParse(readJson(text))
    if (parsed.success) return parsed.data.value
    if (readText(`${key}.bad`) === null) writeText(`${key}.bad`, text)
    return fallback
  }

  function set(value: Value): void {
    const text = JSON.stringify({ version, value })
    const isWritten = writeText(key, text)
    known = { text: isWritten ? text : (readText(key) ?? null), value }
    for (const listener of listeners) listener()
  }

  function clear(): void {
    removeText(key)
    known = { text: null, value: fallback }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    function follow(event: StorageEvent) {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    globalThis.addEventListener('storage', follow)
    return () => {
      listeners.delete(listener)
      globalThis.removeEventListener('storage', follow)
    }
  }

  return { key, get, set, clear, subscribe, fallback }
}

/** Undefined when storage itself cannot be reached. */
function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function removeText(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored where nothing can be stored.
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
