import type { HostGame } from '#contract/class-game/messages.ts'
import { TimeLeft } from '#web/class-game/screen/time-left.tsx'
import { Button } from '#web/ui/button.tsx'
import { AnswerMark } from '#web/ui/text/answer-mark.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { letters } from '#web/ui/text/letters.ts'

import { TeamList } from './team-list.tsx'
import type { Steps } from './use-steps.ts'

/** The open question, and after it how all have answered and which idea is behind each wrong option. */
export function HostQuestion({
  game: { view, shown },
  serverNow,
  steps,
}: {
  readonly game: HostGame
  readonly serverNow: () => number
  readonly steps: Steps
}) {
  const { phase, counts, questionCount, isPaused } = view
  if (shown === null || (phase.kind !== 'question' && phase.kind !== 'reveal')) return null
  const isOpen = phase.kind === 'question'
  const isLast = phase.question + 1 === questionCount
  const chosen = isOpen ? null : phase.distribution
  const most = Math.max(1, ...(chosen ?? []))
  return (
    <div className="mx-auto w-full max-w-[100rem]">
      <div className="flex flex-wrap items-center justify-between gap-4 text-[clamp(1.25rem,1.5vw,1.75rem)]">
        <p key={phase.question}>{`Question ${phase.question + 1} of ${questionCount}`}</p>
        {isOpen ? (
          <TimeLeft
            serverNow={serverNow}
            moment={phase.closesAt}
            isPaused={isPaused}
            className="text-[clamp(2rem,4vw,5rem)]"
          />
        ) : null}
      </div>
      <h1
        key={shown.question}
        tabIndex={-1}
        className="mt-2 font-sans text-[clamp(1.5rem,3.4vw,4.25rem)] leading-tight font-semibold"
      >
        <ChemicalText text={shown.text} />
      </h1>
      <ol className="mt-6 grid gap-3 lg:grid-cols-2 lg:gap-5">
        {shown.options.map((option, index) => (
          <li
            key={option}
            data-right={!isOpen && index === phase.right}
            className="rounded-lg border-3 border-line bg-surface p-3 data-[right=true]:border-correct data-[right=true]:bg-correct-soft lg:p-5"
          >
            <div className="flex items-center gap-4 text-[clamp(1.25rem,2.4vw,3rem)] leading-tight">
              <span
                translate="no"
                className="grid size-[1.6em] shrink-0 place-items-center rounded-full border border-outline font-display"
              >
                {letters[index]}
              </span>
              <span className="min-w-0 grow wrap-anywhere">
                <ChemicalText text={option} />
              </span>
              {!isOpen && index === phase.right ? <AnswerMark isRight size="size-[1.2em]" /> : null}
              {chosen === null ? null : (
                <span className="font-display tabular-nums">
                  <span>{chosen[index] ?? 0}</span>
                  <span className="sr-only"> players</span>
                </span>
              )}
            </div>
            {chosen === null ? null : <Bar share={(chosen[index] ?? 0) / most} />}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isOpen ? (
          <>
            <p key={counts.done} className="text-[clamp(1.25rem,2vw,2.5rem)] tabular-nums">
              {`${counts.done} of ${counts.players} have answered.`}
            </p>
            <Button
              look="primary"
              isBusy={steps.isBusy}
              className="min-h-14 px-8 text-xl"
              onClick={() => steps.take({ kind: 'close', question: phase.question })}
            >
              Show the Answer
            </Button>
          </>
        ) : (
          <Button
            look="primary"
            isBusy={steps.isBusy}
            className="min-h-14 px-8 text-xl"
            onClick={() => steps.take({ kind: 'move_on', from: phase.question })}
          >
            <span key={String(isLast)}>{isLast ? 'Show the Podium' : 'Next Question'}</span>
          </Button>
        )}
      </div>
      {isOpen || shown.lesson === null ? null : (
        <>
          <Ideas ideas={shown.lesson.ideas} counts={phase.distribution} />
          <p className="mt-4 max-w-[70ch] text-[clamp(1.1rem,1.6vw,2rem)]">
            <ChemicalText text={shown.lesson.explanation} />
          </p>
          <TeamList teams={view.teams} />
        </>
      )}
    </div>
  )
}

function Bar({ share }: { readonly share: number }) {
  return (
    <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-3 h-3 w-full">
      <rect width="100" height="4" rx="1" className="fill-line" />
      <rect width={100 * share} height="4" rx="1" className="fill-accent" />
    </svg>
  )
}

function Ideas({
  ideas,
  counts,
}: {
  readonly ideas: NonNullable<NonNullable<HostGame['shown']>['lesson']>['ideas']
  readonly counts: readonly number[]
}) {
  const chosen = ideas.filter(({ option }) => (counts[option] ?? 0) > 0)
  if (chosen.length === 0) return null
  return (
    <section aria-labelledby="ideas-behind" className="mt-6">
      <h2 id="ideas-behind" className="text-[clamp(1.25rem,2vw,2.5rem)]">
        Ideas behind the wrong answers
      </h2>
      <ul className="mt-2 space-y-2 text-[clamp(1.1rem,1.6vw,2rem)]">
        {chosen.map(({ option, idea, correction }) => (
          <li key={option} className="border-l-4 border-incorrect pl-4">
            <ChemicalText
              text={`${letters[option] ?? ''}, chosen by ${counts[option] ?? 0}: ${idea ?? correction}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
