import { Flag, Handshake, Trophy } from 'lucide-react'
import { Link } from 'react-router'

import type { PastMatch } from '#contract/match.ts'
import { pastOpponentName } from '#web/match/review/opponent-name.ts'
import { useStored } from '#web/store/use-stored.ts'
import { takeFocus } from '#web/ui/focus/take-focus.ts'
import { signedXp } from '#web/ui/text/signed-xp.ts'
import { storedSettings } from '#web/user-data/settings.ts'

const ends = {
  won: { word: 'Won', Icon: Trophy, look: 'text-accent' },
  lost: { word: 'Lost', Icon: Flag, look: 'text-muted' },
  draw: { word: 'Draw', Icon: Handshake, look: 'text-ink' },
} as const

/** The result of a match, in a line that links to its questions. */
export function PastMatchLine({
  match,
  isFirstOfPage,
}: {
  readonly match: PastMatch
  /** Whether the player asked for the page of matches that starts here, and continues reading here. */
  readonly isFirstOfPage: boolean
}) {
  const { you, opponent } = match
  const { quietPractice } = useStored(storedSettings)
  const { word, Icon, look } = ends[match.result]
  return (
    <li>
      <Link
        viewTransition
        ref={isFirstOfPage ? takeFocus : undefined}
        to={`/dashboard/multiplayer?match=${match.match_id}`}
        className="flex min-h-14 items-center gap-2.5 rounded-md px-2 py-2 hover:bg-raised"
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${look}`} />
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-2">
          <span className="min-w-0 grow basis-36">
            <span className="block wrap-anywhere">
              <span className={look}>{word}</span>
              <span aria-hidden className="text-muted">
                {' · '}
              </span>
              <span className="sr-only"> against </span>
              <bdi className="text-link">
                {pastOpponentName(match.kind, opponent) ?? 'Opponent'}
              </bdi>
            </span>
            <span className="flex flex-wrap gap-x-4 text-sm text-muted">
              <Finished at={match.finished_at} />
              <span className="max-sm:hidden">
                {`${(you.average_milliseconds / 1000).toFixed(1)} s on average`}
              </span>
            </span>
          </span>
          <span className="ml-auto text-right whitespace-nowrap tabular-nums">
            <span className="block font-display">{`${you.correct} : ${opponent.correct}`}</span>
            <span key={String(quietPractice)} className="block text-sm text-muted">
              {stakesOf(match, quietPractice)}
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}

function stakesOf({ kind, xp }: PastMatch, isQuiet: boolean): string {
  if (kind === 'friend') return 'Friend'
  if (kind === 'practice') return 'Practice'
  return isQuiet ? '' : `${signedXp(xp)} XP`
}

function Finished({ at }: { readonly at: string }) {
  const text = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={at}>{text}</time>
}
