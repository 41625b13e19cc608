import { Bot, Wifi, WifiOff } from 'lucide-react'

import { QUESTION_COUNT } from '#match/match.ts'

/** One player's progress, and whether their page is connected. */
export function PlayerCard({
  label,
  standing,
  presence,
  isHere,
  isPractice = false,
}: {
  readonly label: string
  readonly standing: { readonly answered: number; readonly correct: number }
  readonly presence: string
  readonly isHere: boolean
  readonly isPractice?: boolean
}) {
  const { answered, correct } = standing
  const Connection = isHere ? Wifi : WifiOff
  const Icon = isPractice ? Bot : Connection
  return (
    <section
      aria-label={label}
      className="min-w-0 rounded-lg border border-line bg-surface px-3 py-2 shadow-card max-[22rem]:px-2 sm:px-5 sm:py-3 low:sm:flex low:sm:items-center low:sm:gap-4 low:sm:px-4 low:sm:py-1"
    >
      <div className="flex min-w-0 items-center gap-2 low:sm:grow">
        <p className="min-w-0 grow truncate font-display sm:text-lg">
          <bdi>{label}</bdi>
        </p>
        <p
          className={`flex shrink-0 items-center gap-1.5 text-xs ${isHere ? 'text-muted' : 'text-ink'}`}
        >
          <Icon aria-hidden className="size-4" />
          <span className={isHere ? 'max-sm:sr-only low:sr-only' : ''}>{presence}</span>
        </p>
      </div>
      <p className="flex shrink-0 flex-wrap gap-x-4 text-sm text-muted tabular-nums max-[22rem]:text-xs low:sm:flex-nowrap low:sm:text-xs">
        <span>{`Questions: ${answered}/${QUESTION_COUNT}`}</span>
        <span>{`Correct: ${correct}`}</span>
      </p>
      <progress
        aria-label={`Progress of ${label}`}
        max={100}
        value={answered * 10}
        className="match-progress mt-1.5 low:sm:sr-only"
      />
    </section>
  )
}
