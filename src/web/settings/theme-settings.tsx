import { useStored } from '#web/store/use-stored.ts'
import { setTheme, storedTheme } from '#web/theme/theme.ts'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { ThemePreview } from './theme-preview.tsx'

const choices = [
  {
    id: 'wizard',
    label: 'Wizard',
    hint: 'Night in the tower: violet and brass',
    picture: <ThemePreview theme="wizard" />,
  },
  {
    id: 'light',
    label: 'Light',
    hint: 'Daylight in the laboratory: paper and ink',
    picture: <ThemePreview theme="light" />,
  },
] as const

/** The two themes, each shown as it looks. */
export function ThemeSettings() {
  const theme = useStored(storedTheme)
  return (
    <Panel title="Theme">
      <div role="radiogroup" aria-label="Theme">
        <ChoiceList
          name="theme"
          choices={choices}
          chosen={theme}
          columns="sm:grid-cols-2"
          onChoose={setTheme}
        />
      </div>
    </Panel>
  )
}
