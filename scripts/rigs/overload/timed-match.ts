import { openPlayerPage, type PlayerPage, playWith } from '#server/testing/match/player-page.ts'

/**
 * Plays a match to its end.
 * @param verdicts takes how many milliseconds each verdict has taken
 */
function playTimed(page: PlayerPage, verdicts: number[]): Promise<unknown> {
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

/**
 * Opens the page of a player, finds a match and plays it to its end.
 * @param verdicts takes how many milliseconds each verdict has taken
 * @returns the end of the match; null when the line was lost
 */
export async function findAndPlayTimed(
  { port, origin }: { readonly port: number; readonly origin: string },
  cookies: ReadonlyMap<string, string>,
  verdicts: number[],
): Promise<unknown> {
  const page = openPlayerPage(port, cookies, origin)
  await page.message('hello')
  page.send({ type: 'find_match' })
  const end = await Promise.race([playTimed(page, verdicts), page.closed.then(() => null)])
  page.close()
  return end
}
