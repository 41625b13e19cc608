import { Moon, Sun } from 'lucide-react'

import { setTheme, storedTheme } from '#web/platform/theme.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Switches between the wizard and the light theme. */
export function ThemeToggle() {
  const theme = useStored(storedTheme)
  const other = theme === 'wizard' ? 'light' : 'wizard'
  return (
    <IconButton label={`Switch to ${other} theme`} onClick={() => setTheme(other)}>
      {theme === 'wizard' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
