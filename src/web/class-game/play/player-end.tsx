import type { PlayerGame } from '#contract/class-game/messages.ts'
import type { LastAnswer } from '#web/class-game/client/player-client.ts'
import { Button } from '#web/ui/button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { AskedQuestion } from './asked-question.tsx'
import { PlayerVerdict } from './player-verdict.tsx'

/** The end of the game for one player. A race may end before its verdict on the last answer was read. */
export function PlayerEnd({
  view,
  last,
  onLeave,
}: {
  readonly view: PlayerGame['view']
  readonly last: LastAnswer | null
  readonly onLeave: () => void
}) {
  const { rank, playerCount, score, questionCount } = view
  return (
    <>
      <div className="mt-10 text-center">
        <h1 tabIndex={-1} className="text-3xl">
          The Game Is Over
        </h1>
        {/* Without points all would share the first place. */}
        {rank === null || score.points === 0 ? null : (
          <p className="mt-4 font-display text-2xl">{`Place ${rank} of ${playerCount}`}</p>
        )}
        <p className="mt-2 text-lg">
          {`${score.points} points, ${score.correct} of ${questionCount} right`}
        </p>
        <Button look="primary" className="mt-8" onClick={onLeave}>
          Play Another Game
        </Button>
      </div>
      {last === null ? null : (
        <section className="mt-10" aria-labelledby="last-answer">
          <h2 id="last-answer" className="text-center text-xl">
            Your Last Answer
          </h2>
          <AskedQuestion
            shown={last.shown}
            chosen={last.marked.choice}
            right={last.marked.right}
            isOpen={false}
            onChoose={() => undefined}
            headingId="last-question"
            heading={
              <h3 id="last-question" className="mt-2 font-sans text-xl font-semibold">
                <ChemicalText text={last.shown.text} />
              </h3>
            }
          />
          <PlayerVerdict marked={last.marked} shown={last.shown} standing={null} />
        </section>
      )}
    </>
  )
}
