import { Handshake, Target, Timer, Trophy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { isForStakes, type MatchKind } from '#match/invitation.ts'
import { QUESTION_COUNT } from '#match/match.ts'
import { Figure } from '#web/match/rating/figure.tsx'
import { RatingFigure } from '#web/match/rating/rating-figure.tsx'
import { ReportButton } from '#web/moderation/report-button.tsx'
import { useStored } from '#web/store/use-stored.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { signedXp } from '#web/ui/text/signed-xp.ts'
import { storedSettings } from '#web/user-data/settings.ts'

const titles = { won: 'Victory', lost: 'Good Game', draw: 'Draw' } as const

const words = {
  won: 'You knew more.',
  lost: 'The review below shows where you can improve.',
  draw: 'Same score and same time. That is rare.',
} as const

/** The time decides between equal scores. */
const SOONER = 'Same score, but you were faster.'

/** Explains a victory without XP. */
const NO_XP =
  'No XP this time. A win gives XP once a day against the same opponent, when both of you take the time to read and the opponent has XP to lose.'

/** Explains a result that changes nothing. */
const NO_STAKES = {
  friend: 'A match with a friend is for fun: nothing was at stake.',
  practice: 'Against a practice opponent nothing is at stake.',
} as const

type Result = keyof typeof titles

/** The result, both scores, and the next steps. */
export function ResultCard({
  result,
  you,
  opponent,
  kind,
  xp,
  matchId,
  onPlayAgain,
}: {
  readonly result: Result
  readonly you: { readonly correct: number; readonly averageMilliseconds: number }
  readonly opponent: { readonly name: string | null; readonly correct: number }
  readonly kind: MatchKind
  readonly xp: number | null
  readonly matchId: string
  readonly onPlayAgain: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  const { quietPractice } = useStored(storedSettings)
  const isForXp = isForStakes(kind)
  const shownXp = quietPractice || !isForXp ? null : xp
  const isSooner = result === 'won' && you.correct === opponent.correct
  return (
    <section className="mt-2 rounded-lg border border-line bg-surface p-5 text-center shadow-card sm:mt-4 sm:p-8">
      <ResultSign result={result} />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl">
        {titles[result]}
      </h1>
      <p className="mt-2 text-muted">{isSooner ? SOONER : words[result]}</p>
      {result === 'won' && shownXp === 0 ? <p className="mt-2 text-muted">{NO_XP}</p> : null}
      {kind === 'search' ? null : <p className="mt-2 text-muted">{NO_STAKES[kind]}</p>}
      <dl className="mx-auto mt-6 grid max-w-md grid-cols-2 gap-4">
        <Score label="You" correct={you.correct} />
        <Score label="Opponent" name={opponent.name} correct={opponent.correct} />
      </dl>
      <dl className="mx-auto mt-6 flex max-w-2xl flex-wrap justify-center gap-3 *:min-w-28 *:grow *:basis-[calc(50%-0.75rem)] sm:*:basis-0">
        <Figure
          icon={<Target aria-hidden className="size-5 text-accent" />}
          label="Your Accuracy"
          value={`${Math.round((100 * you.correct) / QUESTION_COUNT)}%`}
        />
        <Figure
          icon={<Timer aria-hidden className="size-5 text-accent" />}
          label="Average Time"
          value={`${(you.averageMilliseconds / 1000).toFixed(1)} s`}
        />
        {shownXp === null ? null : (
          <Figure
            icon={<Trophy aria-hidden className="size-5 text-accent" />}
            label="Season XP"
            value={signedXp(shownXp)}
          />
        )}
        {isForXp ? <RatingFigure matchId={matchId} /> : null}
      </dl>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={onPlayAgain}>
          Play Again
        </Button>
        <Link to="/dashboard" className={buttonClass('secondary')}>
          Dashboard
        </Link>
      </div>
      {opponent.name === null || kind === 'practice' ? null : (
        <div className="mt-2 flex justify-center">
          <ReportButton
            look="words"
            name={opponent.name}
            seen={{ place: 'match', match_id: matchId }}
          />
        </div>
      )}
    </section>
  )
}

function ResultSign({ result }: { readonly result: Result }) {
  const Icon = result === 'won' ? Trophy : Handshake
  return (
    <span
      className={`mx-auto grid size-16 place-items-center rounded-full ${result === 'won' ? 'bg-accent text-on-accent' : 'border border-line bg-sunken text-accent'}`}
    >
      <Icon aria-hidden className="size-8" />
    </span>
  )
}

function Score({
  label,
  name = null,
  correct,
}: {
  readonly label: string
  readonly name?: string | null
  readonly correct: number
}) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="order-last min-w-0">
        <span className="block">{label}</span>
        <span className="line-clamp-2 min-h-6 text-sm text-balance wrap-anywhere text-muted">
          <bdi>{name}</bdi>
        </span>
      </dt>
      <dd className="font-display text-2xl tabular-nums">
        <span className="text-3xl">{correct}</span>
        <span className="text-muted"> / {QUESTION_COUNT}</span>
      </dd>
    </div>
  )
}
