import { useId, useState } from 'react'

const NUMBER = /^[-−]?\d{1,6}(?:[.,]\d{1,6})?(?:e[-−+]?\d{1,2})?$/i
const SMALL = 1e-3

/** A field for a number; a text that is none changes nothing. */
export function NumberBox({
  label,
  value,
  unit = '',
  shortcut,
  onChange,
}: {
  readonly label: string
  readonly value: number
  /** Stands behind the field. */
  readonly unit?: string
  readonly shortcut?: string
  readonly onChange: (value: number) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isNumber = typed === null || NUMBER.test(typed.trim())

  function type(text: string) {
    setTyped(text)
    if (NUMBER.test(text.trim()))
      onChange(Number(text.trim().replaceAll('−', '-').replace(',', '.')))
  }

  return (
    <div className="lab-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        data-key={shortcut}
        autoComplete="off"
        aria-invalid={!isNumber}
        value={typed ?? shownIn(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {unit === '' ? null : <span key={unit}>{unit}</span>}
    </div>
  )
}

/** A number that has room in the field: below a thousandth with a power of ten. */
function shownIn(value: number): string {
  const isSmall = value !== 0 && Math.abs(value) < SMALL
  return (isSmall ? value.toExponential() : String(value)).replaceAll('-', '−')
}
