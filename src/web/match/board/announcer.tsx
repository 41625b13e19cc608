import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** Speaks to a screen reader when it has time, formulas as words, and shows nothing. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <p role="status" className="sr-only">
      <ChemicalText text={text} />
    </p>
  )
}
