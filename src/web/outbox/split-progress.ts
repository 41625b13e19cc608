import * as v from 'valibot'

import { uuid } from '#web/store/id-schemas.ts'
import { OFFLINE_PROGRESS_KEY } from '#web/store/storage-keys.ts'
import { stored } from '#web/store/stored.ts'
import { MATCH_KEY, OUTBOX_KEY } from '#web/store/technical-keys.ts'
import type { TextStorage } from '#web/store/text-storage.ts'

import { matchInPlay, matchShape } from './match-shape.ts'
import {
  outboxShape,
  upload,
  MAX_WAITING,
  type WaitingAnswer,
  waitingAnswers,
} from './outbox-shape.ts'

/** How every record of version 1 begins. */
const OLD_START = '{"version":1,'

/** The parts that version 1 kept beside the progress; a field of `undefined` is not written. */
const withoutParts = {
  waiting: undefined,
  bringing: undefined,
  leftBy: undefined,
  playing: undefined,
}

/** Texts by their keys, in an order in which the page may be closed after each write. */
type Texts = Readonly<Record<string, string>>

/**
 * Returns storage in which a record of progress of version 1 is split before anything is read from it
 * or written to it: unsent answers and uploads go to the outbox, the match in play to its own key. The
 * record is replaced last, so a split that was interrupted is made again, and answers that are in the
 * outbox already are not added twice. Where the parts cannot be written, they are read from the record.
 */
export function splitProgress(storage: TextStorage): TextStorage {
  /** The last record of version 1 that holds nothing but progress. */
  let pure: string | null = null

  function unwritten(): Texts {
    const text = storage.read(OFFLINE_PROGRESS_KEY)
    if (text === null || text === pure || !text.startsWith(OLD_START)) return {}
    const texts = split(text, storage)
    if (texts === null) pure = text
    return texts ?? {}
  }

  return {
    read: (key) => unwritten()[key] ?? storage.read(key),
    write: (key, text) => writeAll({ ...unwritten(), [key]: text }, storage),
    remove(key) {
      const others = Object.entries(unwritten()).filter(([other]) => other !== key)
      storage.remove(key)
      writeAll(Object.fromEntries(others), storage)
    },
    follow: (listener) => storage.follow(listener),
  }
}

/**
 * Splits the record. Returns the texts to read in place of those that could not be written, or null
 * when the record holds nothing but progress.
 */
function split(text: string, storage: TextStorage): Texts | null {
  const fields = fieldsOf(text)
  const waiting = parsed(waitingAnswers, fields.waiting) ?? []
  const bringing = parsed(upload, fields.bringing)
  const leftBy = parsed(uuid, fields.leftBy)
  const playing = parsed(matchInPlay, fields.playing) ?? null
  if (waiting.length === 0 && !bringing && !leftBy && !playing) return null
  const outbox = stored(OUTBOX_KEY, outboxShape, storage)
  outbox.update((now) => ({
    ...(bringing && { upload: bringing }),
    ...(leftBy && { leftBy }),
    ...now,
    answers: [...now.answers, ...withoutThose(waiting, now.answers)].slice(-MAX_WAITING),
  }))
  const match = stored(MATCH_KEY, matchShape, storage)
  match.update((now) => now ?? playing)
  const texts = {
    [OUTBOX_KEY]: textOf(outboxShape, outbox.get()),
    [MATCH_KEY]: textOf(matchShape, match.get()),
    [OFFLINE_PROGRESS_KEY]: textOf({ version: 2 }, { ...fields, ...withoutParts }),
  }
  if (outbox.persistence() === 'memory' || match.persistence() === 'memory') return texts
  try {
    storage.write(OFFLINE_PROGRESS_KEY, texts[OFFLINE_PROGRESS_KEY])
    return {}
  } catch {
    return texts
  }
}

function withoutThose(
  answers: readonly WaitingAnswer[],
  others: readonly WaitingAnswer[],
): readonly WaitingAnswer[] {
  return answers.filter((answer) => others.every(({ issueId }) => issueId !== answer.issueId))
}

function textOf({ version }: { readonly version: number }, value: unknown): string {
  return JSON.stringify({ version, value })
}

function writeAll(texts: Texts, storage: TextStorage): void {
  for (const [key, text] of Object.entries(texts)) storage.write(key, text)
}

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Value | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

/** The fields of the record's value; none when the text is damaged. */
function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text).value }
  } catch {
    return {}
  }
}
