import type { ClassGameReport } from '#contract/class-game/calls.ts'
import type { Bank } from '#quiz/bank.ts'
import { IdeaLesson } from '#web/classroom/parts/idea-lesson.tsx'
import { ReadMore } from '#web/practice/question/read-more.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { type GameIdea, ideasOfGame } from './game-ideas.ts'

/** The wrong ideas of a game, the most frequent first: what to talk about, what to read, and a set of each. */
export function GameIdeaList({
  questions,
  bank,
}: {
  readonly questions: ClassGameReport['questions']
  readonly bank: Bank
}) {
  const all = ideasOfGame(questions)
  return (
    <section aria-labelledby="teach-again" className="mt-10">
      <h2 id="teach-again" className="text-2xl">
        Teach This Again
      </h2>
      {all.length === 0 ? (
        <p className="mt-2 text-muted">No wrong idea was chosen.</p>
      ) : (
        <ul className="mt-3 space-y-4">
          {all.map((one) => (
            <li key={one.idea ?? one.correction} className="border-l-4 border-incorrect pl-4">
              <p className="text-lg">
                <ChemicalText
                  text={`${one.players.length} of ${one.answered}: ${one.idea ?? one.correction}`}
                />
              </p>
              {one.idea === null ? null : (
                <p className="mt-1 text-muted">
                  <ChemicalText text={one.correction} />
                </p>
              )}
              <details className="mt-1">
                <summary className="min-h-11 cursor-pointer py-2 text-sm">Names</summary>
                <p translate="no">{one.players.join(', ')}</p>
              </details>
              <Lesson held={one} bank={bank} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Lesson({ held, bank }: { readonly held: GameIdea; readonly bank: Bank }) {
  const { questionId, option, correction } = held
  const question = bank.questionOf(questionId)
  if (question?.type !== 'mcq') return null
  const misconception = question.feedback[option]?.misconception ?? null
  if (misconception === null) return <ReadMore question={question} />
  return <IdeaLesson misconception={misconception} correction={correction} question={question} />
}
