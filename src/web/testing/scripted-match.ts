import type { ClientMessage, ServerMessage } from '#contract/live.ts'
import type { MatchMessage, MatchServerMessage, ShownQuestion } from '#contract/match.ts'
import { advance } from '#match/advance.ts'
import { apply } from '#match/apply.ts'
import { hintOf } from '#match/hint.ts'
import { judge } from '#match/judge.ts'
import { createMatch, type Match, QUESTION_COUNT } from '#match/match.ts'
import { viewOf } from '#match/view.ts'
import { createLiveLine } from '#web/wire/live-connection.ts'

export const MATCH_ID = '7d0c4d34-93b5-4b2a-8a52-2f1f0a5f2c11'
/** The index of the right option of each question. */
export const KEY: readonly number[] = Array.from({ length: QUESTION_COUNT }, (_, n) => n % 4)

const SYMBOLS = ['H', 'He', 'Li', 'Be', 'B', 'C', 'N', 'O', 'F', 'Ne']

/**
 * A server with one match between a page and an opponent, on the rules of the match and a clock of
 * the test. It records the messages of both sides, and sends only when the test asks for it.
 */
export function scriptedMatch(now: () => number) {
  const line = createLiveLine()
  const sent: ClientMessage[] = []
  let isDeaf = false
  let match: Match | null = null
  let end = open()

  function open() {
    return line.open({ send: take, probe: () => undefined })
  }

  function take(message: ClientMessage) {
    sent.push(message)
    if (isDeaf) return
    if (message.type === 'ping') end.hear({ type: 'pong', t: message.t, serverTime: now() })
    if (match === null) return
    if (message.type === 'ready') confirm(0)
    if (message.type === 'answer') answer(0, message.question, message.choice)
  }

  function confirm(seat: number) {
    if (match !== null) match = apply(match, { type: 'confirmed', seat, at: now() })
  }

  function answer(seat: number, question: number, choice: number) {
    if (match === null) return
    match = judge(match, { seat, question, choice, at: now(), roundTrip: 0 }).match
  }

  function picture(): MatchMessage {
    const current = advance(match ?? begun(), now())
    match = current
    const view = viewOf(current, 0, now())
    if (view === null) throw new Error('There is no such seat.')
    return {
      type: 'match',
      matchId: MATCH_ID,
      serverTime: now(),
      view,
      shown: shownIn(view),
      opponent: { name: 'Lise', isHere: true, isReady: current.seats[1]?.isConfirmed ?? false },
      xp: null,
    }
  }

  return {
    line,
    sent,
    tell: (message: ServerMessage) => end.hear(message),
    greet: () => end.hear({ type: 'hello', version: '1' }),
    drop: () => end.lost(),
    /** The session ends, and another one begins on the same page. */
    signInAnew() {
      end.close()
      end = open()
    },
    /** From here on the messages of the page get lost. */
    lose(isLost: boolean) {
      isDeaf = isLost
    },
    begin() {
      match = begun()
    },
    confirm,
    answer,
    picture,
    hint(): MatchServerMessage {
      const { matchId, serverTime, opponent } = picture()
      const everybody = hintOf(match ?? begun())
      return {
        type: 'match_hint',
        matchId,
        serverTime,
        everybody,
        isOpponentHere: opponent.isHere,
        isOpponentReady: opponent.isReady,
      }
    },
    show: () => end.hear(picture()),
  }

  function begun(): Match {
    const made = createMatch(['you', 'lise'], KEY, now())
    if (made === null) throw new Error('There is no match.')
    return made
  }
}

function shownIn({ phase, answers }: MatchMessage['view']): ShownQuestion | null {
  if (phase.kind !== 'open' && phase.kind !== 'reveal' && phase.kind !== 'waiting') return null
  const question = phase.kind === 'open' ? phase.question : answers.length - 1
  return {
    question,
    text: `What is question ${question + 1}?`,
    options: ['first', 'second', 'third', 'fourth'],
    badge: { symbol: SYMBOLS[question] ?? 'H', name: null },
    lesson:
      phase.kind === 'open'
        ? null
        : { questionId: 'pe-e1.1.k3f9', explanation: 'So it is.', feedback: null },
  }
}
