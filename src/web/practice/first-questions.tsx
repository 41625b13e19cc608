import { useLayoutEffect } from 'react'

import { startSessionWith } from '#quiz/practice/session.ts'

import { SessionBar } from './controls/session-bar.tsx'
import { SessionFooter } from './controls/session-footer.tsx'
import { keepEarlyPlaces } from './first-question/early-place.ts'
import { firstQuestions } from './first-question/first-question-data.ts'
import { LoadingQuestion } from './loading-question.tsx'
import { OptionList } from './question/option-list.tsx'
import { QuestionBadge } from './question/question-badge.tsx'
import { QuestionCard } from './question/question-card.tsx'

/** The time of the first question is counted from when the app has loaded. */
const NOT_YET = Number.POSITIVE_INFINITY

/**
 * The prerendered practice page: questions of every category, of which a script shows one before the
 * first paint. A learner can read it and choose while the app loads. A learner who has answered those of
 * the category, or is signed in, sees that a question is loading. The questions are drawn while the page is
 * built and not brought to life: the session takes their place.
 */
export function FirstQuestions() {
  const session = startSessionWith(firstQuestions[0], NOT_YET)
  // When they go, the option with the focus is still there.
  useLayoutEffect(() => keepEarlyPlaces, [])
  return (
    <>
      <div data-question="any">
        <SessionBar
          session={session}
          earlier={0}
          size={0}
          isTimerShown
          isBookmarked={false}
          onPrevious={nothing}
          onNext={nothing}
          onBookmark={nothing}
        />
      </div>
      <div data-question="none">
        <LoadingQuestion />
      </div>
      {firstQuestions.map((question) =>
        import.meta.env.SSR ? (
          <div key={question.id} data-question={question.id}>
            <QuestionCard onSubmit={nothing}>
              <QuestionBadge question={question} isOpen />
              <OptionList
                question={question}
                turn={session.turn}
                takesFocus={false}
                onChoose={nothing}
              />
            </QuestionCard>
          </div>
        ) : (
          <div
            key={question.id}
            data-question={question.id}
            suppressHydrationWarning
            dangerouslySetInnerHTML={AS_BUILT}
          />
        ),
      )}
      <div data-question="any">
        <SessionFooter />
      </div>
    </>
  )
}

/** The content of the built page stays as it is. */
const AS_BUILT = { __html: '' } as const

function nothing(): void {
  // Nothing answers before the app has loaded; the chosen option is remembered.
}
