import { Check, Hourglass } from 'lucide-react'

import type { MatchMessage } from '#contract/match.ts'
import type { Phase } from '#match/view.ts'
import type { MatchClient } from '#web/match/client/match-client.ts'
import { isOnline, type MatchState } from '#web/match/client/match-state.ts'

import { Announcer } from './announcer.tsx'
import { PlayerCards } from './player-cards.tsx'
import { useCountdown } from './use-countdown.ts'

function readyTitle({ opponent }: MatchMessage): string {
  return opponent.practice === undefined ? 'Both Players Ready' : 'Practice Match'
}

/** The seconds between finding an opponent and the first question. */
export function MatchStart({
  client,
  state,
  match,
  phase,
}: {
  readonly client: MatchClient
  readonly state: MatchState
  readonly match: MatchMessage
  readonly phase: Extract<Phase, { readonly kind: 'starting' }>
}) {
  const left = useCountdown(client, match.view)
  const isReady = phase.isConfirmed && match.opponent.isReady
  const title = isReady ? readyTitle(match) : 'Waiting for Opponent'
  return (
    <div data-playing="start" className="mx-auto min-h-dvh w-full max-w-3xl">
      <PlayerCards match={match} isOnline={isOnline(state)} />
      <section className="mt-2 flex min-h-80 sm:mt-4 low:sm:min-h-60 flex-col items-center justify-center gap-4 rounded-lg border border-line bg-surface p-6 text-center shadow-card">
        <span className="text-accent">
          {isReady ? (
            <Check aria-hidden className="size-10" />
          ) : (
            <Hourglass aria-hidden className="size-10" />
          )}
        </span>
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">Ten questions, eight seconds each. One tap is your answer.</p>
        {match.opponent.practice === undefined ? null : (
          <p className="max-w-md text-muted">
            This opponent is part of the program and plays at a human pace. Nothing is at stake, and
            a match with another player takes its place.
          </p>
        )}
        <p className="min-w-12 font-display text-3xl text-accent tabular-nums" aria-hidden>
          {left?.seconds}
        </p>
      </section>
      <Announcer text={title} />
    </div>
  )
}
