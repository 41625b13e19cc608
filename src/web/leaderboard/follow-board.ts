import type { LiveLine } from '#web/wire/live-connection.ts'

/**
 * Has the server tell this page whenever the leaderboard changes, also after the connection was lost.
 * @returns the way to stop
 */
export function followBoard(line: LiveLine): () => void {
  const stop = line.follow(({ type }) => {
    if (type === 'hello') line.send({ type: 'follow_leaderboard', on: true })
  })
  line.send({ type: 'follow_leaderboard', on: true })
  return () => {
    stop()
    line.send({ type: 'follow_leaderboard', on: false })
  }
}
