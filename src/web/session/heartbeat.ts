import { type call, codeOf } from '#web/wire/api.ts'

const EVERY_MS = 30_000
const LONGEST_NAME = 512

/**
 * Reports to the server, now and every 30 s, that this page is open, which keeps the session alive.
 * The id of the page combines the time with a random number.
 * @returns a function that stops the reports
 */
export function startSignsOfLife(ask: typeof call, onSessionEnded: () => void): () => void {
  let isStopped = false
  const id = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

  async function tell() {
    try {
      await ask('update_user_session', {
        session_id: id,
        device_info: {
          user_agent: navigator.userAgent.slice(0, LONGEST_NAME),
          timestamp: new Date().toISOString(),
        },
      })
    } catch (error) {
      // Any other failure is ignored: the next report follows in half a minute.
      if (codeOf(error) === 'session_missing' && !isStopped) onSessionEnded()
    }
  }

  void tell()
  const timer = setInterval(() => void tell(), EVERY_MS)
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
