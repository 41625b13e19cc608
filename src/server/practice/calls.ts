import { practiceCalls } from '#contract/practice.ts'
import { drawCourseSet } from '#quiz/courses/course-set.ts'
import { courseOf } from '#quiz/courses/courses.ts'
import { askEach, templateCalled } from '#quiz/learning/ask.ts'
import { limitedTo, questionTypes } from '#quiz/practice/question-types.ts'
import { questionsAbout } from '#quiz/practice/questions-about.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'
import { handleUser } from '#server/api/handler.ts'
import { publishChange } from '#server/api/publish-change.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { withoutHelp } from '#server/progress/progress.ts'

import { answerQuestion } from './answer-question.ts'
import { issueAll, issueBookmarked, issueQuestions, openQuestion } from './issue-questions.ts'
import { practiceSummary } from './practice-summary.ts'

const getPracticeSummary = handleUser(
  practiceCalls.get_practice_summary,
  ({ midnights }, { database, user }) =>
    practiceSummary(
      database,
      user.userId,
      midnights.map((text) => Date.parse(text)),
    ),
)

const issuePracticeQuestions = handleUser(
  practiceCalls.issue_practice_questions,
  async (input, context) => {
    const wish = {
      enabledCategories: input.enabled_categories,
      difficulty: input.difficulty,
      questionTypes: input.question_types ?? questionTypes.map(({ id }) => id),
      topics: input.topics ?? [],
    }
    const { userId } = context.user
    return { questions: [...(await issueQuestions(context, userId, wish, input.count))] }
  },
)

/** The seed comes from the page, so the questions count as chosen. */
const issueCourseQuestions = handleUser(
  practiceCalls.issue_course_questions,
  async (input, context) => {
    const course = courseOf(input.course_id)
    if (course === null) throw new Problem('not_found', 'There is no such course.')
    const ids = drawCourseSet(
      {
        course,
        unit: input.unit_id ?? null,
        size: input.size,
        seed: input.seed,
        difficulty: input.difficulty,
      },
      limitedTo(wholeBank, input.question_types),
    )
    if (ids.length === 0) return { questions: [] }
    const { userId } = context.user
    return { questions: [...(await issueAll(context, userId, ids, context.clock(), true))] }
  },
)

/** The page chooses the templates, so the questions count as chosen. */
const issueTemplateQuestions = handleUser(
  practiceCalls.issue_template_questions,
  async ({ template_ids, elements }, context) => {
    const random = context.random.fraction
    const questions =
      elements === undefined
        ? askEach(template_ids, wholeBank, random)
        : questionsAbout(
            new Set(elements),
            template_ids.flatMap((id) => templateCalled(id, wholeBank) ?? []),
            template_ids.length,
            random,
          )
    if (questions.length === 0) return { questions: [] }
    const ids = questions.map(({ id }) => id)
    const { userId } = context.user
    return { questions: [...(await issueAll(context, userId, ids, context.clock(), true))] }
  },
)

const issueBookmarkedQuestion = handleUser(
  practiceCalls.issue_bookmarked_question,
  ({ question_id }, context) => issueBookmarked(context, context.user.userId, question_id),
)

const openPracticeQuestion = handleUser(
  practiceCalls.open_practice_question,
  async ({ issue_id }, context) => {
    await openQuestion(context, context.user.userId, issue_id)
    return {}
  },
)

const answerPracticeQuestion = handleUser(
  practiceCalls.answer_practice_question,
  async (
    {
      issue_id,
      is_sure,
      local_day,
      ago_ms,
      with_no_xp,
      with_help,
      hints_taken,
      second_response,
      ...given
    },
    context,
  ) => {
    const { userId } = context.user
    const judged = await answerQuestion(context, userId, issue_id, given, {
      isSure: is_sure,
      localDay: local_day,
      agoMs: ago_ms,
      hintsTaken: hints_taken,
      secondResponse: second_response,
    })
    if (judged.isChange) publishChange(context, 'progress', judged.progress.version)
    if (!judged.isRepeat) {
      context.tally.answered('practice', judged.answer.is_correct)
      context.tally.awarded('practice', judged.xp)
    }
    if (!judged.isRepeat && judged.xp !== 0) context.bus.publish({ kind: 'leaderboard' })
    const { answer, correctAnswer, xp, noXp, progress } = judged
    const reason = with_no_xp === true && noXp !== null ? { no_xp: noXp } : {}
    return {
      answer: with_help === true ? answer : withoutHelp(answer),
      correct_answer: correctAnswer,
      xp,
      ...reason,
      progress,
    }
  },
)

/** Handlers of the calls about practice. */
export const practiceHandlers = {
  get_practice_summary: getPracticeSummary,
  issue_practice_questions: issuePracticeQuestions,
  issue_course_questions: issueCourseQuestions,
  issue_template_questions: issueTemplateQuestions,
  issue_bookmarked_question: issueBookmarkedQuestion,
  open_practice_question: openPracticeQuestion,
  answer_practice_question: answerPracticeQuestion,
}
