import { Lightbulb } from 'lucide-react'

import { hintText } from '#quiz/worked/solution-text.ts'
import { hintsOf, type Solution } from '#quiz/worked/solutions.ts'
import { Button } from '#web/ui/button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** The hints that were taken, which stay, and the button for the next one while the question is open. */
export function Hints({
  solution,
  taken,
  isOpen,
  onHint,
}: {
  readonly solution: Solution
  readonly taken: number
  readonly isOpen: boolean
  readonly onHint: () => void
}) {
  const hints = hintsOf(solution)
  const left = Math.max(0, hints.length - taken)
  return (
    <div role="group" aria-label="Hints" className={isOpen || taken > 0 ? 'mt-5' : ''}>
      <ol aria-live="polite" className="grid gap-2">
        {hints.slice(0, taken).map((hint) => (
          <li key={hint.kind} className="border-l-4 border-accent pl-4">
            <ChemicalText text={hintText(hint)} />
          </li>
        ))}
      </ol>
      {isOpen ? (
        // Without a hint left the button keeps the focus, which a disabled one would lose.
        <Button
          className="mt-3"
          aria-disabled={left === 0}
          aria-keyshortcuts="H"
          onClick={left === 0 ? undefined : onHint}
        >
          <Lightbulb aria-hidden className="size-5" />
          <span key={left}>{left === 0 ? 'No hints left' : `Hint (${left} left)`}</span>
        </Button>
      ) : null}
    </div>
  )
}
