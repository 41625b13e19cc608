import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** A polite announcement for screen readers, with formulas as words. Invisible. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <p role="status" className="sr-only">
      <ChemicalText text={text} />
    </p>
  )
}
