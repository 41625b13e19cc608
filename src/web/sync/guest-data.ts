import * as z from 'zod/mini'

import { ANSWERS_MOST } from '#contract/fields.ts'
import { toWire } from '#contract/naming.ts'
import {
  BRING_ANSWERS_MOST,
  BRING_MOST,
  type GuestAnswer,
  guestAnswerSchema,
  userDataCalls,
} from '#contract/user-data.ts'
import { streaksWithin } from '#quiz/practice/statistics.ts'
import { kindOf } from '#quiz/question-kind.ts'
import { fullBank } from '#web/practice/question-bank.ts'
import type { Stored } from '#web/store/stored.ts'
import { type Bookmarks, storedBookmarks } from '#web/user-data/bookmarks.ts'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'
import { call, codeOf, retrying } from '#web/wire/api.ts'

/** What a guest has left in this browser. */
export type Holdings = {
  readonly answers: number
  readonly questions: number
  readonly elements: number
}

type GuestPlaces = {
  readonly progress: Stored<SavedProgress>
  readonly bookmarks: Stored<Bookmarks>
}

type Tools = {
  /** The right option; null when this version of the product, and so its server, knows no such question. */
  readonly rightOption: (questionId: string) => number | null
  readonly ask: (input: Chunk) => Promise<unknown>
  readonly newId: () => string
}

/** One part of it as it is sent. */
export type Chunk = Parameters<typeof call<'bring_guest_data'>>[1]

const places: GuestPlaces = { progress: storedProgress.guest, bookmarks: storedBookmarks.guest }

async function serverTools(): Promise<Tools> {
  const { questionOf } = await fullBank()
  return {
    rightOption(id) {
      const question = questionOf(id)
      return question === null ? null : question.options.indexOf(question.correctAnswer)
    },
    ask: (input) => retrying(() => call('bring_guest_data', input)),
    newId: randomId,
  }
}

/** What could be brought along; null when there is nothing. */
export function guestHoldings({ progress, bookmarks } = places): Holdings | null {
  const { totals, bringing } = progress.get()
  const sent = notedChunk(bringing)?.answers ?? []
  const holdings = {
    answers: totals.totalAnswered + sent.length + laterOf(bringing).length,
    questions: bookmarks.get().questions.filter(({ id }) => kindOf(id) !== null).length,
    elements: bookmarks.get().elements.length,
  }
  return holdings.answers + holdings.questions + holdings.elements === 0 ? null : holdings
}

/** Whether the user has said that what is here should stay here. */
export function isLeft(userId: string, { progress } = places): boolean {
  return progress.get().leftBy === userId
}

export function leaveGuestData(userId: string, { progress } = places): void {
  progress.update((kept) => ({ ...kept, leftBy: userId }))
}

/**
 * Adds what the guest has to the account, part by part. A part leaves this browser when the server has
 * acknowledged it; until then the very same part is sent again, also after a reload, so that nothing
 * is lost and nothing is added twice.
 * @throws CallProblem when a part could not be sent
 */
export async function bringGuestData(
  userId: string,
  from: GuestPlaces = places,
  given?: Tools,
): Promise<void> {
  const tools = given ?? (await serverTools())
  while (isMore(from, tools)) {
    const chunk = chunkFor(userId, from, tools)
    // One part after the other: each leaves before the next one is cut.
    // oxlint-disable-next-line no-await-in-loop
    await send(chunk, from, tools)
    forget(chunk, from)
  }
  leaveGuestData(userId, from)
}

async function send(chunk: Chunk, { progress }: GuestPlaces, { ask }: Tools): Promise<void> {
  try {
    await ask(chunk)
  } catch (error) {
    // What is odd was never added, and the next try cuts another part. Whatever else went wrong, an
    // earlier try may have arrived.
    if (codeOf(error) === 'invalid_input') progress.update(withoutChunk)
    throw error
  }
}

/** The note without the part that was sent. The answers of refused totals come with the next totals. */
function withoutChunk({ bringing, ...kept }: SavedProgress): SavedProgress {
  if (notedChunk(bringing)?.answers === undefined) return kept
  return withNote(kept, bringing?.userId, laterOf(bringing))
}

function withNote(
  progress: SavedProgress,
  userId: string | undefined,
  later: readonly GuestAnswer[],
): SavedProgress {
  if (userId === undefined || later.length === 0) return progress
  return { ...progress, bringing: { userId, later } }
}

function isMore({ progress, bookmarks }: GuestPlaces, tools: Tools): boolean {
  const { totals, bringing } = progress.get()
  const { elements } = bookmarks.get()
  const isSent = bringing !== undefined
  return isSent || totals.totalAnswered + elements.length + known(bookmarks.get(), tools).length > 0
}

/** The part that was sent before without an answer, else a new one, which is noted before it is sent. */
function chunkFor(userId: string, from: GuestPlaces, tools: Tools): Chunk {
  const { bringing } = from.progress.get()
  const noted = notedChunk(bringing)
  if (bringing?.userId === userId && noted !== null) return noted
  const later = bringing?.userId === userId ? laterOf(bringing) : []
  const part = later.length > 0 ? answersPart(later, tools) : totalsPart(from, tools)
  from.progress.update((kept) => ({ ...kept, bringing: { userId, ...part } }))
  return part.chunk
}

type Part = { readonly chunk: Chunk; readonly later: readonly GuestAnswer[] }

/** All totals and some bookmarks; the single answers of these totals come later. */
function totalsPart({ progress, bookmarks }: GuestPlaces, tools: Tools): Part {
  const { correctAnswers, incorrectAnswers, totalTimeSpent, bestStreak } = progress.get().totals
  const chunk = {
    import_id: tools.newId(),
    progress: toWire({ correctAnswers, incorrectAnswers, totalTimeSpent, bestStreak }),
    questions: known(bookmarks.get(), tools)
      .slice(-BRING_MOST)
      .map(({ id, bookmarkedAt }) => ({
        question_id: id,
        bookmarked_at: new Date(bookmarkedAt).toISOString(),
      })),
    elements: [...bookmarks.get().elements],
  }
  return { chunk, later: singleAnswers(progress.get(), tools) }
}

function answersPart(later: readonly GuestAnswer[], tools: Tools): Part {
  const chunk = {
    import_id: tools.newId(),
    progress: { correct_answers: 0, incorrect_answers: 0, total_time_spent: 0, best_streak: 0 },
    questions: [],
    elements: [],
    answers: later.slice(0, BRING_ANSWERS_MOST),
  }
  return { chunk, later: later.slice(BRING_ANSWERS_MOST) }
}

/** The latest answers as the server takes them: no more than the totals say, and judged as here. */
function singleAnswers({ totals, answers }: SavedProgress, { rightOption }: Tools): GuestAnswer[] {
  let right = totals.correctAnswers
  let wrong = totals.incorrectAnswers
  const single = answers.filter(({ questionId, selectedAnswer, isCorrect }) => {
    const option = rightOption(questionId)
    if (option === null || (option === selectedAnswer) !== isCorrect) return false
    if (isCorrect) right -= 1
    else wrong -= 1
    return (isCorrect ? right : wrong) >= 0
  })
  return single.slice(0, ANSWERS_MOST).map(({ questionId, selectedAnswer, timeSpent, timestamp }) =>
    toWire({
      questionId,
      selectedAnswer,
      timeSpent: Math.round(timeSpent * 1000) / 1000,
      answeredAt: new Date(timestamp).toISOString(),
    }),
  )
}

/** The part that was sent last and is not known to have arrived. */
function notedChunk(bringing: SavedProgress['bringing']): Chunk | null {
  const noted = userDataCalls.bring_guest_data.input.safeParse(bringing?.chunk)
  return noted.success ? noted.data : null
}

/** Answers that are still to be sent although their totals have left already. */
function laterOf(bringing: SavedProgress['bringing']): readonly GuestAnswer[] {
  const later = z.array(guestAnswerSchema).safeParse(bringing?.later)
  return later.success ? later.data : []
}

/** The part is with the account now. What came since, and answers that wait for the server, stay. */
function forget(chunk: Chunk, { progress, bookmarks }: GuestPlaces): void {
  const brought = new Set(chunk.questions.map((question) => question.question_id))
  bookmarks.update(({ questions, elements, ...kept }) => ({
    ...kept,
    questions: questions.filter(({ id }) => !brought.has(id)),
    elements: elements.filter((symbol) => !chunk.elements.includes(symbol)),
  }))
  progress.update(({ bringing, older, ...kept }) => {
    const totals = without(kept.totals, chunk.progress)
    const answers = kept.answers.slice(0, totals.totalAnswered)
    const savedAt = totals.totalAnswered === 0 ? 0 : kept.savedAt
    // What is no longer listed is the oldest, so it left with the part when the list holds the rest.
    const isOlderLeft = older !== undefined && totals.totalAnswered > answers.length
    return withNote(
      { ...kept, totals, answers, savedAt, ...(isOlderLeft && { older }) },
      bringing?.userId,
      laterOf(bringing),
    )
  })
}

function without(totals: SavedProgress['totals'], brought: Chunk['progress']) {
  const correctAnswers = Math.max(0, totals.correctAnswers - brought.correct_answers)
  const incorrectAnswers = Math.max(0, totals.incorrectAnswers - brought.incorrect_answers)
  return {
    totalAnswered: correctAnswers + incorrectAnswers,
    correctAnswers,
    incorrectAnswers,
    totalTimeSpent: Math.max(0, totals.totalTimeSpent - brought.total_time_spent),
    ...streaksWithin(totals, correctAnswers),
  }
}

/** A bookmark of a newer version of the product stays here until its server knows it too. */
function known({ questions }: Bookmarks, { rightOption }: Tools): Bookmarks['questions'] {
  return questions.filter(({ id }) => rightOption(id) !== null)
}

/** A random UUID, also where the page came over plain http and the browser makes none. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0')
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0')
    return byte.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
