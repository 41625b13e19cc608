import { ChemicalText } from './chemical-text.tsx'

/** Explains the learner's own mistake, set off from the right answer. */
export function Correction({ text }: { readonly text: string }) {
  return (
    <p className="mt-3 border-l-4 border-incorrect pl-4">
      <ChemicalText text={text} />
    </p>
  )
}
