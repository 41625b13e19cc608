import { ChemicalText } from './chemical-text.tsx'

/** What went wrong in the learner's own step, set off from what is right. */
export function Correction({ text }: { readonly text: string }) {
  return (
    <p className="mt-3 border-l-4 border-incorrect pl-4">
      <ChemicalText text={text} />
    </p>
  )
}
