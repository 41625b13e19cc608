import { useId } from 'react'

import type { Season } from '#contract/leaderboard.ts'

import { seasonName } from './season-name.ts'

/** Leads to the seasons that are over; the first one is on. */
export function SeasonPicker({
  seasons: [current, ...past],
  chosen,
  onChoose,
}: {
  readonly seasons: readonly Season[]
  readonly chosen: string | null
  readonly onChoose: (season: string | null) => void
}) {
  const id = useId()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-center gap-3">
      <label htmlFor={id} className="text-sm text-muted">
        Season
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value || null)}
        className="min-h-11 rounded-full border border-outline bg-raised px-4"
      >
        {current === undefined ? null : <option value="">{seasonName(current)} (now)</option>}
        {past.map((season) => (
          <option key={season.season_id} value={season.season_id}>
            {seasonName(season)}
          </option>
        ))}
      </select>
    </div>
  )
}
