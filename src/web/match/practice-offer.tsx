import { useSyncExternalStore } from 'react'

import { isPracticeOffered, opponentLevels } from '#match/practice-opponent.ts'
import { Button } from '#web/ui/button.tsx'

import { everyTick } from './board/use-countdown.ts'
import type { MatchClient } from './client/match-client.ts'
import { levelLabels } from './review/opponent-name.ts'

/**
 * Offers a practice opponent to a player who has waited for a few seconds. The server decides: an opponent
 * who is there comes first.
 */
export function PracticeOffer({
  client,
  since,
}: {
  readonly client: MatchClient
  /** When the search began; null until the server has said so. */
  readonly since: number | null
}) {
  const isOffered = useSyncExternalStore(
    everyTick,
    () => since !== null && isPracticeOffered(client.serverNow() - since),
  )
  if (!isOffered) return null
  return (
    <section
      aria-labelledby="practice-offer"
      className="rounded-lg border border-line bg-surface p-4 text-ink"
    >
      <h2 id="practice-offer" className="text-lg">
        Play a practice opponent meanwhile
      </h2>
      <p className="mt-1 text-sm text-muted">
        It is part of the program and plays at a human pace, and nothing is at stake. You keep your
        place: when another player comes, that match begins instead.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {opponentLevels.map((level) => (
          <Button key={level} className="max-sm:px-4" onClick={() => client.playPractice(level)}>
            {levelLabels[level]}
          </Button>
        ))}
      </div>
    </section>
  )
}
