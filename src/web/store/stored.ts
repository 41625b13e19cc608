import * as v from 'valibot'

import { createListeners } from './holder.ts'
import { browserStorage, type TextStorage } from './text-storage.ts'
import { type Upgrades, upgraded } from './upgrade.ts'

/**
 * The fate of a change: `stored` for the next visit; in `memory` until the page is closed, since
 * storage is forbidden or full; in memory too when the stored text is `newer` than this program.
 */
export type Persistence = 'stored' | 'memory' | 'newer'

/** A value of this browser: read when it is needed, written at once, followed by every open tab. */
export type Stored<Value> = {
  readonly key: string
  readonly fallback: Value
  /** The stored value; the fallback when nothing, nothing readable or something foreign is stored. */
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Changes the value as it is stored now, so that a change made by another tab stays. */
  readonly update: (change: (value: Value) => Value) => void
  /** Back to the fallback, and nothing is left in storage. */
  readonly clear: () => void
  readonly persistence: () => Persistence
  /** Calls back after every change, here or in another tab. Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** How a value is stored: its present shape, and how texts of earlier versions become it. */
export type Shape<Value> = {
  /** Raised by one when a text that was stored before may no longer satisfy the schema. */
  readonly version: number
  readonly schema: v.GenericSchema<unknown, Value>
  readonly fallback: Value
  /** One function for each earlier version. */
  readonly upgrades?: Upgrades
  /** Returns a smaller value to store when storage is full, or null when nothing can be left out. */
  readonly smaller?: (value: Value) => Value | null
}

type Known<Value> = {
  readonly text: string | null
  readonly value: Value
  readonly persistence: Persistence
}

/** Longer texts are not of this app: everything it keeps under one key is far smaller. */
const LONGEST_TEXT = 2 ** 21

const record = v.object({ version: v.pipe(v.number(), v.integer()), value: v.unknown() })

/**
 * Returns a value kept in local storage as JSON with the version of its shape. It never throws: with
 * storage full, forbidden or damaged the app runs on the value in memory. The text of an older version
 * is upgraded when it is read, and replaced when the value changes. A damaged text is kept once under
 * `key.bad`. The text of a newer version is never overwritten: only `clear` removes it. So nothing a
 * learner had is lost for good.
 */
export function stored<Value>(
  key: string,
  shape: Shape<Value>,
  storage: TextStorage = browserStorage,
): Stored<Value> {
  const { version, schema, fallback, smaller = () => null } = shape
  const { announce, subscribe: subscribeHere } = createListeners()
  let known: Known<Value> | null = null

  function current(): Known<Value> {
    const text = readText(storage, key)
    if (known === null || (text !== undefined && text !== known.text)) known = opened(text)
    return known
  }

  function opened(text: string | null | undefined): Known<Value> {
    if (text === undefined) return { text: null, value: fallback, persistence: 'memory' }
    if (text === null) return { text, value: fallback, persistence: 'stored' }
    const content = text.length > LONGEST_TEXT ? undefined : readJson(text)
    const head = v.safeParse(record, content)
    if (head.success) {
      const { version: from, value } = head.output
      if (from > version) return { text, value: fallback, persistence: 'newer' }
      const parsed = v.safeParse(schema, upgraded(value, from, shape))
      if (parsed.success) return { text, value: parsed.output, persistence: 'stored' }
    }
    if (readText(storage, badKey(key)) === null) writeText(storage, badKey(key), text)
    return { text, value: fallback, persistence: 'stored' }
  }

  function set(value: Value): void {
    const before = current()
    known = before.persistence === 'newer' ? { ...before, value } : written(value, before.text)
    announce()
  }

  function written(value: Value, before: string | null): Known<Value> {
    let rest = value
    for (;;) {
      const text = JSON.stringify({ version, value: rest })
      if (writeText(storage, key, text)) return { text, value, persistence: 'stored' }
      const less = smaller(rest)
      if (less === null) return { text: before, value, persistence: 'memory' }
      rest = less
    }
  }

  function clear(): void {
    removeText(storage, key)
    removeText(storage, badKey(key))
    known = null
    announce()
  }

  function subscribe(listener: () => void): () => void {
    const stop = storage.follow((changed) => {
      if (changed === key || changed === null) listener()
    })
    const stopHere = subscribeHere(listener)
    return () => {
      stopHere()
      stop()
    }
  }

  return {
    key,
    fallback,
    get: () => current().value,
    set,
    update: (change) => set(change(current().value)),
    clear,
    persistence: () => current().persistence,
    subscribe,
  }
}

function badKey(key: string): string {
  return `${key}.bad`
}

/** Undefined when storage itself cannot be reached. */
function readText(storage: TextStorage, key: string): string | null | undefined {
  try {
    return storage.read(key)
  } catch {
    return undefined
  }
}

function writeText(storage: TextStorage, key: string, text: string): boolean {
  try {
    storage.write(key, text)
    return true
  } catch {
    return false
  }
}

function removeText(storage: TextStorage, key: string): void {
  try {
    storage.remove(key)
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
