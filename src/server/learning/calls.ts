import { learningCalls } from '#contract/learning.ts'
import { questionTypes } from '#quiz/question-types.ts'
import { handleUser, type UserContext } from '#server/api/handler.ts'
import type { Change } from '#server/platform/bus.ts'

import { addBookmark, findBookmarks, removeBookmark } from './bookmarks.ts'
import { toldTime } from './guest-answers.ts'
import { bringGuestData } from './guest-data.ts'
import { practiceSummary } from './practice-summary.ts'
import { answerQuestion, issueBookmarked, issueQuestions, openQuestion } from './practice.ts'
import { findProgress, latestAnswers } from './progress.ts'
import { findSettings, saveSettings } from './settings.ts'

const getUserSettings = handleUser(learningCalls.get_user_settings, (_input, { database, user }) =>
  findSettings(database, user.userId),
)

const getUserProgress = handleUser(
  learningCalls.get_user_progress,
  async (_input, { database, user }) => {
    const [progress, answers, bookmarks] = await Promise.all([
      findProgress(database, user.userId),
      latestAnswers(database, user.userId),
      findBookmarks(database, user.userId),
    ])
    return { progress, answers: [...answers], bookmarks }
  },
)

const getPracticeSummary = handleUser(
  learningCalls.get_practice_summary,
  ({ midnights }, { database, user }) =>
    practiceSummary(
      database,
      user.userId,
      midnights.map((text) => Date.parse(text)),
    ),
)

const syncUserData = handleUser(learningCalls.sync_user_data, async ({ settings }, context) => {
  const saved = await saveSettings(context.database, context.user.userId, settings, context.clock())
  tell(context, 'settings')
  return saved
})

const addOneBookmark = handleUser(learningCalls.add_bookmark, async (input, context) => {
  const { clock, database, user } = context
  const now = clock()
  const at = input.bookmarked_at === undefined ? now : toldTime(input.bookmarked_at, now)
  const bookmarks = await addBookmark(database, user.userId, input.bookmark, at)
  tell(context, 'bookmarks')
  return bookmarks
})

const removeOneBookmark = handleUser(
  learningCalls.remove_bookmark,
  async ({ bookmark }, context) => {
    const bookmarks = await removeBookmark(context.database, context.user.userId, bookmark)
    tell(context, 'bookmarks')
    return bookmarks
  },
)

const issuePracticeQuestions = handleUser(
  learningCalls.issue_practice_questions,
  async (input, context) => {
    const wish = {
      enabledCategories: input.enabled_categories,
      difficulty: input.difficulty,
      questionTypes: input.question_types ?? questionTypes.map(({ id }) => id),
    }
    const { userId } = context.user
    return { questions: [...(await issueQuestions(context, userId, wish, input.count))] }
  },
)

const issueBookmarkedQuestion = handleUser(
  learningCalls.issue_bookmarked_question,
  ({ question_id }, context) => issueBookmarked(context, context.user.userId, question_id),
)

const openPracticeQuestion = handleUser(
  learningCalls.open_practice_question,
  async ({ issue_id }, context) => {
    await openQuestion(context, context.user.userId, issue_id)
    return {}
  },
)

const answerPracticeQuestion = handleUser(
  learningCalls.answer_practice_question,
  async ({ issue_id, selected_answer }, context) => {
    const { userId } = context.user
    const judged = await answerQuestion(context, userId, issue_id, selected_answer)
    if (!judged.isRepeat) {
      tell(context, 'progress')
      context.tally.answered('practice', judged.answer.is_correct)
      context.tally.awarded('practice', judged.xp)
    }
    if (!judged.isRepeat && judged.xp !== 0) context.bus.publish({ kind: 'leaderboard' })
    const { answer, correctAnswer, xp, progress } = judged
    return { answer, correct_answer: correctAnswer, xp, progress }
  },
)

const bringDataOfGuest = handleUser(learningCalls.bring_guest_data, async (input, context) => {
  const { clock, database, user } = context
  const brought = await bringGuestData(database, user.userId, input, clock())
  tell(context, 'progress')
  tell(context, 'bookmarks')
  return brought
})

/** What answers the calls about practice, settings, progress and bookmarks. */
export const learningHandlers = {
  get_user_settings: getUserSettings,
  get_user_progress: getUserProgress,
  get_practice_summary: getPracticeSummary,
  sync_user_data: syncUserData,
  add_bookmark: addOneBookmark,
  remove_bookmark: removeOneBookmark,
  issue_practice_questions: issuePracticeQuestions,
  issue_bookmarked_question: issueBookmarkedQuestion,
  open_practice_question: openPracticeQuestion,
  answer_practice_question: answerPracticeQuestion,
  bring_guest_data: bringDataOfGuest,
}

function tell(
  { bus, user }: UserContext,
  kind: Extract<Change, { readonly userId: string }>['kind'],
): void {
  bus.publish({ kind, userId: user.userId })
}
