import type { PlayerGame } from '#contract/class-game/messages.ts'
import { Button } from '#web/ui/button.tsx'

/** The end of the game for one player. */
export function PlayerEnd({
  view,
  onLeave,
}: {
  readonly view: PlayerGame['view']
  readonly onLeave: () => void
}) {
  const { rank, playerCount, score, questionCount } = view
  return (
    <div className="mt-10 text-center">
      <h1 tabIndex={-1} className="text-3xl">
        The Game Is Over
      </h1>
      {rank === null ? null : (
        <p className="mt-4 font-display text-2xl">{`Place ${rank} of ${playerCount}`}</p>
      )}
      <p className="mt-2 text-lg">
        {`${score.points} points, ${score.correct} of ${questionCount} right`}
      </p>
      <Button look="primary" className="mt-8" onClick={onLeave}>
        Play Another Game
      </Button>
    </div>
  )
}
