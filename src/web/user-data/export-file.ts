import * as v from 'valibot'

import { isoDate } from '#web/store/number-schemas.ts'
import { type Upgrades, upgraded } from '#web/store/upgrade.ts'
import { themeSchema } from '#web/theme/theme.ts'

import { bookmarksSchema } from './bookmarks.ts'
import { historySchema } from './games/history.ts'
import { statsSchema } from './games/stats.ts'
import { type LocalData, localData } from './local-data.ts'
import { storedNameSchema } from './name.ts'
import { progressSchema, type SavedProgress } from './progress.ts'
import { settingsSchema } from './settings.ts'

const NAME = 'periodic-wizard'

/** The format of exported files. Its version is raised with that of any value in them. */
export const FORMAT: FileFormat = { version: 1, upgrades: {} }

/** A larger file is refused before it is read: all that a browser keeps is far smaller. */
export const LARGEST_FILE = 2 ** 20
const DEEPEST = 16
const DAY_MS = 86_400_000

const REFUSED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const partsSchema = v.object({
  stats: v.optional(statsSchema),
  history: v.optional(historySchema),
  preferences: v.optional(settingsSchema),
  bookmarks: v.optional(bookmarksSchema),
  progress: v.optional(progressSchema),
  name: v.optional(storedNameSchema),
  theme: v.optional(themeSchema),
})

const headSchema = v.object({ format: v.literal(NAME), version: v.unknown() })

/** A file may hold nothing else: unknown parts could not be imported whole. */
const fileSchema = v.strictObject({
  ...partsSchema.entries,
  format: v.string(),
  version: v.number(),
  exportDate: v.optional(isoDate),
})

/** A version of the file, and the upgrades for the content of each earlier one. */
type FileFormat = { readonly version: number; readonly upgrades: Upgrades }

/** The contents of an export file: some or all of the stored data. */
export type Parts = v.InferOutput<typeof partsSchema>
export type Part = keyof LocalData

/** An export file as it is written. */
export type ExportFile = Parts & {
  readonly format: string
  readonly version: number
  readonly exportDate: string
}

const labels: Readonly<Record<Part, string>> = {
  stats: 'game statistics',
  history: 'game history',
  preferences: 'settings',
  bookmarks: 'bookmarks',
  progress: 'progress',
  name: 'name',
  theme: 'theme',
}

const partNames = [
  'bookmarks',
  'progress',
  'stats',
  'history',
  'preferences',
  'name',
  'theme',
] as const satisfies readonly Part[]

export type Reading =
  | { readonly isGood: true; readonly parts: Parts }
  | { readonly isGood: false; readonly reason: string }

/** The refusal of a file of more than `LARGEST_FILE`, which is not even opened. */
export const tooLarge: Reading = { isGood: false, reason: 'It is larger than 1 MB.' }

/** Everything that this browser stores, as one value. */
export function makeExportFile(now: number, data: LocalData = localData): ExportFile {
  return {
    format: NAME,
    version: FORMAT.version,
    stats: data.stats.get(),
    history: data.history.get(),
    preferences: data.preferences.get(),
    bookmarks: data.bookmarks.get(),
    progress: ownPart(data.progress.get()),
    name: data.name.get(),
    theme: data.theme.get(),
    exportDate: new Date(now).toISOString(),
  }
}

/**
 * Reads an exported file, also one of an earlier version. All of it is good, or nothing is taken and
 * the reason says why in words for the one who chose the file.
 */
export function readExportFile(text: string, now: number, format: FileFormat = FORMAT): Reading {
  if (text.length > LARGEST_FILE) return tooLarge
  const content = readJson(text)
  if (content === undefined) return refused('It is not a JSON file.')
  if (!isHarmless(content)) return refused('It holds keys or depths that no export has.')
  const head = v.safeParse(headSchema, content)
  if (!head.success) return refused('It was not exported from Periodic Wizard.')
  const { version } = head.output
  if (typeof version !== 'number' || !isReadable(version, format)) {
    return refused(versionReason(version, format))
  }
  const present = upgraded(content, version, format)
  const file = v.safeParse(fileSchema, present)
  if (!file.success) return refused(faultReason(file.issues[0].path?.map(({ key }) => key) ?? []))
  const parts = v.parse(partsSchema, present)
  if (Object.keys(parts).length === 0) return refused('There is nothing in it.')
  if (latestMoment(parts) > now + DAY_MS) return refused('It holds a date in the future.')
  return { isGood: true, parts }
}

/** Lists the parts that differ between two exports, in the words of the screen. */
export function changedParts(before: ExportFile, now: ExportFile): readonly string[] {
  return partNames
    .filter((part) => JSON.stringify(before[part]) !== JSON.stringify(now[part]))
    .map((part) => labels[part])
}

/** Stores the parts that are there; the others stay as they are. */
export function storeParts(parts: Parts, data: LocalData = localData): void {
  if (parts.stats !== undefined) data.stats.set(parts.stats)
  if (parts.history !== undefined) data.history.set(parts.history)
  if (parts.preferences !== undefined) data.preferences.set(parts.preferences)
  if (parts.bookmarks !== undefined) data.bookmarks.set(parts.bookmarks)
  const { progress } = parts
  if (progress !== undefined) {
    data.progress.update((before) => withOwnPart(before, progress))
  }
  if (parts.name !== undefined) data.name.set(parts.name)
  if (parts.theme !== undefined) data.theme.set(parts.theme)
}

/** Returns the data that a visitor may export or import: everything but the account's. */
export function ownPart(progress: SavedProgress): SavedProgress {
  const own = { ...progress }
  delete own.uploaded
  return own
}

/** Replaces the stored data by the imported data; the note on which part has been uploaded stays. */
export function withOwnPart({ uploaded }: SavedProgress, brought: SavedProgress): SavedProgress {
  return { ...ownPart(brought), ...(uploaded !== undefined && { uploaded }) }
}

function refused(reason: string): Reading {
  return { isGood: false, reason }
}

function isReadable(version: number, format: FileFormat): boolean {
  return version === format.version || format.upgrades[version] !== undefined
}

function versionReason(version: unknown, format: FileFormat): string {
  return typeof version === 'number' && version > format.version
    ? 'It was exported from a newer version of Periodic Wizard. Load the page again to get that version.'
    : 'Its version is not known.'
}

function faultReason(path: readonly unknown[]): string {
  const [part, ...where] = path.map(String)
  const label = Object.entries(labels).find(([name]) => name === part)?.[1] ?? 'content'
  const place = where.length === 0 ? '' : ` (${where.join(', ')})`
  return `Something is wrong in its ${label}${place}.`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Walks the value level by level, so that no depth can exhaust the stack. */
function isHarmless(content: unknown): boolean {
  let level = [content]
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    const objects = level.filter((value) => typeof value === 'object' && value !== null)
    if (objects.some((value) => Object.keys(value).some((key) => REFUSED_KEYS.has(key)))) {
      return false
    }
    level = objects.flatMap((value): unknown[] => Object.values(value))
    if (level.length === 0) return true
  }
  return false
}

/** Milliseconds since 1970 of the latest moment that the parts name. */
function latestMoment({ stats, history, bookmarks, progress }: Parts): number {
  const moments = [
    ...(progress === undefined ? [] : [progress.savedAt]),
    ...(progress?.answers ?? []).map(({ timestamp }) => timestamp),
    ...(bookmarks?.questions ?? []).map(({ bookmarkedAt }) => bookmarkedAt),
    ...(history ?? []).map(({ date }) => Date.parse(date)),
    Date.parse(stats?.lastPlayedDate ?? '1970-01-01'),
  ]
  return moments.reduce((latest, moment) => Math.max(latest, moment), 0)
}
