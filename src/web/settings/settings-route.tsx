import { useInBrowser } from '#web/platform/use-in-browser.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { StorageNotice } from '#web/ui/storage-notice.tsx'

import { CategorySettings } from './category-settings.tsx'
import { DataSettings } from './data-settings.tsx'
import { DifficultySettings } from './difficulty-settings.tsx'
import { PracticeSettings } from './practice-settings.tsx'
import { ThemeSettings } from './theme-settings.tsx'

export const meta = () =>
  pageMeta(
    'Settings',
    'Choose your categories, difficulty and theme. Every change applies at once.',
  )

/**
 * Everything a visitor can set. There is nothing to save: each change applies at once. The built page
 * shows the settings of the start, so nothing can be changed before it shows the visitor's own.
 */
export default function SettingsScreen() {
  const isInBrowser = useInBrowser()
  return (
    <div className="mx-auto w-full max-w-3xl">
      <ScreenTitle backTo="/dashboard/profile">Settings</ScreenTitle>
      <StorageNotice />
      <fieldset disabled={!isInBrowser} className="mb-5 grid min-w-0 gap-5">
        <CategorySettings />
        <DifficultySettings />
        <PracticeSettings />
        <ThemeSettings />
      </fieldset>
      <DataSettings />
    </div>
  )
}
