import { useState } from 'react'

import { REMINDER_HOUR } from '#web/goal/reminder.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { useStored } from '#web/store/use-stored.ts'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

/** The daily reminder, where the browser can show one; it asks the visitor before it is on. */
export function ReminderSetting() {
  const { studyReminders } = useStored(storedSettings)
  const isInBrowser = useInBrowser()
  const [isRefused, setIsRefused] = useState(false)
  if (!isInBrowser || !canNotify()) return null

  async function change(isWanted: boolean) {
    const isOn = isWanted && (await Notification.requestPermission()) === 'granted'
    setIsRefused(isWanted && !isOn)
    storedSettings.update((kept) => ({ ...kept, studyReminders: isOn }))
  }

  return (
    <>
      <SwitchRow
        label="Daily reminder"
        hint={`A notification at ${REMINDER_HOUR}:00 on days without practice. A web app can only remind you while it is open in a tab or a window.`}
        isOn={studyReminders && Notification.permission === 'granted'}
        onChange={(isWanted) => void change(isWanted)}
      />
      <p role="alert" className="px-3 text-sm text-incorrect">
        {isRefused
          ? 'Your browser does not let this site show notifications. Its settings for this site can change that.'
          : ''}
      </p>
    </>
  )
}

function canNotify(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator
}
