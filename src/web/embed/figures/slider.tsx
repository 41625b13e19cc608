import { useId } from 'react'

/** A value to move, with its name and what it says now. */
export function Slider({
  label,
  text,
  min,
  max,
  step,
  value,
  onChange,
}: {
  readonly label: string
  /** The value as it is read out. */
  readonly text: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="mt-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id}>{label}</label>
        <span key={text} className="tabular-nums">
          {text}
        </span>
      </p>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="min-h-11 w-full accent-accent"
      />
    </div>
  )
}
