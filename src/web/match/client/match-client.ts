import type { MatchMessage } from '#contract/match.ts'
import { QUESTION_COUNT } from '#match/match.ts'
import { openVoice, soundOnce } from '#web/sound/sound-leader.ts'
import { sight } from '#web/ui/focus/visibility.ts'
import { dismissToast, showToast, shownToasts } from '#web/ui/toast/toast.ts'
import { codeOf } from '#web/wire/api.ts'
import { liveLine } from '#web/wire/live-connection.ts'

import { type FinishedGame, gameOf, gameOfReview, keepGame } from './keep-game.ts'
import { type DuelDesk, openDuelDesk } from './match-session.ts'
import { isForLater, isOutdated, type Moment, soundOf, toastOf } from './moments.ts'
import { forgetPlaying, matchPlayedHere, noteEnd, notePlaying } from './playing-here.ts'

let current: { readonly userId: string; readonly desk: DuelDesk } | null = null

/** The desk of whoever is signed in; it stays open while they go from screen to screen, and no longer. */
export function deskOf(userId: string): DuelDesk {
  if (current?.userId === userId) return current.desk
  current?.desk.close()
  openVoice()
  const desk = openDuelDesk({
    line: liveLine,
    sight,
    now: () => performance.now(),
    onMoment: notice,
    onFinished: keepFinished,
    onEndedAway: (matchId) => void keepEndedAway(matchId),
    onSeen: (matchId) => noteEnd(matchId, 'isSeen'),
    onPlaying: (matchId) => notePlaying(userId, matchId),
    leftBehind: matchPlayedHere(userId),
  })
  current = { userId, desk }
  liveLine.whenClosed(() => {
    current = null
  })
  return desk
}

function notice(moment: Moment) {
  // The screen says what is the matter.
  if (moment === 'noService' && liveLine.refusal() !== null) return
  const sound = soundOf(moment)
  const toast = toastOf(moment)
  if (sound !== undefined) soundOnce(sound)
  for (const told of shownToasts()) if (isOutdated(told, moment)) dismissToast(told.id)
  if (toast === undefined) return
  if (isForLater(moment)) whenSeen(() => showToast(toast))
  else showToast(toast)
}

/** In a tab that nobody sees a message would be gone before anybody reads it. */
function whenSeen(show: () => void) {
  if (sight.isVisible()) return show()
  const stop = sight.subscribe(() => {
    stop()
    show()
  })
}

/** A page that was loaded in the middle has not seen all questions: the server tells them. */
function keepFinished(match: MatchMessage, elements: readonly string[]) {
  const keepSeen = () => {
    const game = gameOf(match, elements)
    if (game !== null) keep(game, Date.now())
  }
  if (elements.length === QUESTION_COUNT) keepSeen()
  else keepReviewed(match.matchId).catch(keepSeen)
}

/** What the server knows no end of has none; what it could not be asked for is asked for next time. */
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
  const elements = questions.flatMap((question) => (question === null ? [] : [question.element]))
  keep(gameOfReview(review, elements), Date.parse(review.finished_at))
}

function keep(game: FinishedGame, now: number): void {
  keepGame(game, now)
  noteEnd(game.matchId, 'isKept')
}
