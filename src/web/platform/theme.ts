import * as z from 'zod/mini'

import { THEME_KEY } from './storage-keys.ts'
import { stored } from './stored.ts'

/** The themes as Settings lists them; `preview` names the surface and the accent to show. */
export const themes = [
  { id: 'wizard', name: 'Wizard', description: 'Night in the tower: violet and brass' },
  { id: 'light', name: 'Light', description: 'Daylight in the laboratory: paper and ink' },
] as const

export type Theme = (typeof themes)[number]['id']

export const storedTheme = stored<Theme>(THEME_KEY, 1, z.enum(['wizard', 'light']), 'wizard')

/** Stores the theme and shows it at once. */
export function setTheme(theme: Theme): void {
  storedTheme.set(theme)
  showTheme(theme)
}

/** Gives the document root the class of the theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.className = theme
}
