import type { ProductionQuestionOf } from '#quiz/question.ts'

import type { FieldProps } from './field-props.ts'
import { OrbitalField } from './orbital-field.tsx'
import { TypedField } from './typed/typed-field.tsx'

/** The cores that shorten a configuration: brackets are hard to find on a phone. */
const keys = ['He', 'Ne', 'Ar', 'Kr', 'Xe'].map((gas) => ({
  sign: `[${gas}] `,
  name: `[${gas}] Core of a noble gas`,
}))

/** A configuration to type, `[Ar] 3d5 4s1`, or boxes to draw arrows into. */
export function ConfigurationField({
  question: { boxes },
  isRefused,
  ...rest
}: FieldProps<ProductionQuestionOf<'configuration'>>) {
  if (boxes !== null) return <OrbitalField boxes={boxes} {...rest} />
  return (
    <>
      <TypedField
        label="Your configuration"
        most={120}
        keys={keys}
        isRefused={isRefused}
        {...rest}
      />
      <p className="mt-2 text-sm text-muted">
        <span>Numbers need no superscript: </span>
        <span translate="no">1s2 2s1</span>
      </p>
    </>
  )
}
