import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { parseServerMessage } from '#contract/live.ts'
import { openBadge } from '#quiz/badge.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { awardXp } from '#server/leaderboard/award-xp.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import {
  answer,
  type Arena,
  inPhase,
  openArena,
  type Player,
  presencesTold,
  rejections,
  type Started,
} from '#server/testing/match/arena.ts'
import { type PlayerPage, silenced } from '#server/testing/match/player-page.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Turn = { readonly wait: number; readonly isRight: boolean }

describe.each(testDatabases)('on $name', (testDatabase) => {
  let arena: Arena
  let steady = 0
  beforeAll(async () => {
    arena = await openArena(testDatabase, { steadyClock: () => steady })
  })
  afterAll(() => arena.close())

  /**
   * Plays all questions. Each player answers so many milliseconds after the opening, right or
   * wrong; a player without a turn does nothing.
   */
  async function play({ matchId, players, key }: Started, turns: readonly Turn[]): Promise<void> {
    const playing = turns.map((turn, seat) => ({
      ...playerAt(players, seat),
      ...turn,
      question: 0,
    }))
    while (playing.some(({ question }) => question < key.length)) {
      const [next] = playing
        .filter(({ question }) => question < key.length)
        .toSorted((a, b) => opening(a.page) + a.wait - opening(b.page) - b.wait)
      if (next === undefined) return
      await arena.matchClock.moveTo(opening(next.page))
      await inPhase(next.page, 'open')
      await arena.matchClock.moveTo(opening(next.page) + next.wait)
      const right = key[next.question] ?? 0
      await answer(next.page, matchId, next.question, next.isRight ? right : (right + 1) % 4)
      next.question += 1
    }
  }

  /** The rows as a server leaves them that is killed while the player in a seat is connected to it. */
  async function leaveBehind(matchId: string, seat: number): Promise<void> {
    await arena.database
      .updateTable('match_players')
      .set({ is_here: true, here_on: crypto.randomUUID() })
      .where('match_id', '=', matchId)
      .where('seat', '=', seat)
      .execute()
  }

  function resultsOf(matchId: string) {
    return arena.database
      .selectFrom('match_players')
      .select(['result', 'correct_answers', 'incorrect_answers', 'total_time_ms', 'xp'])
      .where('match_id', '=', matchId)
      .orderBy('seat')
      .execute()
  }

  /** Plays a match that the first player wins, and returns the XP that it gave. */
  async function xpOfWin(winner: Player, loser: Player): Promise<number | null> {
    const started = await arena.startMatch([winner, loser])
    const seat = started.players.indexOf(winner)
    await play(
      started,
      [0, 1].map((index) => ({ wait: 1500, isRight: index === seat })),
    )
    return (await inPhase(winner.page, 'finished')).xp
  }

  async function give(userId: string, amount: number): Promise<void> {
    await arena.database.transaction().execute((transaction) => {
      const award = { userId, kind: 'practice' as const, reference: crypto.randomUUID(), amount }
      return awardXp(transaction, [award], arena.matchClock.now())
    })
  }

  async function ledgerOf(matchId: string) {
    const rows = await arena.database
      .selectFrom('xp_ledger')
      .select(['amount', 'applied'])
      .where('reference', '=', matchId)
      .orderBy('amount')
      .execute()
    return rows.map(({ amount, applied }) => [amount, applied])
  }

  async function questionIdsOf(matchId: string): Promise<readonly string[]> {
    const rows = await arena.database
      .selectFrom('match_questions')
      .select('question_id')
      .where('match_id', '=', matchId)
      .orderBy('question')
      .execute()
    return rows.map((row) => row.question_id)
  }

  /** Moves users' earlier wins so many days into the past, and pairs them as new players at once. */
  async function letPass(days: number, users: readonly string[]): Promise<void> {
    await arena.database
      .updateTable('xp_ledger')
      .set((set) => ({
        awarded_at: sql<Date>`${set.ref('awarded_at')} - ${days} * interval '1 day'`,
      }))
      .where('user_id', 'in', users)
      .execute()
    await arena.database.deleteFrom('ratings').where('user_id', 'in', users).execute()
  }

  async function countOf(table: 'live_match' | 'match_queue'): Promise<number> {
    const rows = await arena.database.selectFrom(table).select('user_id').execute()
    return rows.length
  }

  test('R11 R13 more correct answers win, both see the same result, and it is written once', async () => {
    const started = await arena.startMatch()
    const [one, other] = [playerAt(started.players, 0), playerAt(started.players, 1)]
    await give(other.user.userId, 80)
    await play(started, [
      { wait: 1500, isRight: true },
      { wait: 1700, isRight: false },
    ])
    const standing = { answered: 10, milliseconds: 15_000 }
    const outcome = {
      winner: 0,
      seats: [
        { ...standing, correct: 10, xp: 50 },
        { ...standing, correct: 0, milliseconds: 17_000, xp: -50 },
      ],
    }
    expect([one, other].map(({ page }) => page.known())).toMatchObject([
      { xp: 50, view: { phase: { kind: 'finished', result: 'won', outcome } } },
      { xp: -50, view: { phase: { kind: 'finished', result: 'lost', outcome } } },
    ])
    const lost = {
      result: 'lost',
      correct_answers: 0,
      incorrect_answers: 10,
      total_time_ms: 17_000,
    }
    expect(await resultsOf(started.matchId)).toEqual([
      { result: 'won', correct_answers: 10, incorrect_answers: 0, total_time_ms: 15_000, xp: 50 },
      { ...lost, xp: -50 },
    ])
    expect(await ledgerOf(started.matchId)).toEqual([
      [-50, -50],
      [50, 50],
    ])
    expect(await countOf('live_match')).toBe(0)
  })

  test('both look back at every question, and no other player does', async () => {
    const started = await arena.startMatch()
    const [one, other] = [playerAt(started.players, 0), playerAt(started.players, 1)]
    const input = { match_id: started.matchId }
    expect(await one.user.refusal('get_match_review', input)).toEqual({
      status: 404,
      code: 'not_found',
    })
    await play(started, [
      { wait: 500, isRight: true },
      { wait: 900, isRight: false },
    ])
    const review = await other.user.call('get_match_review', input)
    expect(review).toMatchObject({
      result: 'lost',
      xp: 0,
      you: { correct: 0, answered: 10, average_milliseconds: 900 },
      opponent: { correct: 10, answered: 10, average_milliseconds: 500 },
    })
    expect(review.questions).toEqual(
      started.key.map((right, index) => ({
        question_id: review.questions[index]?.question_id,
        right,
        you: { choice: (right + 1) % 4, milliseconds: 900 },
        opponent: { choice: right, milliseconds: 500 },
      })),
    )
    expect(await other.user.call('list_matches', {})).toEqual({
      matches: [
        {
          match_id: started.matchId,
          finished_at: review.finished_at,
          result: 'lost',
          xp: 0,
          you: { correct: 0, average_milliseconds: 900 },
          opponent: { name: review.opponent.name, correct: 10 },
        },
      ],
      next: null,
    })
    const stranger = await arena.newPlayer()
    expect((await stranger.user.refusal('get_match_review', input)).status).toBe(404)
  })

  test('L29 equal answers in equal time are a draw without XP', async () => {
    const started = await arena.startMatch()
    const turn = { wait: 1000, isRight: true }
    await play(started, [turn, turn])
    expect(started.players.map(({ page }) => page.known())).toMatchObject([
      { xp: 0, view: { phase: { result: 'draw' } } },
      { xp: 0, view: { phase: { result: 'draw' } } },
    ])
    expect(await ledgerOf(started.matchId)).toEqual([])
  })

  test('L28 R21 both finish in the same millisecond: one result, one award', async () => {
    const started = await arena.startMatch()
    await play(started, [
      { wait: 1000, isRight: false },
      { wait: 1000, isRight: true },
    ])
    const ends = await Promise.all(started.players.map(({ page }) => inPhase(page, 'finished')))
    expect(ends.map(({ view }) => view.phase)).toMatchObject([
      { result: 'lost', outcome: { winner: 1 } },
      { result: 'won', outcome: { winner: 1 } },
    ])
    const last = await arena.database
      .selectFrom('match_answers')
      .select('answered_at')
      .where('match_id', '=', started.matchId)
      .where('question', '=', 9)
      .execute()
    expect(new Set(last.map((row) => row.answered_at.getTime())).size).toBe(1)
    expect(await ledgerOf(started.matchId)).toEqual([
      [-50, 0],
      [50, 50],
    ])
  })

  test('without answers every question times out, and the match ends by itself', async () => {
    const started = await arena.startMatch()
    await arena.matchClock.move(110_000)
    const [page] = started.players.map((player) => player.page)
    const end = await inPhase(page ?? fail(), 'finished')
    expect(end.view.phase).toMatchObject({ result: 'draw' })
    const timeout = { choice: -1, isCorrect: false, milliseconds: 8000 }
    expect(end.view.answers).toEqual(
      started.key.map((right, question) => ({ ...timeout, question, right })),
    )
  })

  test('R20 the first player to finish gives the other ten seconds, and missing answers are wrong', async () => {
    const started = await arena.startMatch()
    const [one, other] = [playerAt(started.players, 0), playerAt(started.players, 1)]
    await play(started, [{ wait: 100, isRight: true }])
    await other.page.until(
      (known) => known?.type === 'match' && known.view.everybody.seats[0]?.isDone === true,
    )
    await arena.matchClock.move(10_200)
    expect((await inPhase(other.page, 'finished')).view.phase).toMatchObject({ result: 'lost' })
    const { view } = await inPhase(one.page, 'finished')
    expect(view.phase).toMatchObject({ result: 'won', outcome: { seats: [{ correct: 10 }, {}] } })
    expect((await resultsOf(started.matchId))[1]).toMatchObject({
      correct_answers: 0,
      incorrect_answers: 10,
    })
  })

  test('L16 R23 a player who closes the page loses by time, and the other sees that they are gone', async () => {
    const started = await arena.startMatch()
    const [one, other] = [playerAt(started.players, 0), playerAt(started.players, 1)]
    other.page.close()
    await one.page.until((known) => known?.type === 'match' && !known.opponent.isHere)
    await play({ ...started, players: [one] }, [{ wait: 100, isRight: true }])
    await arena.matchClock.move(10_200)
    expect((await inPhase(one.page, 'finished')).view.phase).toMatchObject({ result: 'won' })
    const again = await arena.openPage(other.user)
    again.send({ type: 'resume' })
    expect(await again.message('idle')).toMatchObject({ type: 'idle' })
  })

  test('L16 R31 of a server that fell, the players who do not come back are gone', async () => {
    const { matchId, players } = await arena.startMatch()
    const [one, other] = [playerAt(players, 0), playerAt(players, 1)]
    other.page.close()
    await one.page.until((known) => known?.type === 'match' && !known.opponent.isHere)
    await leaveBehind(matchId, 1)
    one.page.send({ type: 'resume' })
    await one.page.until((known) => known?.type === 'match' && known.opponent.isHere)
    const before = presencesTold(one.page).length
    await arena.matchClock.move(7000)
    await one.page.until((known) => known?.type === 'match' && !known.opponent.isHere)
    expect(presencesTold(one.page).slice(before)).toEqual([false])
    await arena.matchClock.move(115_000)
  })

  test('L16 R31 after a server fell, a player with another page is here again', async () => {
    const { matchId, players } = await arena.startMatch()
    const { page } = playerAt(players, 0)
    const before = presencesTold(page).length
    await leaveBehind(matchId, 1)
    await arena.matchClock.move(7000)
    await page.until(() => presencesTold(page).length >= before + 2)
    expect(presencesTold(page).slice(before)).toEqual([false, true])
    await arena.matchClock.move(115_000)
  })

  test('R32 an opponent whose line is silent is gone, and here again when it speaks', async () => {
    const { players } = await arena.startMatch()
    const [{ page }, { page: silent }] = [playerAt(players, 0), playerAt(players, 1)]
    const before = presencesTold(page).length
    const speakAgain = await silenced(silent)
    await arena.matchClock.move(4000)
    steady += 2000
    await arena.matchClock.move(4000)
    await page.until(() => presencesTold(page).length > before)
    await speakAgain()
    await arena.matchClock.move(4000)
    await page.until(() => presencesTold(page).length > before + 1)
    expect(presencesTold(page).slice(before)).toEqual([false, true])
    await arena.matchClock.move(115_000)
  })

  test('L17 R12 both close their pages: the match ends all the same', async () => {
    const started = await arena.startMatch()
    for (const { page } of started.players) page.close()
    await arena.matchClock.move(115_000)
    expect((await resultsOf(started.matchId)).map(({ result }) => result)).toEqual(['draw', 'draw'])
    expect(await countOf('live_match')).toBe(0)
  })

  test('L3 R15 of an answer that is sent twenty times, with other choices, the first one counts', async () => {
    const started = await arena.startMatch()
    const { matchId, key } = started
    const { page } = playerAt(started.players, 0)
    const [right = 0] = key
    page.send({ type: 'answer', matchId, question: 0, choice: right })
    for (let sent = 1; sent < 15; sent += 1) {
      page.send({ type: 'answer', matchId, question: 0, choice: (right + sent) % 4 })
    }
    await page.until(() => answersTold(page) >= 15)
    const told = page.messages.flatMap((message) =>
      message.type === 'match' && message.view.answers.length > 0 ? [message.view.answers] : [],
    )
    expect(new Set(told.map((answers) => JSON.stringify(answers))).size).toBe(1)
    expect(told[0]).toMatchObject([{ question: 0, choice: right, right, isCorrect: true }])
    const rows = await arena.database
      .selectFrom('match_answers')
      .select(['seat', 'question', 'choice'])
      .where('match_id', '=', matchId)
      .execute()
    expect(rows).toEqual([{ seat: 0, question: 0, choice: right }])
  })

  test('L1 L4 R16 R17 an answer that is early, ahead, late or nonsense is refused with its reason', async () => {
    const { matchId, players } = await arena.startMatch()
    const { page } = playerAt(players, 0)
    const refused = async (question: number, choice: number) => {
      const before = rejections(page).length
      page.send({ type: 'answer', matchId, question, choice })
      await page.until(() => rejections(page).length > before)
      return rejections(page).at(-1)
    }
    expect(await refused(1, 0)).toBe('notOpen')
    expect(await refused(10, 0)).toBe('noSuchQuestion')
    expect(await refused(0, 4)).toBe('noSuchOption')
    await answer(page, matchId, 0, 0)
    expect(await refused(1, 0)).toBe('notOpen')
    await arena.matchClock.move(3000)
    await inPhase(page, 'open')
    await arena.matchClock.move(8000)
    expect(await refused(1, 0)).toBe('late')
    await arena.matchClock.move(110_000)
    await inPhase(page, 'finished')
    expect(await refused(9, 0)).toBe('late')
  })

  test('L7 a stranger cannot confirm, answer, leave or see a match', async () => {
    const { matchId, players, key } = await arena.startMatch()
    const { page } = await arena.newPlayer()
    page.send({ type: 'ready', matchId })
    page.send({ type: 'leave', matchId })
    page.send({ type: 'answer', matchId, question: 0, choice: key[0] ?? 0 })
    page.send({ type: 'ready', matchId: crypto.randomUUID() })
    await page.until(() => rejections(page).length === 4)
    expect(new Set(rejections(page))).toEqual(new Set(['notYours']))
    expect(page.messages.some(({ type }) => type === 'match' || type === 'match_hint')).toBe(false)
    expect(playerAt(players, 0).page.known()).toMatchObject({ view: { answers: [] } })
  })

  test('L6 R30 no frame holds a question before it opens, or its key before the player has answered', async () => {
    const started = await arena.startMatch()
    const ids = await questionIdsOf(started.matchId)
    const questions = ids.map((id) => questionOf(id) ?? fail())
    const answered = started.players.map(() => 0)
    const leaks: string[] = []
    for (const [seat, { page }] of started.players.entries()) {
      page.onFrame((text) => {
        const message = parseServerMessage(text)
        const view = message?.type === 'match' ? message.view : null
        const known = Math.max(view?.answers.length ?? 0, answered[seat] ?? 0)
        answered[seat] = known
        const isOpen = view?.phase.kind === 'open'
        const opened = isOpen ? known + 1 : known
        const badge = message?.type === 'match' && isOpen ? message.shown?.badge : undefined
        const asked = questions[known]
        if (badge && asked && !isDeepStrictEqual(badge, openBadge(asked))) leaks.push(text)
        // Two questions of a match may share a sentence. A sentence that was shown is no secret.
        const isSecret = (sentence: string) =>
          questions.slice(0, opened).every((one) => one.question !== sentence) &&
          questions.slice(0, known).every((one) => one.explanation !== sentence)
        const tells = (sentence: string) =>
          isSecret(sentence) && text.includes(JSON.stringify(sentence))
        for (const [index, question] of questions.entries()) {
          const isOpened = index < opened
          const isKnown = index < known
          if (!isOpened && tells(question.question)) leaks.push(text)
          if (!isKnown && text.includes(question.id)) leaks.push(text)
          if (!isKnown && tells(question.explanation)) leaks.push(text)
          if (!isKnown && text.includes(`"question":${index},"choice"`)) leaks.push(text)
        }
      })
    }
    await play(started, [
      { wait: 1500, isRight: true },
      { wait: 1000, isRight: false },
    ])
    await arena.matchClock.move(20_000)
    await Promise.all(started.players.map(({ page }) => inPhase(page, 'finished')))
    expect(leaks).toEqual([])
    const seen = started.players.flatMap(({ page }) => page.frames).join('')
    expect(questions.filter(({ question }) => seen.includes(JSON.stringify(question)))).toEqual(
      questions,
    )
  })

  test('a guest is asked to sign in', async () => {
    const guest = arena.openGuest()
    await guest.message('hello')
    guest.send({ type: 'find_match' })
    expect(await guest.message('rejected')).toMatchObject({
      what: 'find_match',
      reason: 'signedOut',
    })
    guest.close()
  })

  test('L15 R18 R22 another tab, or the next connection, has the same question and the time that is left', async () => {
    const started = await arena.startMatch()
    const { page, user } = playerAt(started.players, 0)
    await answer(page, started.matchId, 0, 0)
    await arena.matchClock.move(3000)
    const open = await inPhase(page, 'open')
    await arena.matchClock.move(2500)
    const tab = await arena.openPage(user)
    const seen = await inPhase(tab, 'open')
    expect(seen.view).toEqual(open.view)
    expect(seen.shown).toEqual(open.shown)
    page.close()
    tab.send({ type: 'find_match' })
    await tab.until(() => tab.messages.filter(({ type }) => type === 'match').length > 1)
    expect(tab.known()).toMatchObject({ matchId: started.matchId, view: open.view })
    const told = await answer(tab, started.matchId, 1, 0)
    expect(told.view.answers[1]?.milliseconds).toBe(2500)
  })

  test('L8 R15 two tabs of one player answer at once: both see the one answer that counts', async () => {
    const started = await arena.startMatch()
    const { page, user } = playerAt(started.players, 0)
    const tab = await arena.openPage(user)
    page.send({ type: 'answer', matchId: started.matchId, question: 0, choice: 1 })
    tab.send({ type: 'answer', matchId: started.matchId, question: 0, choice: 2 })
    const [one, other] = await Promise.all([page, tab].map((each) => inPhase(each, 'reveal')))
    expect(one?.view.answers).toEqual(other?.view.answers)
    expect(one?.view.answers).toHaveLength(1)
  })

  test(
    'L30 M27 M29 R24 two accounts win XP from each other once a day, and twice a week without practice',
    { tags: 'long' },
    async () => {
      const players = [await arena.newPlayer(), await arena.newPlayer()]
      const won: unknown[] = []
      arena.matchClock.skip(DAY_MS - (arena.matchClock.now() % DAY_MS))
      for (const days of [0, 0, 1, 1, 5]) {
        await letPass(
          days,
          players.map(({ user }) => user.userId),
        )
        won.push(await xpOfWin(playerAt(players, 0), playerAt(players, 1)))
      }
      expect(won).toEqual([50, 0, 50, 0, 50])
    },
  )

  test('M38 among few players of one network the second win of a week gives no XP, among more it does', async () => {
    // Players of other tests have searched from the same network.
    await arena.database.deleteFrom('player_networks').execute()
    const [one, other, third, ...more] = await Promise.all(
      Array.from({ length: 7 }, arena.newPlayer),
    )
    if (one === undefined || other === undefined || third === undefined) return fail()
    expect([await xpOfWin(one, other), await xpOfWin(one, third)]).toEqual([50, 0])
    await arena.startMatch(more.slice(0, 2))
    await arena.startMatch(more.slice(2))
    expect(await xpOfWin(one, third)).toBe(50)
  })

  test('M26 a win over an opponent who answers nothing, or at the speed of a program, gives no XP', async () => {
    const idle = await arena.startMatch()
    const [winner, loser] = [playerAt(idle.players, 0), playerAt(idle.players, 1)]
    await give(loser.user.userId, 80)
    await play({ ...idle, players: [winner] }, [{ wait: 1500, isRight: true }])
    await arena.matchClock.move(10_200)
    expect((await inPhase(winner.page, 'finished')).xp).toBe(0)
    expect(await ledgerOf(idle.matchId)).toEqual([[-50, -50]])
    const hasty = await arena.startMatch()
    await play(hasty, [
      { wait: 400, isRight: true },
      { wait: 1100, isRight: false },
    ])
    expect(await ledgerOf(hasty.matchId)).toEqual([])
  })

  test('R34 a match that both have played rates them once, and one that was not played rates neither', async () => {
    const started = await arena.startMatch()
    const [one, other] = [playerAt(started.players, 0), playerAt(started.players, 1)]
    expect(await one.user.call('get_rating', {})).toEqual({ rating: null })
    await play(started, [
      { wait: 1500, isRight: true },
      { wait: 1700, isRight: false },
    ])
    const known = { deviation: 290, rated_matches: 1 }
    const ratings = [{ rating: { ...known, rating: 1662 } }, { rating: { ...known, rating: 1338 } }]
    const ratingsNow = () =>
      Promise.all([one, other].map(({ user }) => user.call('get_rating', {})))
    expect(await ratingsNow()).toEqual(ratings)
    await arena.matchClock.move(15_000)
    expect(await ratingsNow()).toEqual(ratings)
    const next = await arena.startMatch([one, other])
    await play({ ...next, players: [playerAt(next.players, 0)] }, [{ wait: 1500, isRight: true }])
    await arena.matchClock.move(10_200)
    expect(await ratingsNow()).toEqual(ratings)
  })

  test('M28 matches give at most 500 XP a day', async () => {
    const started = await arena.startMatch()
    const winner = playerAt(started.players, 0)
    await arena.database.transaction().execute((transaction) => {
      const award = { kind: 'match' as const, reference: crypto.randomUUID(), amount: 500 }
      const { userId } = winner.user
      return awardXp(transaction, [{ ...award, userId }], arena.matchClock.now())
    })
    await play(started, [
      { wait: 1500, isRight: true },
      { wait: 1500, isRight: false },
    ])
    expect((await inPhase(winner.page, 'finished')).xp).toBe(0)
    expect(await ledgerOf(started.matchId)).toEqual([])
  })

  test('R25 a player who deletes the account in mid match loses by time, and has no name', async () => {
    const started = await arena.startMatch()
    const [one, other] = [playerAt(started.players, 0), playerAt(started.players, 1)]
    await other.user.call('delete_account', { password: other.user.password })
    expect(await other.page.closed).toBe(4401)
    await play({ ...started, players: [one] }, [{ wait: 100, isRight: true }])
    await arena.matchClock.move(10_200)
    expect(await inPhase(one.page, 'finished')).toMatchObject({
      xp: 0,
      opponent: { name: null, isHere: false },
      view: { phase: { result: 'won' } },
    })
    const review = await one.user.call('get_match_review', { match_id: started.matchId })
    expect(review.opponent.name).toBeNull()
  })

  test('R25 a session that ends closes the page, and the match goes on with the next session', async () => {
    const started = await arena.startMatch()
    const { page, user } = playerAt(started.players, 0)
    await user.call('sign_out', {})
    expect(await page.closed).toBe(4401)
    const { email } = user
    await user.call('sign_in', { email, password: user.password })
    const again = await arena.openPage(user)
    expect((await inPhase(again, 'open')).matchId).toBe(started.matchId)
  })

  test('an outage of all servers costs no player any time', async () => {
    const started = await arena.startMatch()
    const { page } = playerAt(started.players, 0)
    await arena.matchClock.move(2000)
    arena.matchClock.skip(60_000)
    await arena.matchClock.move(1000)
    page.send({ type: 'resume' })
    await page.until(() => {
      const known = page.known()
      const { phase } = known?.type === 'match' ? known.view : {}
      return phase?.kind === 'open' && phase.opensAt > arena.matchClock.now() - 8000
    })
    const told = await answer(page, started.matchId, 0, 0)
    expect(told.view.answers[0]?.milliseconds).toBeLessThanOrEqual(4000)
  })
})

function playerAt(players: readonly Player[], seat: number): Player {
  return players[seat] ?? fail()
}

function fail(): never {
  throw new Error('There is no such player')
}

/** When the question opens or has opened that a page waits for or shows. */
function opening(page: PlayerPage): number {
  const known = page.known()
  const { phase } = known?.type === 'match' ? known.view : {}
  return phase?.kind === 'open' || phase?.kind === 'reveal' ? phase.opensAt : 0
}

function answersTold({ messages }: PlayerPage): number {
  return messages.filter((one) => one.type === 'match' && one.view.answers.length > 0).length
}
