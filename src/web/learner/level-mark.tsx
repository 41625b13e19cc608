import type { LevelName } from '#quiz/learning/level.ts'

import { levelFills, levelTexts } from './level-texts.ts'

/** The sign of a level with its name. */
export function LevelMark({ level }: { readonly level: LevelName }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap text-muted">
      <span
        aria-hidden
        className={`size-3.5 shrink-0 rounded-sm border-2 forced-color-adjust-none ${levelFills[level]}`}
      />
      <span>{levelTexts[level].name}</span>
    </span>
  )
}
