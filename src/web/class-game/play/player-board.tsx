import { useState } from 'react'

import type { PlayerGame } from '#contract/class-game/messages.ts'
import type { PlayerClient, PlayerState } from '#web/class-game/client/player-client.ts'
import { TimeLeft } from '#web/class-game/screen/time-left.tsx'
import { useSecondsLeft } from '#web/class-game/screen/use-seconds-left.ts'
import { useAnswerKeys } from '#web/match/board/use-answer-keys.ts'

import { PlayerQuestion } from './player-question.tsx'
import { PlayerVerdict } from './player-verdict.tsx'

type Parts = {
  readonly client: PlayerClient
  readonly state: PlayerState
  readonly game: PlayerGame
}

/** The questions of a game, as a player answers them. */
export function PlayerBoard(parts: Parts) {
  const { phase } = parts.game.view
  return phase.kind === 'race' ? <RaceBoard {...parts} /> : <SharedBoard {...parts} />
}

/** A question that is open to all at once, and then its answer. */
function SharedBoard({ client, state, game: { view, shown } }: Parts) {
  const { phase } = view
  const isOpen = phase.kind === 'question'
  const closesAt = isOpen ? phase.closesAt : null
  const left = useSecondsLeft(client.serverNow, closesAt, view.isPaused)
  useAnswerKeys(client.choose)
  if (shown === null) return null
  const marked = phase.kind === 'reveal' ? phase.marked : null
  const recorded = isOpen ? phase.choice : (marked?.choice ?? null)
  const pending = state.pending?.question === shown.question ? state.pending.choice : null
  const isOver = isOpen && left === 0
  return (
    <>
      <Heading
        text={`Question ${shown.question + 1} of ${view.questionCount}`}
        client={client}
        closesAt={closesAt}
        isPaused={view.isPaused}
      />
      <PlayerQuestion
        key={shown.question}
        shown={shown}
        chosen={recorded ?? pending}
        right={marked?.right ?? null}
        isOpen={isOpen && recorded === null && pending === null && !view.isPaused && !isOver}
        onChoose={client.choose}
      />
      {marked === null ? (
        <p role="status" className="mt-4 min-h-7 text-center text-muted">
          <Waiting isOnRecord={recorded !== null} isSending={pending !== null} isOver={isOver} />
        </p>
      ) : (
        <PlayerVerdict marked={marked} shown={shown} standing={standingOf(view)} />
      )}
    </>
  )
}

/** Without points there is no place: all would share the first one. */
function standingOf({ rank, score: { points }, playerCount }: PlayerGame['view']): string | null {
  if (rank === null) return null
  return points === 0
    ? 'You have no points yet.'
    : `You have ${points} points: place ${rank} of ${playerCount}.`
}

function Waiting({
  isOnRecord,
  isSending,
  isOver,
}: {
  readonly isOnRecord: boolean
  readonly isSending: boolean
  readonly isOver: boolean
}) {
  if (isOnRecord) return <span key="stored">Your answer is on record. Wait for the others.</span>
  if (isSending) return <span key="sending">Sending your answer…</span>
  return isOver ? <span key="over">Time is up. Wait for the others.</span> : null
}

/** Questions at one's own pace: the answer to one, then the next. */
function RaceBoard({ client, state, game: { view, shown, before } }: Parts) {
  const { phase } = view
  const answered = view.score.answered
  const [goneOnFrom, setGoneOnFrom] = useState(answered)
  useAnswerKeys((option) => {
    if (phase.kind === 'race' && goneOnFrom === answered) client.choose(option)
  })
  if (phase.kind !== 'race') return null
  const { last } = phase
  const pending = state.pending?.question === shown?.question ? state.pending?.choice : null
  const isVerdict = last !== null && before !== null && goneOnFrom < answered
  if (isVerdict) {
    return (
      <>
        <Heading
          text={`Question ${before.question + 1} of ${view.questionCount}`}
          client={client}
          closesAt={phase.closesAt}
          isPaused={view.isPaused}
        />
        <PlayerQuestion
          key={before.question}
          shown={before}
          chosen={last.choice}
          right={last.right}
          isOpen={false}
          onChoose={client.choose}
        />
        <PlayerVerdict
          marked={last}
          shown={before}
          standing={null}
          onNext={() => setGoneOnFrom(answered)}
        />
      </>
    )
  }
  if (shown === null) {
    return (
      <div className="mt-10 text-center">
        <h1 tabIndex={-1} className="text-3xl">
          All done
        </h1>
        <p className="mt-3 text-lg">{`You had ${view.score.correct} of ${view.questionCount} right.`}</p>
        <p className="mt-3 text-muted">Wait for the others.</p>
      </div>
    )
  }
  return (
    <>
      <Heading
        text={`Question ${shown.question + 1} of ${view.questionCount}`}
        client={client}
        closesAt={phase.closesAt}
        isPaused={view.isPaused}
      />
      <PlayerQuestion
        key={shown.question}
        shown={shown}
        chosen={pending ?? null}
        right={null}
        isOpen={pending === null && !view.isPaused}
        onChoose={client.choose}
      />
    </>
  )
}

function Heading({
  text,
  client,
  closesAt,
  isPaused,
}: {
  readonly text: string
  readonly client: PlayerClient
  readonly closesAt: number | null
  readonly isPaused: boolean
}) {
  return (
    <div className="mt-2 flex min-h-9 items-center justify-between gap-4">
      <p key={text} className="text-muted">
        {text}
      </p>
      <TimeLeft
        serverNow={client.serverNow}
        moment={closesAt}
        isPaused={isPaused}
        className="text-2xl"
      />
    </div>
  )
}
