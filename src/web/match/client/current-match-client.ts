import type { MatchMessage } from '#contract/match.ts'
import { QUESTION_COUNT } from '#match/match.ts'
import { openVoice, soundOnce } from '#web/sound/sound-leader.ts'
import { sight } from '#web/ui/focus/visibility.ts'
import { codeOf } from '#web/wire/api.ts'
import { liveLine } from '#web/wire/live-connection.ts'

import { type FinishedGame, gameOf, gameOfReview, keepGame } from './keep-game.ts'
import { type MatchClient, openMatchClient } from './match-client.ts'
import { createMomentNotifier } from './moment-notifier.ts'
import { forgetPlaying, matchPlayedHere, noteEnd, notePlaying } from './playing-here.ts'

let current: { readonly userId: string; readonly client: MatchClient } | null = null

const notify = createMomentNotifier({
  sight,
  play: soundOnce,
  isRefused: () => liveLine.refusal() !== null,
})

/** Returns the match client of the signed-in user. It stays open from screen to screen until sign-out. */
export function matchClient(userId: string): MatchClient {
  if (current?.userId === userId) return current.client
  current?.client.close()
  openVoice()
  const client = openMatchClient({
    line: liveLine,
    sight,
    now: () => performance.now(),
    onMoment: notify,
    onFinished: keepFinished,
    onEndedAway: (matchId) => void keepEndedAway(matchId),
    onSeen: (matchId) => noteEnd(matchId, 'isSeen'),
    onPlaying: (matchId) => notePlaying(userId, matchId),
    leftBehind: matchPlayedHere(userId),
  })
  current = { userId, client }
  liveLine.whenClosed(() => {
    current = null
  })
  return client
}

/** A page that was loaded during the match has not seen all questions, so it asks the server for them. */
function keepFinished(match: MatchMessage, elements: readonly string[]) {
  // Wins and losses of this browser are those against others.
  if (match.opponent.practice !== undefined) return noteEnd(match.matchId, 'isKept')
  const keepSeen = () => {
    const game = gameOf(match, elements)
    if (game !== null) keep(game, Date.now())
  }
  if (elements.length === QUESTION_COUNT) keepSeen()
  else keepReviewed(match.matchId).catch(keepSeen)
}

/** Forgets a match that the server does not know. After any other error the next page asks again. */
async function keepEndedAway(matchId: string): Promise<void> {
  try {
    await keepReviewed(matchId)
  } catch (error) {
    if (codeOf(error) === 'not_found') forgetPlaying(matchId)
  }
}

async function keepReviewed(matchId: string): Promise<void> {
  const { reviewed } = await import('./reviewed.ts')
  const { review, questions } = await reviewed(matchId)
  if (review.kind === 'practice') return noteEnd(matchId, 'isKept')
  const elements = questions.flatMap((question) => (question === null ? [] : [question.element]))
  keep(gameOfReview(review, elements), Date.parse(review.finished_at))
}

function keep(game: FinishedGame, now: number): void {
  keepGame(game, now)
  noteEnd(game.matchId, 'isKept')
}
