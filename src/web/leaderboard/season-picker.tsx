import { useId } from 'react'

import type { Season } from '#contract/leaderboard.ts'

import { seasonName } from './season-name.ts'

/** Leads to the seasons; the first one is on, unless the list is of the time before its end. */
export function SeasonPicker({
  seasons: [current, ...past],
  isOld,
  chosen,
  onChoose,
}: {
  readonly seasons: readonly Season[]
  readonly isOld: boolean
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
        {current === undefined ? null : (
          <option value="">{`${seasonName(current)}${isOld ? '' : ' (now)'}`}</option>
        )}
        {past.map((season) => (
          <option key={season.season_id} value={season.season_id}>
            {seasonName(season)}
          </option>
        ))}
      </select>
    </div>
  )
}
