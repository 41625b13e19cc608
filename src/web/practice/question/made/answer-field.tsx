import type { ReactNode } from 'react'

import type { ProductionQuestion } from '#quiz/question.ts'

import { AtomField } from './atom-field.tsx'
import { BalanceField } from './balance-field.tsx'
import { ConfigurationField } from './configuration-field.tsx'
import type { FieldProps } from './field-props.ts'
import { FormulaField } from './formula-field.tsx'
import { LewisField } from './lewis/lewis-field.tsx'
import { MatchField } from './match-field.tsx'
import { NameField } from './name-field.tsx'
import { NumberField } from './number-field.tsx'
import { OrderField } from './order-field.tsx'
import { StepsField } from './steps/steps-field.tsx'
import { TableField } from './table-field.tsx'

/** The field of the kind of a question, with the reading of the answer. A problem in parts has its own place for that. */
export function AnswerField({
  question,
  showsParts = true,
  note = null,
  ...rest
}: FieldProps<ProductionQuestion> & {
  readonly showsParts?: boolean
  readonly note?: ReactNode
}) {
  if (question.type === 'steps') {
    return (
      <StepsField
        question={question}
        showsParts={showsParts}
        note={note}
        {...rest}
        fieldOf={AnswerField}
      />
    )
  }
  return (
    <>
      <KindField question={question} {...rest} />
      {note}
    </>
  )
}

function KindField({
  question,
  ...rest
}: FieldProps<Exclude<ProductionQuestion, { type: 'steps' }>>) {
  switch (question.type) {
    case 'number':
      return <NumberField question={question} {...rest} />
    case 'formula':
      return <FormulaField {...rest} />
    case 'balance':
      return <BalanceField question={question} {...rest} />
    case 'order':
      return <OrderField question={question} {...rest} />
    case 'table':
      return <TableField {...rest} />
    case 'atom':
      return <AtomField {...rest} />
    case 'configuration':
      return <ConfigurationField question={question} {...rest} />
    case 'match':
      return <MatchField question={question} {...rest} />
    case 'lewis':
      return <LewisField species={question.key} {...rest} />
    case 'naming':
      return <NameField question={question} {...rest} />
  }
}
