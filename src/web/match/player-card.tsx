import { Wifi, WifiOff } from 'lucide-react'

import { QUESTION_COUNT } from '#match/match.ts'

/** How one player stands, and whether their page is connected. */
export function PlayerCard({
  label,
  standing,
  presence,
  isHere,
}: {
  readonly label: string
  readonly standing: { readonly answered: number; readonly correct: number }
  readonly presence: string
  readonly isHere: boolean
}) {
  const { answered, correct } = standing
  const Icon = isHere ? Wifi : WifiOff
  return (
    <section
      aria-label={label}
      className="min-w-0 rounded-lg border border-line bg-surface px-3 py-2 shadow-card max-[22rem]:px-2 sm:px-5 sm:py-3"
    >
      <div className="flex items-center gap-2">
        <p className="min-w-0 grow truncate font-display sm:text-lg">
          <bdi>{label}</bdi>
        </p>
        <p
          className={`flex shrink-0 items-center gap-1.5 text-xs ${isHere ? 'text-muted' : 'text-ink'}`}
        >
          <Icon aria-hidden className="size-4" />
          <span className={isHere ? 'max-sm:sr-only' : ''}>{presence}</span>
        </p>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums max-[22rem]:text-xs">
        <span className="whitespace-nowrap">
          Questions: {answered}/{QUESTION_COUNT}
        </span>
        <span className="whitespace-nowrap">Correct: {correct}</span>
      </p>
      <progress
        aria-label={`Progress of ${label}`}
        max={100}
        value={answered * 10}
        className="match-progress mt-1.5"
      />
    </section>
  )
}
