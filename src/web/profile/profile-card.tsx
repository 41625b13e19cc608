import { rank } from '#quiz/practice/statistics.ts'
import { OwnRating } from '#web/match/rating/own-rating.tsx'
import { useStored } from '#web/store/use-stored.ts'
import { storedName } from '#web/user-data/name.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { initials } from './initials.ts'
import { ProfileName } from './profile-name.tsx'
import { RankLadder } from './rank-ladder.tsx'

/** Initials, name and badges; the way to the next rank below. Quiet practice shows no rank. */
export function ProfileCard({
  percent,
  hasAnswers,
}: {
  readonly percent: number
  readonly hasAnswers: boolean
}) {
  const { quietPractice } = useStored(storedSettings)
  const name = useStored(storedName) ?? ''
  return (
    <section
      aria-label="You"
      className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <div className="flex flex-col items-center gap-5 text-center sm:flex-row sm:text-left">
        <Avatar letters={initials(name)} />
        <div className="w-full min-w-0">
          <ProfileName name={name} />
          <p className="mt-2 flex flex-wrap justify-center gap-2 text-sm sm:justify-start">
            {quietPractice ? null : (
              <span className="rounded-full bg-accent px-3 py-1 font-semibold text-on-accent">
                {rank(percent)}
              </span>
            )}
            <span className="rounded-full border border-line px-3 py-1 tabular-nums">
              {`${percent}% accuracy`}
            </span>
          </p>
          <OwnRating />
        </div>
      </div>
      {quietPractice ? null : <RankLadder percent={percent} hasAnswers={hasAnswers} />}
    </section>
  )
}

/** The initials in an atom: a nucleus of letters with electrons around it. */
function Avatar({ letters }: { readonly letters: string }) {
  return (
    <svg viewBox="0 16 120 88" className="h-24 w-32 shrink-0" aria-hidden="true">
      <g className="fill-none stroke-outline" strokeWidth="1.5">
        <ellipse cx="60" cy="60" rx="57" ry="24" transform="rotate(-28 60 60)" />
        <ellipse cx="60" cy="60" rx="57" ry="24" transform="rotate(28 60 60)" />
      </g>
      <circle cx="60" cy="60" r="34" className="fill-accent" />
      <text
        x="60"
        y="70"
        textAnchor="middle"
        fontSize="29"
        fontWeight="600"
        className="fill-on-accent font-display"
      >
        {letters}
      </text>
      <g className="fill-link">
        <circle cx="10" cy="86.500" r="4.500" />
        <circle cx="110" cy="86.500" r="4.500" />
        <circle cx="89" cy="24" r="4.500" />
      </g>
    </svg>
  )
}
