import type { FieldProps } from './field-props.ts'
import { TypedField } from './typed/typed-field.tsx'

const keys = ['(I)', '(II)', '(III)', '(IV)', '(V)'].map((sign) => ({
  sign,
  name: `${sign} Numeral of a charge`,
}))

/** A name in words. */
export function NameField(props: Omit<FieldProps<unknown>, 'question'>) {
  return <TypedField label="Name of the substance" most={120} keys={keys} {...props} />
}
