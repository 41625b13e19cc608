import { spokenBoxes } from '#chemistry/electrons/orbital-boxes.ts'
import { spokenText } from '#chemistry/speech/spoken.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** An answer in its notation. Boxes with arrows are read out in words. */
export function AnswerText({ text }: { readonly text: string }) {
  const words = spokenBoxes(text)
  if (words === text) return <ChemicalText key={text} text={text} />
  return (
    <span key={text}>
      <span aria-hidden>{text}</span>
      <span className="sr-only">{spokenText(words)}</span>
    </span>
  )
}
