import { strToU8, zipSync } from 'fflate'

import { collectionOf } from '#exports/anki/collection.ts'
import { csvOfItems, UNICODE_MARK } from '#exports/csv.ts'
import { fitsGift, gift } from '#exports/gift.ts'
import type { Item } from '#exports/item.ts'
import { itemsOf } from '#exports/items.ts'
import { jsonOfItems } from '#exports/json.ts'
import { moodleXml } from '#exports/moodle-xml.ts'
import { fitsQti } from '#exports/qti/item-xml.ts'
import { qtiFiles, type QtiVersion } from '#exports/qti/package-files.ts'
import {
  blooketCsv,
  fitsKahoot,
  hasOptions,
  kahootSheet,
  waygroundSheet,
} from '#exports/quiz-tables.ts'
import type { TextFile } from '#exports/xml.ts'
import type { Question } from '#quiz/question.ts'

import { databaseFile } from './database-file.ts'
import type { FormatId } from './formats.ts'

/** Questions under a name. */
export type Exported = {
  readonly name: string
  /** Names the file and the deck: the code of a set, or the id of a question. */
  readonly key: string
  readonly questions: readonly Question[]
}

export type MadeFile = {
  readonly name: string
  readonly type: string
  readonly content: string | Uint8Array<ArrayBuffer>
  /** How many questions the format cannot ask. */
  readonly leftOut: number
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const ends: Readonly<Record<FormatId, readonly [extension: string, type: string]>> = {
  moodle: ['moodle.xml', 'application/xml'],
  gift: ['gift.txt', 'text/plain;charset=utf-8'],
  qti21: ['qti21.zip', 'application/zip'],
  qti30: ['qti30.zip', 'application/zip'],
  anki: ['apkg', 'application/octet-stream'],
  kahoot: ['kahoot.xlsx', SHEET],
  blooket: ['blooket.csv', 'text/csv;charset=utf-8'],
  wayground: ['wayground.xlsx', SHEET],
  csv: ['csv', 'text/csv;charset=utf-8'],
  json: ['json', 'application/json'],
}

/** Files within a package carry this moment, so that the same questions give the same bytes. */
const MOMENT = '2026-01-01T00:00:00'

/**
 * Writes questions for another program.
 * @param now in milliseconds
 */
export function makeFile(
  format: FormatId,
  { name, key, questions }: Exported,
  now: number,
): MadeFile {
  const items = questions.flatMap(itemsOf)
  const [extension, type] = ends[format]
  const missing = (fits: (item: Item) => boolean) => items.filter((item) => !fits(item)).length
  const file = { name: `periodic-wizard-${key}.${extension}`, type, leftOut: 0 }
  switch (format) {
    case 'moodle':
      return { ...file, content: moodleXml(name, items) }
    case 'gift':
      return { ...file, content: gift(name, items), leftOut: missing(fitsGift) }
    case 'qti21':
      return { ...file, content: qti('2.1', name, items), leftOut: missing(fitsQti) }
    case 'qti30':
      return { ...file, content: qti('3.0', name, items), leftOut: missing(fitsQti) }
    case 'kahoot':
      return { ...file, content: packed(kahootSheet(items)), leftOut: missing(fitsKahoot) }
    case 'blooket':
      return {
        ...file,
        content: `${UNICODE_MARK}${blooketCsv(items)}`,
        leftOut: missing(hasOptions),
      }
    case 'wayground':
      return { ...file, content: packed(waygroundSheet(items)), leftOut: missing(hasOptions) }
    case 'csv':
      return { ...file, content: `${UNICODE_MARK}${csvOfItems(items)}` }
    case 'json':
      return { ...file, content: jsonOfItems(name, items) }
    case 'anki': {
      const database = databaseFile(collectionOf({ name, number: numberOf(key) }, items, now))
      return { ...file, content: zipped({ 'collection.anki2': database, media: strToU8('{}') }) }
    }
  }
}

function qti(version: QtiVersion, name: string, items: readonly Item[]): Uint8Array<ArrayBuffer> {
  return packed(qtiFiles(version, name, items))
}

function packed(files: readonly TextFile[]): Uint8Array<ArrayBuffer> {
  return zipped(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)] as const)))
}

function zipped(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  return zipSync({ ...files }, { mtime: MOMENT })
}

/** The same number for the same key, below 2³². */
function numberOf(key: string): number {
  return Array.from(key).reduce(
    (hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0,
    7,
  )
}
