import type { ProductionQuestionOf } from '#quiz/question.ts'

import type { FieldProps } from './field-props.ts'
import { TypedField } from './typed/typed-field.tsx'

const numerals = ['(I)', '(II)', '(III)', '(IV)', '(V)'].map((sign) => ({
  sign,
  name: `${sign} Numeral of a charge`,
}))

/** A name in words. Only names that are not organic have numerals. */
export function NameField({
  question,
  ...props
}: FieldProps<Pick<ProductionQuestionOf<'naming'>, 'key'>>) {
  const keys = question.key.nomenclature === 'inorganic' ? numerals : []
  return <TypedField label="Name of the substance" most={120} keys={keys} {...props} />
}
