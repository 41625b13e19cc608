import { z } from 'zod'

/** The part of JSON Schema that the contract uses. */
const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
})

type Schema = z.output<typeof schema>

/** A JSON Schema in one line, as in `{ count: 1..10, note?: string(≤256) }`. */
export function shapeOf(given: unknown): string {
  const known = schema.parse(given)
  const choices = known.anyOf ?? known.oneOf
  if (choices !== undefined) return choices.map(shapeOf).join(' | ')
  if (known.const !== undefined) return JSON.stringify(known.const)
  if (known.enum !== undefined) return known.enum.map((value) => JSON.stringify(value)).join(' | ')
  switch (known.type) {
    case 'object':
      return objectShape(known)
    case 'array':
      return `[${shapeOf(known.items)}, …]${sizeOf(known.minItems, known.maxItems)}`
    case 'string':
      return textShape(known)
    case 'integer':
    case 'number':
      return numberShape(known)
    case undefined:
    default:
      return Array.isArray(known.type) ? known.type.join(' | ') : (known.type ?? 'anything')
  }
}

function objectShape({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function textShape({ format, pattern, maxLength }: Schema): string {
  if (format !== undefined) return format
  return pattern === undefined ? `string${sizeOf(undefined, maxLength)}` : `/${pattern}/`
}

/** The numbers at which every whole number ends say nothing. */
function numberShape({ type, minimum = -Infinity, maximum = Infinity }: Schema): string {
  const least = minimum > Number.MIN_SAFE_INTEGER ? minimum.toLocaleString('en') : ''
  const most = maximum < Number.MAX_SAFE_INTEGER ? maximum.toLocaleString('en') : ''
  const range = least === '' && most === '' ? '' : `(${least}…${most})`
  return `${type === 'integer' ? 'integer' : 'number'}${range}`
}

function sizeOf(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return ''
  return `(${least ?? ''}…${most ?? ''})`
}
