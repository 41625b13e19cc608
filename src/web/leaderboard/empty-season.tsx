import { Link } from 'react-router'

import { buttonClass } from '#web/ui/button.tsx'

import { PodiumArt } from './podium-art.tsx'

/** A season without XP, so far or for good. */
export function EmptySeason({ isOver }: { readonly isOver: boolean }) {
  return (
    <section className="flex min-h-[50dvh] flex-col items-center justify-center gap-4 rounded-lg border border-line bg-surface p-6 text-center">
      <div className="h-36 w-full">
        <PodiumArt />
      </div>
      <h2 className="text-xl">
        {isOver ? 'That season had no players' : 'The podium is still empty'}
      </h2>
      {isOver ? null : (
        <>
          <p className="max-w-sm text-muted">
            A new season has begun. The first right answer takes the first place.
          </p>
          <Link to="/dashboard/questions" className={buttonClass('primary')}>
            Start practicing
          </Link>
        </>
      )}
    </section>
  )
}
