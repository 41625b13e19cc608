import { Suspense } from 'react'

import { useStored } from '#web/store/use-stored.ts'
import { storedSettings } from '#web/user-data/settings.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

/** Only learners who have a goal or look for one need any of it. */
const GoalPanel = lazyPart(async () => (await import('./goal-panel.tsx')).GoalPanel)
const GoalSettings = lazyPart(async () => (await import('./goal-settings.tsx')).GoalSettings)

/** The panel of the goal, with its room until it comes; nothing without a goal, and in quiet practice. */
export function GoalPanelPart({ className }: { readonly className: string }) {
  const { dailyGoal, quietPractice } = useStored(storedSettings)
  if (dailyGoal === null || quietPractice) return null
  return (
    <Suspense fallback={<div className={`min-h-72 ${className}`} />}>
      <GoalPanel isLink className={className} />
    </Suspense>
  )
}

/** The settings of the goal, with their room until they come; nothing in quiet practice. */
export function GoalSettingsPart() {
  const { quietPractice } = useStored(storedSettings)
  if (quietPractice) return null
  return (
    <Suspense fallback={<div className="min-h-152 sm:min-h-96" />}>
      <GoalSettings />
    </Suspense>
  )
}
