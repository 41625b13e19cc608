import type { ShownQuestion } from '#contract/match.ts'
import type { Marked } from '#match/judge.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { Correction } from '#web/ui/text/correction.tsx'
import { verdictOf } from '#web/ui/text/verdict.ts'

/** The verdict and the explanation, shown from an answer until the next question. */
export function MatchLesson({
  shown,
  answer,
}: {
  readonly shown: ShownQuestion
  readonly answer: Marked | null
}) {
  const { lesson } = shown
  if (lesson === null || answer === null) return null
  return (
    <section aria-label="Explanation" className="mt-3 border-t border-line pt-3">
      <p className={`font-display ${answer.isCorrect ? 'text-correct' : 'text-incorrect'}`}>
        <ChemicalText text={verdictOf(shown, answer)} />
      </p>
      <p className="mt-1">
        <ChemicalText text={lesson.explanation} />
      </p>
      {lesson.feedback === null ? null : (
        <Correction text={lesson.feedback} explanation={lesson.explanation} />
      )}
    </section>
  )
}
