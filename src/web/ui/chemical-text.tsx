import { segments } from '#chemistry/spoken.ts'

/** A sentence whose formulas are drawn with real indices and read out as words. */
export function ChemicalText({ text }: { readonly text: string }) {
  return segments(text).map((segment, index) =>
    segment.kind === 'text' ? (
      segment.text
    ) : (
      <span key={index}>
        <span aria-hidden className="whitespace-nowrap">
          {segment.parts.map((part, place) => (
            <Part key={place} {...part} />
          ))}
        </span>
        <span className="sr-only">{segment.spoken}</span>
      </span>
    ),
  )
}

function Part({
  text,
  position,
}: {
  readonly text: string
  readonly position: 'base' | 'sub' | 'sup'
}) {
  if (position === 'sub') return <sub>{text}</sub>
  return position === 'sup' ? <sup>{text}</sup> : text
}
