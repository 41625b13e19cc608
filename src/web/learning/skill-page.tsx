import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { readingOf } from '#content/readings.ts'
import { referenceOfSkill } from '#content/reference/list.ts'
import type { Bank } from '#quiz/bank.ts'
import { difficulties } from '#quiz/categories.ts'
import { practicedBy } from '#quiz/learning/askable.ts'
import { needsOf } from '#quiz/prerequisites.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import { skill, type SkillId, topicOfSkill } from '#quiz/skills.ts'
import { LevelMark } from '#web/learner/level-mark.tsx'
import { levelTexts } from '#web/learner/level-texts.ts'
import { SkillLine } from '#web/learner/skill-line.tsx'
import { skillView, whyDueText } from '#web/learner/skill-view.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'
import { bankFor } from '#web/practice/question-bank.ts'
import { QuestionFigure } from '#web/practice/question/figure/question-figure.tsx'
import { QuestionSolution } from '#web/practice/question/help/lazy-help.tsx'
import { RightAnswer } from '#web/practice/question/right-answer.tsx'
import { useStored } from '#web/store/use-stored.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'

/** Wrong answers that are listed. */
const SHOWN = 5

/** One skill: the learner's level, its prerequisites, an example, and past mistakes. */
export function SkillPage({ id, today }: { readonly id: SkillId; readonly today: LearnerToday }) {
  const { answers } = useStored(storedProgress)
  const view = skillView(id, today)
  const bank = useBankOf(id)
  const needs = needsOf(id)
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:items-start">
      <div className="grid min-w-0 gap-5 lg:row-span-2 lg:row-start-1">
        <Panel title="Where You Are">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <LevelMark level={view.level} />
            <p className="text-muted">{levelTexts[view.level].meaning}</p>
          </div>
          {view.answered === 0 ? null : (
            <p className="mt-3">
              {`You know about ${view.known}% of medium questions today. This is an estimate from ${view.answered === 1 ? 'one answer' : `${view.answered} answers`}.`}
            </p>
          )}
          <p className="mt-1 text-muted">{whyDueText(view)}</p>
          <Link
            viewTransition
            to={`/dashboard/today?skill=${id}`}
            className={`mt-4 ${buttonClass('primary')}`}
          >
            Practice this
          </Link>
        </Panel>
        {needs.length === 0 ? null : (
          <Panel title="It Builds On">
            <ul className="-mx-3">
              {needs.map((need) => (
                <SkillLine key={need} id={need}>
                  <LevelMark level={skillView(need, today).level} />
                </SkillLine>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {bank === null ? null : (
        <>
          <Example question={exampleOf(id, bank)} />
          <WrongAnswers questions={wrongOf(id, answers, bank)} />
          <Readings id={id} questions={samplesOf(id, bank)} />
        </>
      )}
    </div>
  )
}

function Example({ question }: { readonly question: Question | null }) {
  if (question === null) return null
  return (
    <Panel title="An Example" className="lg:col-start-2 lg:row-start-1">
      <p className="font-display">
        <ChemicalText text={question.question} />
      </p>
      <QuestionFigure question={question} />
      <div className="mt-2 text-correct">
        <RightAnswer question={question} />
      </div>
      <p className="mt-2">
        <ChemicalText text={question.explanation} />
      </p>
      <QuestionSolution question={question} />
    </Panel>
  )
}

function WrongAnswers({ questions }: { readonly questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <Panel title="Worth Another Try" className="lg:col-start-1 lg:row-start-3">
      <ul className="-mx-3 divide-y divide-line">
        {questions.map((question) => (
          <li
            key={question.id}
            className="relative flex min-h-12 items-center rounded-md px-3 py-2 hover:bg-accent-soft"
          >
            <Link
              viewTransition
              to={`/dashboard/questions?question=${question.id}`}
              className="after:absolute after:inset-0"
            >
              <ChemicalText text={question.question} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Readings({
  id,
  questions,
}: {
  readonly id: SkillId
  readonly questions: readonly Question[]
}) {
  const reference = referenceOfSkill(id)
  const readings = new Map(
    questions.flatMap((question) => {
      const reading = readingOf(question)
      return reading === null ? [] : [[reading.path, reading] as const]
    }),
  )
  if (readings.size === 0 && reference === null) return null
  return (
    <Panel title="Read About It" className="lg:col-start-2 lg:row-span-2 lg:row-start-2">
      <ul>
        {[...readings.values()].map(({ path, title, section }) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-11 items-center py-1 text-link hover:underline"
            >
              {section === null ? title : `${title} › ${section}`}
            </a>
          </li>
        ))}
        {reference === null ? null : (
          <li>
            <a
              href={reference.path}
              className="inline-flex min-h-11 items-center py-1 text-link hover:underline"
            >
              {reference.title}
            </a>
          </li>
        )}
      </ul>
    </Panel>
  )
}

function useBankOf(id: SkillId): Bank | null {
  const [bank, setBank] = useState<Bank | null>(null)
  const { category } = skill(id)
  const topic = topicOfSkill(id)
  useEffect(() => {
    bankFor(null, [category], topic === null ? [] : [topic]).then(setBank, () => undefined)
  }, [category, topic])
  return bank
}

/** One question of each template of a skill, easy ones first. */
function samplesOf(id: SkillId, { templatesFor, topics }: Bank): readonly Question[] {
  return difficulties
    .flatMap((level) => templatesFor(skill(id).category, level, topics))
    .filter((template) => template.skill === id)
    .flatMap((template) => drawQuestion(template, EXAMPLE_SEED) ?? [])
}

/** Any seed will do: it is the same example every time. */
const EXAMPLE_SEED = 7

function exampleOf(id: SkillId, bank: Bank): Question | null {
  return samplesOf(id, bank)[0] ?? null
}

/** The questions that were last answered wrong, newest first, each once. */
function wrongOf(id: SkillId, answers: SavedProgress['answers'], bank: Bank): readonly Question[] {
  const latest = new Map(answers.toReversed().map((answer) => [answer.questionId, answer]))
  return [...latest.values()]
    .toReversed()
    .filter(({ questionId, isCorrect }) => !isCorrect && practicedBy(questionId)?.skill === id)
    .flatMap(({ questionId }) => bank.questionOf(questionId) ?? [])
    .slice(0, SHOWN)
}
