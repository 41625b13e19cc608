import { BRING_MOST, learningCalls } from '#contract/learning.ts'
import { kindOf } from '#quiz/question-kind.ts'
import { call, isRetryable, retrying } from '#web/platform/api.ts'
import { type Bookmarks, storedBookmarks } from '#web/platform/bookmarks.ts'
import { type SavedProgress, storedProgress } from '#web/platform/progress.ts'
import type { Stored } from '#web/platform/stored.ts'
import { fullBank } from '#web/practice/question-bank.ts'

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
  /** Whether this version of the product, and so its server, knows the question. */
  readonly isKnown: (questionId: string) => boolean
  readonly ask: (input: Chunk) => Promise<unknown>
  readonly newId: () => string
}

/** One part of it as it is sent. */
export type Chunk = Parameters<typeof call<'bring_guest_data'>>[1]

const places: GuestPlaces = { progress: storedProgress.guest, bookmarks: storedBookmarks.guest }

async function serverTools(): Promise<Tools> {
  const { questionOf } = await fullBank()
  return {
    isKnown: (id) => questionOf(id) !== null,
    ask: (input) => retrying(() => call('bring_guest_data', input)),
    newId: randomId,
  }
}

/** What could be brought along; null when there is nothing. */
export function guestHoldings({ progress, bookmarks } = places): Holdings | null {
  const holdings = {
    answers: progress.get().totals.totalAnswered,
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
    // What was refused was not added: the next try may cut it differently.
    if (!isRetryable(error)) progress.update(withoutNote)
    throw error
  }
}

function withoutNote(progress: SavedProgress): SavedProgress {
  const kept = { ...progress }
  delete kept.bringing
  return kept
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
  const noted = learningCalls.bring_guest_data.input.safeParse(bringing?.chunk)
  if (bringing?.userId === userId && noted.success) return noted.data
  const chunk = nextChunk(from, tools)
  from.progress.update((kept) => ({ ...kept, bringing: { userId, chunk } }))
  return chunk
}

function nextChunk({ progress, bookmarks }: GuestPlaces, tools: Tools): Chunk {
  const { totals } = progress.get()
  return {
    import_id: tools.newId(),
    progress: {
      correct_answers: totals.correctAnswers,
      incorrect_answers: totals.incorrectAnswers,
      total_time_spent: totals.totalTimeSpent,
      best_streak: totals.bestStreak,
    },
    questions: known(bookmarks.get(), tools)
      .slice(-BRING_MOST)
      .map(({ id, bookmarkedAt }) => ({
        question_id: id,
        bookmarked_at: new Date(bookmarkedAt).toISOString(),
      })),
    elements: [...bookmarks.get().elements],
  }
}

/** The part is with the account now. What came since, and answers that wait for the server, stay. */
function forget(chunk: Chunk, { progress, bookmarks }: GuestPlaces): void {
  const brought = new Set(chunk.questions.map((question) => question.question_id))
  bookmarks.update(({ questions, elements }) => ({
    questions: questions.filter(({ id }) => !brought.has(id)),
    elements: elements.filter((symbol) => !chunk.elements.includes(symbol)),
  }))
  progress.update(({ totals, answers, savedAt, waiting }) => {
    const left = without(totals, chunk.progress)
    return {
      totals: left,
      answers: answers.slice(0, left.totalAnswered),
      savedAt: left.totalAnswered === 0 ? 0 : savedAt,
      ...(waiting !== undefined && { waiting }),
    }
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
    currentStreak: Math.min(totals.currentStreak, correctAnswers),
    bestStreak: Math.min(totals.bestStreak, correctAnswers),
  }
}

/** A bookmark of a newer version of the product stays here until its server knows it too. */
function known({ questions }: Bookmarks, { isKnown }: Tools): Bookmarks['questions'] {
  return questions.filter(({ id }) => isKnown(id))
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
