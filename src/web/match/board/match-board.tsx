import type { MatchMessage, ShownQuestion } from '#contract/match.ts'
import type { Countdown } from '#match/countdown.ts'
import { QUESTION_COUNT } from '#match/match.ts'
import type { MatchView } from '#match/view.ts'
import { announcement } from '#web/match/client/announcement.ts'
import type { MatchClient } from '#web/match/client/match-client.ts'
import { answerOf, isOnline, type MatchState } from '#web/match/client/match-state.ts'
import { LoadingMatch } from '#web/match/review/loading-match.tsx'
import { MatchLesson } from '#web/match/review/match-lesson.tsx'
import { MuteButton } from '#web/practice/question/mute-button.tsx'

import { Announcer } from './announcer.tsx'
import { CountdownRing } from './countdown-ring.tsx'
import { MatchQuestion } from './match-question.tsx'
import { PlayerCards } from './player-cards.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'
import { useCountdown, useExtraSeconds } from './use-countdown.ts'
import { useRefusal } from './use-trouble.tsx'

/** The match during the questions: both players, the question, and its explanation once answered. */
export function MatchBoard({
  client,
  state,
  match,
}: {
  readonly client: MatchClient
  readonly state: MatchState
  readonly match: MatchMessage
}) {
  const { view, shown } = match
  const left = useCountdown(client, view)
  const extra = useExtraSeconds(client, view)
  const refused = useRefusal()
  useAnswerKeys(client.choose)
  if (shown === null) return <LoadingMatch title="Rejoining Match" />
  const chosen = chosenIn(state, match, shown)
  return (
    <div data-playing="question" className="mx-auto min-h-dvh w-full max-w-3xl">
      <h1 className="sr-only">Multiplayer</h1>
      <PlayerCards match={match} isOnline={isOnline(state)} />
      <div className="mt-2 rounded-lg border border-line bg-surface px-4 pt-2 pb-5 shadow-card sm:mt-4 sm:px-7 low:sm:mt-2 low:sm:pt-0">
        <div className="flex flex-wrap items-center gap-x-1 sm:gap-x-2 low:sm:flex-nowrap low:sm:gap-x-4">
          <p className="grow font-display text-lg whitespace-nowrap tabular-nums max-[22rem]:text-base low:sm:grow-0">
            {`Question ${shown.question + 1}/${QUESTION_COUNT}`}
          </p>
          <p className="order-last min-h-6 basis-full text-sm text-accent tabular-nums low:sm:order-none low:sm:min-h-0 low:sm:grow low:sm:basis-0">
            {refused ?? noteOf(view, left, extra)}
          </p>
          <CountdownRing phase={view.phase} left={left} isAnswered={chosen !== null} />
          <MuteButton />
        </div>
        <MatchQuestion
          key={shown.question}
          shown={shown}
          phase={view.phase.kind}
          chosen={chosen}
          answer={view.answers[shown.question] ?? null}
          isSent={answerOf(state)?.isDelayed !== true}
          onChoose={client.choose}
        />
        <MatchLesson shown={shown} answer={view.answers[shown.question] ?? null} />
      </div>
      <Announcer
        text={announcement({
          view,
          shown,
          isUrgent: left?.isUrgent === true,
          isChosen: chosen !== null,
          hasExtraTime: extra !== null,
        })}
      />
    </div>
  )
}

/** Stands above the first question, where a toast would cover it. */
const STARTED = 'Match Started! Let the quiz begin!'

/** Returns the label of the countdown, unless it is the time for the question. */
function noteOf({ phase }: MatchView, left: Countdown | null, extra: number | null): string | null {
  if (extra !== null) return `Opponent finished! You have ${extra}s extra time`
  if (phase.kind === 'reveal') return `Next question in ${left?.seconds ?? 0}s`
  if (phase.kind === 'open' && phase.question === 0) return STARTED
  return phase.kind === 'waiting' ? 'Waiting for your opponent to finish...' : null
}

/** Returns the chosen option of the question on screen: the recorded one, or else the pending one. */
function chosenIn(state: MatchState, { view }: MatchMessage, shown: ShownQuestion): number | null {
  const recorded = view.answers[shown.question]
  if (recorded !== undefined) return recorded.choice
  const pending = answerOf(state)
  return pending?.question === shown.question ? pending.choice : null
}
