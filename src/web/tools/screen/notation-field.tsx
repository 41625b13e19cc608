import { TextField } from '#web/ui/form/text-field.tsx'

/** A field for formulas, equations or names: what is typed is neither completed, corrected nor translated. */
export function NotationField({
  label,
  hint,
  problem,
  value,
  onChange,
}: {
  readonly label: string
  readonly hint?: string
  /** Why it cannot be read; null when it can. */
  readonly problem: string | null
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <TextField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      problems={problem === null ? [] : [problem]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      translate="no"
    />
  )
}
