import type { UserSettings } from '#contract/settings.ts'
import { fromWire, toWire } from '#contract/wire/naming.ts'
import { onlySettings } from '#quiz/practice/settings.ts'
import { createHolder } from '#web/store/holder.ts'
import type { Stored } from '#web/store/stored.ts'
import { heldBy } from '#web/store/switchable.ts'
import type { VisitorSettings } from '#web/user-data/settings.ts'
import { codeOf } from '#web/wire/api.ts'

import type { Remote, Saving } from './account-queries.ts'

/** Saves settings made from the version they name. @throws CallProblem */
export type SaveSettings = (settings: UserSettings) => Promise<UserSettings>

type Parts = {
  readonly saved: Remote<UserSettings>
  /** The settings that stay with the browser, such as whether the timer shows. */
  readonly device: Stored<VisitorSettings>
  readonly save: SaveSettings
  /** Another device has saved since; its settings show now. */
  readonly onConflict: () => void
  readonly onFailed: () => void
}

/** The outcome of a save: stored, overtaken by another device, refused, or dropped because the user signed out. */
type Outcome = 'saved' | 'overtaken' | 'refused' | 'left'

/**
 * Opens the settings of a user. A change shows at once and is saved. Changes made while a save is under
 * way wait, and only the last of them is saved next. A save that another device has overtaken is
 * dropped, and the newer settings show.
 */
export function accountSettings(parts: Parts): Saving<VisitorSettings> {
  const { saved, device, save, onConflict, onFailed } = parts
  /** The visitor's wish, until the server has it. */
  let wanted: VisitorSettings | null = null
  let saving: Promise<void> | null = null
  const holder = createHolder(merged())
  const stops = [saved.follow(show), device.subscribe(show)]

  function merged(): VisitorSettings {
    const known = saved.get()
    if (wanted !== null) return { ...device.get(), ...onlySettings(wanted) }
    return known === undefined
      ? { ...device.get(), ...onlySettings(device.fallback) }
      : pageSettings(known, device.get())
  }

  function show() {
    const next = merged()
    if (JSON.stringify(next) !== JSON.stringify(holder.get())) holder.set(next)
  }

  function set(next: VisitorSettings) {
    device.update((kept) => ({ ...next, ...onlySettings(kept) }))
    wanted = next
    show()
    saving ??= saveAll()
  }

  async function saveAll() {
    while (wanted !== null) {
      const next: VisitorSettings = wanted
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await saveOne(next)
      const isLatest = wanted === next
      // The newer change includes the refused one, and is saved next.
      if (isLatest || outcome === 'overtaken' || outcome === 'left') wanted = null
      if (outcome === 'overtaken') onConflict()
      if (outcome === 'refused' && isLatest) onFailed()
    }
    saving = null
    show()
  }

  async function saveOne(next: VisitorSettings): Promise<Outcome> {
    if (isKnown(next)) return 'saved'
    try {
      const result = await save(settingsOf(next, saved.get()))
      saved.take(() => result)
      return 'saved'
    } catch (error) {
      if (codeOf(error) === 'session_missing') return 'left'
      if (codeOf(error) !== 'conflict') return 'refused'
      await saved.refresh().catch(() => undefined)
      // A save whose answer was lost conflicts with itself.
      return isKnown(next) ? 'saved' : 'overtaken'
    }
  }

  /** Whether these are the settings that the server has. */
  function isKnown(settings: VisitorSettings): boolean {
    const known = saved.get()
    return (
      known !== undefined &&
      JSON.stringify(settingsOf(settings, known)) ===
        JSON.stringify(settingsOf(pageSettings(known, { ...settings, examDay: '' }), known))
    )
  }

  return {
    ...heldBy(holder, device, set),
    saved: async () => saving ?? undefined,
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/**
 * Settings that a server of the previous version does not know stay as on this device, and so does the day of the exam
 * until the user has named one.
 */
function pageSettings(settings: UserSettings, device: VisitorSettings): VisitorSettings {
  const {
    topics = device.topics,
    course = device.course,
    dailyGoal = device.dailyGoal,
    plannedPause = device.plannedPause,
    examDay: named,
    ...rest
  } = fromWire(settings)
  const examDay = named ?? device.examDay
  return {
    ...device,
    ...onlySettings({ ...rest, topics, course, dailyGoal, plannedPause, examDay }),
  }
}

function settingsOf(settings: VisitorSettings, known: UserSettings | undefined): UserSettings {
  const { topics, course, exam_day, ...rest } = toWire(onlySettings(settings))
  const isNamed = exam_day !== '' || (known?.exam_day ?? null) !== null
  return {
    ...rest,
    ...(known?.topics === undefined ? {} : { topics, course }),
    ...(known?.exam_day === undefined ? {} : { exam_day: isNamed ? exam_day : null }),
    version: known?.version ?? 0,
  }
}
