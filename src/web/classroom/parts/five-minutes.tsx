import type { Question } from '#quiz/question.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** How to talk with a class about a wrong idea in five minutes: vote, argue in pairs, vote again, and then what is right. */
export function FiveMinutes({
  question,
  correction,
}: {
  /** A question in which the idea was chosen. */
  readonly question: Question
  readonly correction: string
}) {
  return (
    <details className="mt-2 rounded-md border border-line px-3">
      <summary className="disclosure flex min-h-11 cursor-pointer items-center text-link">
        Five minutes with the class
      </summary>
      <ol className="mb-3 grid list-decimal gap-1 pl-6">
        <li>
          <ChemicalText text={votingText(question)} />
        </li>
        <li>In pairs with different answers, each says why. That takes two minutes.</li>
        <li>Everyone votes again. Someone who has changed sides says what was convincing.</li>
        <li>
          <ChemicalText text={`Say what is right: ${correction}`} />
        </li>
      </ol>
    </details>
  )
}

function votingText({ type, question }: Question): string {
  return type === 'mcq'
    ? `Show the question with its options, and let everyone vote with one to four fingers and without a word: “${question}”`
    : `Show the question, and let everyone write down an answer without a word: “${question}”`
}
