import { Moon, Sun } from 'lucide-react'

import { useInBrowser } from '#web/store/use-in-browser.ts'
import { setTheme } from '#web/theme/theme.ts'
import { ICON_BUTTON } from '#web/ui/icon-button.tsx'

/**
 * Switches between the wizard and the light theme. Its icon follows the class of the document root,
 * so it is right from the first paint on; until React has come, the script of the page answers it.
 */
export function ThemeToggle() {
  const isInBrowser = useInBrowser()
  return (
    <button
      type="button"
      title="Switch theme"
      data-early={isInBrowser ? undefined : 'theme'}
      onClick={() => setTheme(isLight() ? 'wizard' : 'light')}
      className={`${ICON_BUTTON} [@media(scripting:none)]:hidden`}
    >
      <Sun aria-hidden className="in-[.light]:hidden" />
      <Moon aria-hidden className="hidden in-[.light]:block" />
      <span className="sr-only in-[.light]:hidden">Switch to light theme</span>
      <span className="sr-only hidden in-[.light]:block">Switch to wizard theme</span>
    </button>
  )
}

function isLight(): boolean {
  return document.documentElement.classList.contains('light')
}
