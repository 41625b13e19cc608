import { lazy, Suspense } from 'react'

import { GoalSettingsPart } from '#web/goal/goal-parts.tsx'
import { useOwnData } from '#web/store/use-own-data.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { StorageNotice } from '#web/user-data/storage-notice.tsx'

import { AnswerKindSettings } from './answer-kind-settings.tsx'
import { CategorySettings } from './category-settings.tsx'
import { DataSettings } from './data-settings.tsx'
import { DifficultySettings } from './difficulty-settings.tsx'
import { ElementCopies } from './element-copies.tsx'
import { PracticeSettings } from './practice-settings.tsx'
import { QuestionTypeSettings } from './question-type-settings.tsx'
import { ThemeSettings } from './theme-settings.tsx'
import { TopicSettings } from './topic-settings.tsx'

export const meta = () =>
  pageMeta(
    'Settings',
    'Choose your categories, difficulty and theme. Every change applies at once.',
  )

const AccountPanel = lazy(async () => {
  const { AccountPanel: component } = await import('#web/account-settings/account-panel.tsx')
  return { default: component }
})

/**
 * Everything a visitor can set. There is nothing to save: each change applies at once. The built page
 * shows the settings of the start, so nothing can be changed before it shows the visitor's own.
 */
export default function SettingsScreen() {
  const data = useOwnData()
  const visitor = useVisitor()
  return (
    <div className="mx-auto w-full max-w-3xl">
      <ScreenTitle backTo="/dashboard/profile">Settings</ScreenTitle>
      <StorageNotice />
      {data === 'out of reach' ? <AccountMissing /> : null}
      <fieldset disabled={data === 'coming'} className="mb-5 grid min-w-0 gap-5">
        {data === 'out of reach' ? null : (
          <>
            <CategorySettings />
            <TopicSettings />
            <DifficultySettings />
            <QuestionTypeSettings />
            <AnswerKindSettings />
            <PracticeSettings />
            <GoalSettingsPart />
          </>
        )}
        <ThemeSettings />
      </fieldset>
      {visitor.status === 'signed-in' ? (
        <Suspense fallback={<div className="mb-5 min-h-96" />}>
          <div className="mb-5">
            <AccountPanel account={visitor.account} />
          </div>
        </Suspense>
      ) : null}
      <div className="mb-5">
        <ElementCopies />
      </div>
      <DataSettings />
    </div>
  )
}
