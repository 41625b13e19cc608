import * as v from 'valibot'

import { THEME_KEY } from '#web/store/storage-keys.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import type { TextStorage } from '#web/store/text-storage.ts'

const themes = ['wizard', 'light'] as const

export type Theme = (typeof themes)[number]

export const themeSchema = v.picklist(themes)

export const storedTheme = themeIn()

export function themeIn(storage?: TextStorage): Stored<Theme> {
  return stored<Theme>(THEME_KEY, { version: 1, schema: themeSchema, fallback: 'wizard' }, storage)
}

/** Stores the theme and shows it at once. */
export function setTheme(theme: Theme): void {
  storedTheme.set(theme)
  showTheme(theme)
}

/** Gives the document root the class of the theme, beside those that others, such as a translator, gave it. */
export function showTheme(theme: Theme): void {
  for (const id of themes) document.documentElement.classList.toggle(id, id === theme)
}
