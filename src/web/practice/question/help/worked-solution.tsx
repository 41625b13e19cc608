import { linePartsOf } from '#quiz/worked/solution-text.ts'
import { type Solution, stepsOf } from '#quiz/worked/solutions.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** The worked solution of a question, line by line, behind a disclosure. */
export function WorkedSolution({ solution }: { readonly solution: Solution }) {
  return (
    <details className="mt-3">
      <summary className="disclosure flex min-h-11 items-center rounded-md text-link underline-offset-4 hover:underline">
        Worked solution
      </summary>
      <ol className="grid gap-2 border-l-4 border-line pl-4">
        {solution.lines.map(linePartsOf).map(({ name, text, isNotation }) => (
          <li key={`${name ?? ''} ${text}`}>
            {name === null ? null : (
              <span className="text-muted">
                <ChemicalText text={`${name}: `} />
              </span>
            )}
            <span translate={isNotation ? 'no' : undefined} className="tabular-nums">
              <ChemicalText text={text} />
            </span>
          </li>
        ))}
      </ol>
      {hasRounded(solution) ? (
        <p className="mt-2 text-sm text-muted">
          Figures are rounded where they are shown, not on the way.
        </p>
      ) : null}
    </details>
  )
}

/** Whether a line goes on with a result that is shown with fewer figures than it has. */
function hasRounded(solution: Solution): boolean {
  return stepsOf(solution).filter(({ result }) => result.style.significant !== undefined).length > 1
}
