import { lazy, type ReactNode, Suspense } from 'react'

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
    <div className="mx-auto w-full max-w-3xl">
      <ScreenTitle backTo="/dashboard/profile">Settings</ScreenTitle>
      <nav aria-label="Parts of the settings" className="mb-5">
        <ul className="flex flex-wrap gap-2">
          {parts.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm transition hover:border-accent"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <StorageNotice />
      {data === 'out of reach' ? <AccountMissing /> : null}
      <fieldset disabled={data === 'coming'} className="mb-5 grid min-w-0 gap-5">
        {data === 'out of reach' ? null : (
          <>
            <Part id="questions">
              <CategorySettings />
              <TopicSettings />
              <DifficultySettings />
              <QuestionTypeSettings />
              <AnswerKindSettings />
            </Part>
            <Part id="practice">
              <PracticeSettings />
            </Part>
            <Part id="goal">
              <GoalSettingsPart />
            </Part>
          </>
        )}
        <Part id="theme">
          <ThemeSettings />
        </Part>
      </fieldset>
      <Part id="account">
        {visitor.status === 'signed-in' ? (
          <Suspense fallback={<div className="min-h-96" />}>
            <AccountPanel account={visitor.account} />
          </Suspense>
        ) : null}
        <ElementCopies />
        <DataSettings />
      </Part>
    </div>
  )
}

/** What a link above leads to. It takes the focus, so that the next Tab goes on from there. */
function Part({
  id,
  children,
}: {
  readonly id: (typeof parts)[number]['id']
  readonly children: ReactNode
}) {
  return (
    <div id={id} tabIndex={-1} className="grid min-w-0 scroll-mt-4 gap-5 outline-none">
      {children}
    </div>
  )
}
