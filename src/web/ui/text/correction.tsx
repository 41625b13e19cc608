import { ChemicalText } from './chemical-text.tsx'
import { ownMistake } from './own-mistake.ts'

/** Explains the learner's own mistake, set off from the right answer. */
export function Correction({
  text,
  explanation = '',
}: {
  readonly text: string
  /** It stands on the same screen, so the correction says nothing of it again. */
  readonly explanation?: string
}) {
  const own = ownMistake(text, explanation)
  if (own === '') return null
  return (
    <p className="mt-3 border-l-4 border-incorrect pl-4">
      <ChemicalText text={own} />
    </p>
  )
}
