import { lazy, Suspense } from 'react'

import { GoalSettingsPart } from '#web/goal/goal-parts.tsx'
import { useOwnData } from '#web/store/use-own-data.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { PartLinks } from '#web/ui/parts/part-links.tsx'
import { ScreenPart } from '#web/ui/parts/screen-part.tsx'
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

/** The parts of the screen, which is several windows long on a phone. */
const parts = [
  { id: 'questions', label: 'Questions' },
  { id: 'practice', label: 'Practice' },
  { id: 'goal', label: 'Goal' },
  { id: 'theme', label: 'Theme' },
  { id: 'account', label: 'Account and data' },
] as const

/**
 * Everything a visitor can set. There is nothing to save: each change applies at once. The built page
 * shows the settings of the start, so nothing can be changed before it shows the visitor's own.
 */
export default function SettingsScreen() {
  const data = useOwnData()
  const visitor = useVisitor()
  return (
    <div className="screen-frame">
      <ScreenTitle backTo="/dashboard/profile">Settings</ScreenTitle>
      <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <PartLinks
          label="Parts of the settings"
          parts={parts}
          className="mb-5 lg:sticky lg:top-4 lg:*:grid"
        />
        <div className="min-w-0">
          <StorageNotice />
          {data === 'out of reach' ? <AccountMissing /> : null}
          <fieldset disabled={data === 'coming'} className="mb-5 grid min-w-0 gap-5">
            {data === 'out of reach' ? null : (
              <>
                <ScreenPart id="questions">
                  <CategorySettings />
                  <TopicSettings />
                  <DifficultySettings />
                  <QuestionTypeSettings />
                  <AnswerKindSettings />
                </ScreenPart>
                <ScreenPart id="practice">
                  <PracticeSettings />
                </ScreenPart>
                <ScreenPart id="goal">
                  <GoalSettingsPart />
                </ScreenPart>
              </>
            )}
            <ScreenPart id="theme">
              <ThemeSettings />
            </ScreenPart>
          </fieldset>
          <ScreenPart id="account">
            {visitor.status === 'signed-in' ? (
              <Suspense fallback={<div className="min-h-96" />}>
                <AccountPanel account={visitor.account} />
              </Suspense>
            ) : null}
            <ElementCopies />
            <DataSettings />
          </ScreenPart>
        </div>
      </div>
    </div>
  )
}
