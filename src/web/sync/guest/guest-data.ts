import * as z from 'zod/mini'

import {
  MAX_BRING,
  MAX_BRING_ANSWERS,
  MAX_BRING_SHORT,
  type GuestAnswer,
  guestAnswerSchema,
  userDataCalls,
} from '#contract/user-data.ts'
import { toWire } from '#contract/wire/naming.ts'
import { shortAnswers, shortForm } from '#quiz/practice/short-answers.ts'
import { streaksWithin } from '#quiz/practice/statistics.ts'
import { kindOf } from '#quiz/question-kind.ts'
import { localDay } from '#web/learner/local-day.ts'
import type { Outbox } from '#web/outbox/outbox-shape.ts'
import { storedOutbox } from '#web/outbox/outbox.ts'
import { fullBankWith } from '#web/practice/question-bank.ts'
import { loadKinds } from '#web/practice/question/kinds/load-kinds.ts'
import type { Stored } from '#web/store/stored.ts'
import { type Bookmarks, storedBookmarks } from '#web/user-data/bookmarks.ts'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'
import { call, codeOf, retrying } from '#web/wire/api.ts'

/** The data that a guest has left in this browser. */
export type Holdings = {
  readonly answers: number
  readonly questions: number
  readonly elements: number
}

type GuestPlaces = {
  readonly outbox: Stored<Outbox>
  readonly progress: Stored<SavedProgress>
  readonly bookmarks: Stored<Bookmarks>
}

type Tools = {
  /** Null when this version of the product, and so its server, knows no such question or cannot read the answer. */
  readonly isRight: (answer: SavedProgress['answers'][number]) => boolean | null
  readonly isKnown: (questionId: string) => boolean
  readonly ask: (input: Chunk) => Promise<unknown>
  readonly newId: () => string
}

/** One part of it as it is sent. */
export type Chunk = Parameters<typeof call<'bring_guest_data'>>[1]

const places: GuestPlaces = {
  outbox: storedOutbox,
  progress: storedProgress.guest,
  bookmarks: storedBookmarks.guest,
}

async function serverTools(ids: readonly string[]): Promise<Tools> {
  const [{ questionOf }, { judged }] = await Promise.all([fullBankWith(ids), loadKinds()])
  return {
    isRight({ questionId, selectedAnswer, response }) {
      const question = questionOf(questionId)
      if (question === null) return null
      if (question.type === 'mcq') {
        return question.options[selectedAnswer] === question.correctAnswer
      }
      return response === undefined ? null : (judged(question, response)?.isRight ?? null)
    },
    isKnown: (id) => questionOf(id) !== null,
    ask: bring,
    newId: randomId,
  }
}

/** The clock of this browser is asked each time, as a part may be sent again on another day. */
async function bring(chunk: Chunk): Promise<unknown> {
  try {
    return await retrying(() =>
      call('bring_guest_data', { ...chunk, sent_at: new Date().toISOString() }),
    )
  } catch (error) {
    // A server of the previous version refuses what it does not know, and keeps no short answers.
    if (codeOf(error) !== 'invalid_input' || isShort(chunk)) throw error
    return retrying(() => call('bring_guest_data', plain(chunk)))
  }
}

/** Whether a part holds answers in their short form, or the learner before them. */
function isShort({ short_answers, start }: Chunk): boolean {
  return short_answers !== undefined || start !== undefined
}

/** A part as a server of the previous version takes it. */
function plain({ answers, ...rest }: Chunk): Chunk {
  return answers === undefined
    ? rest
    : {
        ...rest,
        answers: answers.map(({ is_sure: _sure, local_day: _day, ...answer }) => answer),
      }
}

/** Returns the data that an account could take over, or null if there is none. */
export function guestHoldings({ outbox, progress, bookmarks } = places): Holdings | null {
  const { totals } = progress.get()
  const holdings = {
    answers: totals.totalAnswered + answersLeft({ outbox }),
    questions: bookmarks.get().questions.filter(({ id }) => kindOf(id) !== null).length,
    elements: bookmarks.get().elements.length,
  }
  return holdings.answers + holdings.questions + holdings.elements === 0 ? null : holdings
}

/** Returns how many answers are still to be sent although their totals have left already. */
export function answersLeft({ outbox }: Pick<GuestPlaces, 'outbox'> = places): number {
  const { upload } = outbox.get()
  const sent = notedChunk(upload)
  const short = (sent?.short_answers ?? '') + (upload?.past ?? '')
  return (sent?.answers?.length ?? 0) + laterOf(upload).length + shortAnswers(short).length
}

/** Whether a part of the data was on its way to the user when the page was closed. */
export function isCutOff(
  userId: string,
  { outbox }: Pick<GuestPlaces, 'outbox'> = places,
): boolean {
  return outbox.get().upload?.userId === userId
}

/** Whether the user has decided that the data here should stay here. */
export function isLeft(userId: string, { outbox } = places): boolean {
  return outbox.get().leftBy === userId
}

export function leaveGuestData(userId: string, { outbox } = places): void {
  outbox.update((before) => ({ ...before, leftBy: userId }))
}

/**
 * Adds what the guest has to the account, part by part. A part leaves this browser when the server has
 * acknowledged it; until then the very same part is sent again, also after a reload, so that nothing
 * is lost and nothing is added twice.
 * @param onPart is called when a part has arrived
 * @throws CallProblem when a part could not be sent
 */
export async function bringGuestData(
  userId: string,
  {
    from = places,
    tools: given,
    onPart = () => undefined,
  }: {
    readonly from?: GuestPlaces
    readonly tools?: Tools
    readonly onPart?: () => void
  } = {},
): Promise<void> {
  const tools = given ?? (await serverTools(questionsIn(from)))
  while (isMore(from, tools)) {
    const chunk = chunkFor(userId, from, tools)
    // One part after the other: each leaves before the next one is cut.
    // oxlint-disable-next-line no-await-in-loop
    await send(chunk, from, tools)
    forget(chunk, from)
    onPart()
  }
  leaveGuestData(userId, from)
}

/** The ids of all questions that an answer or a bookmark of the guest names. */
function questionsIn({ outbox, progress, bookmarks }: GuestPlaces): readonly string[] {
  return [
    ...progress.get().answers.map(({ questionId }) => questionId),
    ...laterOf(outbox.get().upload).map((answer) => answer.question_id),
    ...bookmarks.get().questions.map(({ id }) => id),
  ]
}

async function send(chunk: Chunk, { outbox }: GuestPlaces, { ask }: Tools): Promise<void> {
  try {
    await ask(chunk)
  } catch (error) {
    // The odd part was never added, and the next try cuts another part. After any other error, an
    // earlier try may have arrived.
    // A newer server will take short answers: those stay.
    if (codeOf(error) === 'invalid_input' && !isShort(chunk)) outbox.update(withoutChunk)
    throw error
  }
}

/** The note without the part that was sent. The answers of refused totals come with the next totals. */
function withoutChunk({ upload, ...rest }: Outbox): Outbox {
  if (notedChunk(upload)?.answers === undefined) return rest
  return withNote(rest, upload)
}

/** Notes the answers that are still to be sent, if there are any. */
function withNote(rest: Outbox, upload: Outbox['upload']): Outbox {
  if (upload === undefined || !isMoreNoted(upload)) return rest
  const { chunk: _sent, ...more } = upload
  return { ...rest, upload: more }
}

/** Whether there is more to send behind the part that is noted. */
function isMoreNoted(upload: Outbox['upload']): boolean {
  return laterOf(upload).length > 0 || Boolean(upload?.past) || Boolean(upload?.start)
}

function isMore({ outbox, progress, bookmarks }: GuestPlaces, tools: Tools): boolean {
  const { totals } = progress.get()
  const { elements } = bookmarks.get()
  const isSent = outbox.get().upload !== undefined
  return isSent || totals.totalAnswered + elements.length + known(bookmarks.get(), tools).length > 0
}

/** The part that was sent before without an answer, else a new one, which is noted before it is sent. */
function chunkFor(userId: string, from: GuestPlaces, tools: Tools): Chunk {
  const { upload } = from.outbox.get()
  const noted = notedChunk(upload)
  if (upload?.userId === userId && noted !== null) return noted
  const part =
    upload?.userId === userId && isMoreNoted(upload)
      ? answersPart(upload, tools)
      : totalsPart(from, tools)
  from.outbox.update((before) => ({ ...before, upload: { userId, ...part } }))
  return part.chunk
}

/** What is sent now, and what comes later. */
type Part = Omit<NonNullable<Outbox['upload']>, 'userId' | 'chunk'> & { readonly chunk: Chunk }

/** All totals and some bookmarks; the single answers of these totals come later. */
function totalsPart({ progress, bookmarks }: GuestPlaces, tools: Tools): Part {
  const saved = progress.get()
  const { correctAnswers, incorrectAnswers, totalTimeSpent, bestStreak } = saved.totals
  const chunk = {
    import_id: tools.newId(),
    progress: toWire({ correctAnswers, incorrectAnswers, totalTimeSpent, bestStreak }),
    questions: known(bookmarks.get(), tools)
      .slice(-MAX_BRING)
      .map(({ id, bookmarkedAt }) => ({
        question_id: id,
        bookmarked_at: new Date(bookmarkedAt).toISOString(),
      })),
    elements: [...bookmarks.get().elements],
  }
  const past = shortForm(
    shortAnswers(saved.past ?? '').map((one) => ({ ...one, day: localDay(one.timestamp) })),
  )
  return {
    chunk,
    later: singleAnswers(saved, tools),
    ...(past !== '' && { past }),
    ...(saved.start !== undefined && { start: saved.start }),
  }
}

/** The next answers whose totals have left: those that were listed, then those in short form, then the learner before them. */
function answersPart(upload: NonNullable<Outbox['upload']>, tools: Tools): Part {
  const [later, past = '', start] = [laterOf(upload), upload.past, upload.start]
  const empty = {
    import_id: tools.newId(),
    progress: { correct_answers: 0, incorrect_answers: 0, total_time_spent: 0, best_streak: 0 },
    questions: [],
    elements: [],
  }
  if (later.length > 0) {
    return {
      chunk: { ...empty, answers: later.slice(0, MAX_BRING_ANSWERS) },
      later: later.slice(MAX_BRING_ANSWERS),
      ...(past !== '' && { past }),
      ...(start !== undefined && { start }),
    }
  }
  if (past !== '') {
    const end = past.lastIndexOf(';', MAX_BRING_SHORT - 1) + 1
    return {
      chunk: { ...empty, short_answers: past.slice(0, end) },
      ...(end < past.length && { past: past.slice(end) }),
      ...(start !== undefined && { start }),
    }
  }
  return { chunk: { ...empty, ...(start !== undefined && { start }) } }
}

/** Lists the latest answers as the server accepts them: not more than the totals, and judged as here. */
function singleAnswers({ totals, answers }: SavedProgress, { isRight }: Tools): GuestAnswer[] {
  let right = totals.correctAnswers
  let wrong = totals.incorrectAnswers
  const single = answers.filter((answer) => {
    const { isCorrect } = answer
    if (isRight(answer) !== isCorrect) return false
    if (isCorrect) right -= 1
    else wrong -= 1
    return (isCorrect ? right : wrong) >= 0
  })
  return single.map((answer) => {
    const { questionId, selectedAnswer, response, timeSpent, timestamp } = answer
    const { hintsTaken, secondResponse, isSure } = answer
    return toWire({
      questionId,
      selectedAnswer,
      ...(response === undefined ? {} : { response }),
      ...(isSure !== undefined && { isSure }),
      localDay: localDay(timestamp),
      ...(hintsTaken !== undefined && { hintsTaken }),
      ...(secondResponse !== undefined && { secondResponse }),
      timeSpent: Math.round(timeSpent * 1000) / 1000,
      answeredAt: new Date(timestamp).toISOString(),
    })
  })
}

/** The part that was sent last and is not known to have arrived. */
function notedChunk(upload: Outbox['upload']): Chunk | null {
  const noted = userDataCalls.bring_guest_data.input.safeParse(upload?.chunk)
  return noted.success ? noted.data : null
}

/** Answers that are still to be sent although their totals have left already. */
function laterOf(upload: Outbox['upload']): readonly GuestAnswer[] {
  const later = z.array(guestAnswerSchema).safeParse(upload?.later)
  return later.success ? later.data : []
}

/**
 * Removes the part that is with the account now; newer data stay. The totals name the part that
 * they have lost, so that a page that is closed before the outbox is changed does not take it off
 * twice.
 */
function forget(chunk: Chunk, { outbox, progress, bookmarks }: GuestPlaces): void {
  const brought = new Set(chunk.questions.map((question) => question.question_id))
  bookmarks.update(({ questions, elements, ...kept }) => ({
    ...kept,
    questions: questions.filter(({ id }) => !brought.has(id)),
    elements: elements.filter((symbol) => !chunk.elements.includes(symbol)),
  }))
  progress.update((before) => {
    const { correct_answers: correct, incorrect_answers: incorrect } = chunk.progress
    if (correct + incorrect === 0 || before.uploaded === chunk.import_id) return before
    const { older, past, start, ...kept } = before
    const totals = without(kept.totals, chunk.progress)
    const answers = kept.answers.slice(0, totals.totalAnswered)
    const savedAt = totals.totalAnswered === 0 ? 0 : kept.savedAt
    // An unlisted answer is the oldest, so it left with the part when the list holds the rest.
    const isOlderLeft = older !== undefined && totals.totalAnswered > answers.length
    const uploaded = chunk.import_id
    return {
      ...kept,
      totals,
      answers,
      savedAt,
      uploaded,
      ...(isOlderLeft && {
        older,
        ...(past !== undefined && { past }),
        ...(start !== undefined && { start }),
      }),
    }
  })
  outbox.update((before) => {
    const { upload, ...rest } = before
    return notedChunk(upload)?.import_id === chunk.import_id ? withNote(rest, upload) : before
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
