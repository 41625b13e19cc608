import type { FieldProps } from './field-props.ts'
import { TypedField } from './typed/typed-field.tsx'

const keys = [
  { sign: '(', name: 'Opening bracket' },
  { sign: ')', name: 'Closing bracket' },
  { sign: '^', name: 'Charge' },
  { sign: '+', name: 'Plus' },
  { sign: '\u2212', name: 'Minus' },
  { sign: '·', name: 'Dot before water of crystallization' },
]

/** A formula or ion, typed without any subscripts: Fe2(SO4)3, SO4^2-. */
export function FormulaField(props: Omit<FieldProps<unknown>, 'question'>) {
  return <TypedField label="Your formula" most={80} keys={keys} {...props} />
}
