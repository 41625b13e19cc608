import type { UserSettings } from '#contract/settings.ts'
import { fromWire, toWire } from '#contract/wire/naming.ts'
import { onlySettings } from '#quiz/practice/settings.ts'
import { createHolder } from '#web/store/holder.ts'
import type { Stored } from '#web/store/stored.ts'
import { heldBy } from '#web/store/switchable.ts'
import type { Preferences } from '#web/user-data/settings.ts'
import { codeOf } from '#web/wire/api.ts'

import type { Remote, Saving } from './account-queries.ts'

/** Saves settings made from the version they name. @throws CallProblem */
export type SaveSettings = (settings: UserSettings) => Promise<UserSettings>

type Parts = {
  readonly settings: Remote<UserSettings>
  /** What stays with the browser: whether the timer shows is no matter of the account. */
  readonly device: Stored<Preferences>
  readonly save: SaveSettings
  /** Another device has saved since; its settings show now. */
  readonly onConflict: () => void
  readonly onFailed: () => void
}

/** What has become of a save: the server has it, another device was first, it was refused, or nobody is signed in. */
type Outcome = 'saved' | 'overtaken' | 'refused' | 'left'

/**
 * The preferences of somebody signed in. A change shows at once and is saved; while it is being saved
 * the next ones wait, and the last of them is what is saved next. A save that another device has
 * overtaken is dropped: the newer settings show.
 */
export function accountPreferences(parts: Parts): Saving<Preferences> {
  const { settings, device, save, onConflict, onFailed } = parts
  /** What the visitor wants, until the server has it. */
  let wanted: Preferences | null = null
  let saving: Promise<void> | null = null
  const holder = createHolder(merged())
  const stops = [settings.follow(show), device.subscribe(show)]

  function merged(): Preferences {
    const known = settings.get()
    const own = wanted ?? (known === undefined ? device.fallback : fromWire(known))
    return { ...device.get(), ...onlySettings(own) }
  }

  function show() {
    const next = merged()
    if (JSON.stringify(next) !== JSON.stringify(holder.get())) holder.set(next)
  }

  function set(next: Preferences) {
    device.update((kept) => ({ ...next, ...onlySettings(kept) }))
    wanted = next
    show()
    saving ??= saveAll()
  }

  async function saveAll() {
    while (wanted !== null) {
      const next: Preferences = wanted
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await saveOne(next)
      const isLatest = wanted === next
      // What was changed meanwhile holds the refused change too, and is saved next.
      if (isLatest || outcome === 'overtaken' || outcome === 'left') wanted = null
      if (outcome === 'overtaken') onConflict()
      if (outcome === 'refused' && isLatest) onFailed()
    }
    saving = null
    show()
  }

  async function saveOne(next: Preferences): Promise<Outcome> {
    if (isKnown(next)) return 'saved'
    try {
      const result = await save(settingsOf(next, settings.get()?.version ?? 0))
      settings.take(() => result)
      return 'saved'
    } catch (error) {
      if (codeOf(error) === 'session_missing') return 'left'
      if (codeOf(error) !== 'conflict') return 'refused'
      await settings.refresh().catch(() => undefined)
      // A save whose answer was lost conflicts with itself.
      return isKnown(next) ? 'saved' : 'overtaken'
    }
  }

  /** Whether these are the settings that the server has. */
  function isKnown(preferences: Preferences): boolean {
    const known = settings.get()
    return (
      known !== undefined &&
      JSON.stringify(settingsOf(preferences, known.version)) ===
        JSON.stringify(settingsOf(preferencesOf(known, preferences), known.version))
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

function preferencesOf(settings: UserSettings, device: Preferences): Preferences {
  return { ...device, ...onlySettings(fromWire(settings)) }
}

function settingsOf(preferences: Preferences, version: number): UserSettings {
  return { ...toWire(onlySettings(preferences)), version }
}
