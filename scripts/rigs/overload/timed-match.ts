import { type PlayerPage, playWith } from '#server/testing/match/player-page.ts'

/**
 * Plays a match to its end.
 * @param verdicts takes how many milliseconds each verdict has taken
 */
export function playTimed(page: PlayerPage, verdicts: number[]): Promise<unknown> {
  const sentAt = new Map<number, number>()
  page.onFrame(() => {
    const known = page.known()
    if (known?.type !== 'match') return
    const answered = known.view.answers.length - 1
    const at = sentAt.get(answered)
    if (at === undefined) return
    verdicts.push(performance.now() - at)
    sentAt.delete(answered)
  })
  return playWith(page, (question) => {
    sentAt.set(question, performance.now())
    return question % 4
  })
}
