import type { PlayerGame } from '#contract/class-game/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { Correction } from '#web/ui/text/correction.tsx'
import { verdictOf } from '#web/ui/text/verdict.ts'

type Marked = NonNullable<
  Extract<PlayerGame['view']['phase'], { readonly kind: 'reveal' }>['marked']
>

/** The verdict on the own answer, why, and where the player stands. */
export function PlayerVerdict({
  marked,
  shown,
  standing,
  onNext,
}: {
  readonly marked: Marked
  readonly shown: NonNullable<PlayerGame['shown']>
  readonly standing: string | null
  /** Goes on to the next question; where the host does that, there is no button. */
  readonly onNext?: () => void
}) {
  const { lesson } = shown
  const verdict = verdictOf(shown, marked)
  return (
    <div className="mt-5 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6">
      <div role="status">
        <p
          data-correct={marked.isCorrect}
          className="font-display text-xl text-incorrect data-[correct=true]:text-correct"
        >
          <ChemicalText text={marked.isCorrect ? `${verdict} +${marked.points}` : verdict} />
        </p>
        {standing === null ? null : (
          <p key={standing} className="mt-1">
            {standing}
          </p>
        )}
      </div>
      {lesson === null ? null : (
        <>
          {lesson.feedback === null ? null : (
            <Correction text={lesson.feedback} explanation={lesson.explanation} />
          )}
          <p className="mt-3">
            <ChemicalText text={lesson.explanation} />
          </p>
        </>
      )}
      {onNext === undefined ? null : (
        <Button look="primary" className="mt-4 w-full" onClick={onNext}>
          Go On
        </Button>
      )}
    </div>
  )
}
