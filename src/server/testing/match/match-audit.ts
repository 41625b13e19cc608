import type { MatchRecord, MatchRecords } from './match-record.ts'
import { keyOf } from './player-page.ts'

/** A player's own verdict on an answer. Null for one that the end of the match cut off. */
export type ToldAnswer = {
  readonly matchId: string
  readonly question: number
  readonly choice: number | null
  readonly milliseconds: number | null
}

/** The actions of one player and the messages received, recorded on the player's side. */
export type Journal = {
  readonly userId: string
  /** All answers that were ever sent, as `sentAs` writes them. */
  readonly sent: ReadonlySet<string>
  readonly told: readonly ToldAnswer[]
  /** The results that were shown. */
  readonly ends: readonly {
    readonly matchId: string
    readonly result: 'won' | 'lost' | 'draw'
    readonly xp: number | null
  }[]
}

type Mean = { readonly correct: number; readonly answered: number; readonly milliseconds: number }

const QUESTIONS = 10
const LONGEST_MS = 110_000
const REVEAL_MS = 3000
const GRACE_MS = 10_000
const TIMEOUT_MS = 8000
const ALLOWED_MS = 300
const MIN_PLAYED = 3
const READING_MS = 1000
const PAID_DAILY = 1
const WINS_DAILY = 10
const FREE_WEEKLY = 2

/** An answer as a journal notes that it was sent. */
export function sentAs(matchId: string, question: number, choice: number): string {
  return `${matchId} ${question} ${choice}`
}

/**
 * Lists the broken laws of the stored matches with their numbers; empty if there are none. The laws
 * are counted again here from the rows, without the rules of the match.
 */
export function brokenLaws({
  matches,
  wrongStandings,
}: Pick<MatchRecords, 'matches' | 'wrongStandings'>): readonly string[] {
  return [
    ...matches.flatMap(brokenInMatch),
    ...twiceLive(matches).map((userId) => `I10 ${userId} is in two matches at once`),
    ...balanceProblems(matches),
    ...wrongStandings.map(
      ({ userId, xp, booked }) => `I5 ${userId} has ${xp} XP, and ${booked} are booked`,
    ),
  ]
}

/** Matches in which something was due before a moment, and for how many milliseconds. */
export function overdue({ matches }: MatchRecords, before: number): ReadonlyMap<string, number> {
  return new Map(
    matches.flatMap(({ id, dueAt }) =>
      dueAt === null || dueAt >= before ? [] : [[id, before - dueAt] as const],
    ),
  )
}

/** Questions whose stored answer is not the right one. */
export function wrongKeys({ matches }: MatchRecords): readonly string[] {
  return matches.flatMap(({ id, questions }) => {
    const key = keyOf(questions.map((question) => question.id))
    return questions.every(({ right }, index) => right === key[index])
      ? []
      : [`I7 ${id} has a key that is not that of its questions`]
  })
}

/** Differences between the stored matches and the messages that a player received or sent. */
export function brokenPromises(
  { matches }: Pick<MatchRecords, 'matches'>,
  journal: Journal,
): readonly string[] {
  const byId = new Map(matches.map((match) => [match.id, match]))
  const mine = matches.flatMap((match) => {
    const player = match.players.find(({ userId }) => userId === journal.userId)
    return player === undefined ? [] : [{ match, player }]
  })
  const stored = new Map(
    mine.flatMap(({ match, player }) =>
      match.answers
        .filter(({ seat }) => seat === player.seat)
        .map((answer) => [`${match.id} ${answer.question}`, answer] as const),
    ),
  )
  return [
    ...journal.told.flatMap(({ matchId, question, choice, milliseconds }) => {
      const answer = stored.get(`${matchId} ${question}`)
      if (choice === null) {
        return answer === undefined ? [] : [`I14 ${matchId} ${question} was told to be missing`]
      }
      if (answer === undefined) return [`I14 lost: ${matchId} ${question}, told ${choice}`]
      return answer.choice === choice && answer.milliseconds === milliseconds
        ? []
        : [`I14 changed: ${matchId} ${question}, told ${choice}, stored ${answer.choice}`]
    }),
    ...[...stored].flatMap(([place, { choice }]) =>
      choice === -1 || journal.sent.has(`${place} ${choice}`)
        ? []
        : [`I15 ${place} has ${choice}, which was never sent`],
    ),
    ...journal.ends.flatMap(({ matchId, result, xp }) => {
      const match = byId.get(matchId)
      const player = match?.players.find(({ userId }) => userId === journal.userId)
      return player?.result === result && player.xp === xp
        ? []
        : [`I20 ${matchId} was told as ${result}, and is ${player?.result ?? 'missing'}`]
    }),
  ]
}

function brokenInMatch(match: MatchRecord): readonly string[] {
  return [
    ...pairProblems(match),
    ...answerProblems(match),
    ...timeProblems(match),
    ...resultProblems(match),
    ...awardProblems(match),
    ...liveProblems(match),
  ].map((problem) => problem.replace(/^(I\d+)/, `$1 ${match.id}`))
}

function pairProblems({ players, questions, winner }: MatchRecord): readonly string[] {
  const users = players.map(({ userId }) => userId).filter((userId) => userId !== null)
  const arePair = players.length === 2 && new Set(users).size === users.length
  return [
    ...unless(arePair, `I11 has ${players.length} players`),
    ...unless(questions.length === QUESTIONS, `I8 has ${questions.length} questions`),
    ...unless(winner === null || winner === 0 || winner === 1, `I13 is won by seat ${winner}`),
  ]
}

function answerProblems(match: MatchRecord): readonly string[] {
  const { status, players, finishedAt } = match
  const isPlayed = status === 'active' || status === 'finished'
  return [
    ...unless(isPlayed || match.answers.length === 0, `I8 has answers and is ${status}`),
    ...players.flatMap(({ seat }) =>
      answersOf(match, seat).flatMap((answer, index, own) => {
        const { question, choice, openedAt, at, milliseconds } = answer
        const before = own[index - 1]
        const taken = at - openedAt
        const isCharged =
          choice === -1
            ? milliseconds === TIMEOUT_MS && taken >= TIMEOUT_MS
            : milliseconds >= 0 &&
              milliseconds < TIMEOUT_MS &&
              milliseconds <= taken &&
              milliseconds >= taken - ALLOWED_MS
        const where = `seat ${seat}, question ${question}`
        return [
          ...unless(question === index, `I8 lacks an answer before ${where}`),
          ...unless(isCharged, `I9 charges ${milliseconds} of ${taken} ms: ${where}`),
          ...unless(
            before === undefined || openedAt >= before.at + REVEAL_MS,
            `I9 opens too early: ${where}`,
          ),
          ...unless(
            finishedAt === null || at <= finishedAt,
            `I17 is answered after its end: ${where}`,
          ),
        ]
      }),
    ),
  ]
}

/** A match lasts as long as its rules allow, plus the time that the servers were away. */
function timeProblems(match: MatchRecord): readonly string[] {
  const { startsAt, finishedAt, graceEndsAt, players } = match
  const ends = players.flatMap(({ seat }) => answersOf(match, seat)[QUESTIONS - 1]?.at ?? [])
  const firstEnd = ends.length === 0 ? null : Math.min(...ends)
  const graceFrom = firstEnd === null ? null : firstEnd + GRACE_MS
  const hasGrace =
    graceFrom === null ? graceEndsAt === null : graceEndsAt !== null && graceEndsAt >= graceFrom
  const postponed = Math.max(...players.map(({ seat }) => postponedBy(match, seat)))
  const inGrace = graceFrom === null || graceEndsAt === null ? 0 : graceEndsAt - graceFrom
  const lasted = finishedAt === null ? 0 : finishedAt - startsAt
  return [
    ...unless(hasGrace, 'I1 has no ten seconds after the first end'),
    ...unless(lasted <= LONGEST_MS + postponed + inGrace, `I1 lasted ${lasted} ms`),
  ]
}

/** By how much the openings of a player are later than the answers before them make them. */
function postponedBy(match: MatchRecord, seat: number): number {
  const own = answersOf(match, seat)
  const opensAt = match.players.find((player) => player.seat === seat)?.opensAt ?? null
  const openings = [...own.map(({ openedAt }) => openedAt), ...(opensAt === null ? [] : [opensAt])]
  return openings.reduce((sum, openedAt, index) => {
    const before = own[index - 1]
    const planned = before === undefined ? match.startsAt : before.at + REVEAL_MS
    return sum + Math.max(0, openedAt - planned)
  }, 0)
}

function resultProblems(match: MatchRecord): readonly string[] {
  const { status, players, winner } = match
  if (status !== 'finished') {
    const isOpen = players.every(({ result, correct, xp }) => (result ?? correct ?? xp) === null)
    return unless(isOpen && winner === null, `I2 is ${status} and has a result`)
  }
  const means = players.map(({ seat }) => meanOf(match, seat))
  const expected = winnerOf(means)
  return [
    ...unless(winner === expected, `I2 is won by ${winner}, and by its answers by ${expected}`),
    ...players.flatMap(({ seat, result, correct, incorrect, milliseconds }) => {
      const mean = means[seat]
      const own = winner === null ? 'draw' : winner === seat ? 'won' : 'lost'
      const isCounted =
        correct === mean?.correct &&
        incorrect === QUESTIONS - mean.correct &&
        milliseconds === mean.milliseconds
      return [
        ...unless(result === own, `I2 is ${own} for seat ${seat}, which has ${result}`),
        ...unless(isCounted, `I6 counts ${correct} right for seat ${seat}`),
      ]
    }),
  ]
}

function awardProblems(match: MatchRecord): readonly string[] {
  const { status, winner, players, ledger, awards, awardsOfDay, winsOfDay } = match
  const isDecided = status === 'finished' && winner !== null
  const loser = winner === null ? null : 1 - winner
  const isEarned = isDecided && wasPlayedBy(match, winner)
  const isContested = loser !== null && wasPlayedBy(match, loser)
  const expected = players
    .flatMap(({ seat, userId }) => (userId === null ? [] : [[userId, seat === winner ? 50 : -50]]))
    .filter(([, amount]) => isContested || Number(amount) < 0)
    .toSorted((a, b) => Number(a[1]) - Number(b[1]))
  const booked = ledger.map(({ userId, amount }) => [userId, amount])
  const isBooked = isEarned && JSON.stringify(booked) === JSON.stringify(expected)
  const isPaidOut = awards >= PAID_DAILY || winsOfDay >= FREE_WEEKLY
  const isUnpaid = ledger.length === 0 && (!isEarned || isPaidOut)
  const areTold =
    status !== 'finished' ||
    players.every(
      ({ userId, xp }) =>
        userId === null || xp === (ledger.find((entry) => entry.userId === userId)?.applied ?? 0),
    )
  return [
    ...unless(isUnpaid || isBooked, `I3 has the awards ${JSON.stringify(booked)}`),
    ...unless(areTold, 'I3 tells other XP than are booked'),
    ...unless(awardsOfDay <= PAID_DAILY, `I3 is of two who won ${awardsOfDay} times a day`),
    ...unless(winsOfDay <= WINS_DAILY, `I3 is of one who won XP ${winsOfDay} times a day`),
  ]
}

/** Whether a player has chosen an option of enough questions, after the time that reading takes. */
function wasPlayedBy(match: MatchRecord, seat: number): boolean {
  const chosen = answersOf(match, seat).filter(({ choice }) => choice !== -1)
  const taken = chosen.reduce((sum, { openedAt, at }) => sum + at - openedAt, 0)
  return chosen.length >= MIN_PLAYED && taken >= chosen.length * READING_MS
}

function liveProblems({ status, players, live }: MatchRecord): readonly string[] {
  const isOn = status === 'starting' || status === 'active'
  const users = players.flatMap(({ userId }) => userId ?? []).toSorted()
  const expected = isOn ? users : []
  return unless(
    JSON.stringify(live.toSorted()) === JSON.stringify(expected),
    `I12 is ${status} and holds ${live.length} players`,
  )
}

/** Lists players who sit in more than one unfinished match. */
function twiceLive(matches: readonly MatchRecord[]): readonly string[] {
  const users = matches
    .filter(({ dueAt }) => dueAt !== null)
    .flatMap(({ players }) => players.flatMap(({ userId }) => userId ?? []))
  return users.filter((userId, index) => users.indexOf(userId) !== index)
}

function balanceProblems(matches: readonly MatchRecord[]): readonly string[] {
  const results = matches.flatMap(({ players }) => players.map(({ result }) => result))
  const [won, lost] = ['won', 'lost'].map(
    (result) => results.filter((one) => one === result).length,
  )
  return unless(won === lost, `I4 ${won} were won and ${lost} lost`)
}

function meanOf(match: MatchRecord, seat: number): Mean {
  const own = answersOf(match, seat)
  return {
    correct: own.filter(({ question, choice }) => match.questions[question]?.right === choice)
      .length,
    answered: own.length,
    milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  }
}

function winnerOf([one, other]: readonly Mean[]): number | null {
  if (one === undefined || other === undefined) return null
  if (one.correct !== other.correct) return one.correct > other.correct ? 0 : 1
  const [mine, theirs] = [one, other].map(({ answered, milliseconds }) =>
    answered === 0 ? Infinity : milliseconds / answered,
  )
  if (mine === undefined || theirs === undefined || mine === theirs) return null
  return mine < theirs ? 0 : 1
}

function answersOf({ answers }: MatchRecord, seat: number) {
  return answers.filter((answer) => answer.seat === seat)
}

function unless(isFine: boolean, problem: string): readonly string[] {
  return isFine ? [] : [problem]
}
