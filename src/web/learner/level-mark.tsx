import type { LevelName } from '#quiz/learning/level.ts'

import { levelTexts } from './level-texts.ts'

/** How a level is drawn: the more filled, the further. Fading has a broken edge. */
export const levelFills: Readonly<Record<LevelName, string>> = {
  new: 'border-line bg-sunken',
  started: 'border-outline bg-accent-soft',
  fading: 'border-accent border-dashed bg-sunken',
  familiar: 'border-accent bg-accent/35',
  proficient: 'border-accent bg-accent/70',
  mastered: 'border-accent bg-accent',
}

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
