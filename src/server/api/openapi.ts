import * as z from 'zod'

import { ACCOUNT_HEADER, type Call } from '#contract/call.ts'
import { callPath } from '#contract/calls.ts'
import { problemSchema } from '#contract/problem.ts'
import { statusOf } from '#server/platform/http/problem.ts'

/** The responses of every call that needs a session, besides its body. */
const account = {
  name: ACCOUNT_HEADER,
  in: 'header',
  description: 'The user_id that is meant: the call is refused as session_missing to other users',
  schema: { type: 'string' },
} as const

const REFUSALS = [
  'malformed',
  'foreign_origin',
  'too_large',
  'unsupported_media_type',
  'invalid_input',
  'too_many_requests',
  'unavailable',
] as const

/**
 * Describes the calls for other programs, as an OpenAPI 3.1 document. It is written from the table of
 * the contract, whose schemas are JSON Schema already, so that nothing is described twice.
 */
export function describeApi(
  calls: Readonly<Record<string, Call>>,
  about: { readonly version: string; readonly supportEmail: string },
) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Periodic Wizard',
      version: about.version,
      contact: { email: about.supportEmail },
    },
    paths: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        callPath(name),
        { post: operation(name, call) },
      ]),
    ),
    components: { schemas: { Problem: schemaOf(problemSchema) } },
  }
}

function operation(name: string, call: Call) {
  const refusals = call.access === 'user' ? (['session_missing', ...REFUSALS] as const) : REFUSALS
  const problem = { $ref: '#/components/schemas/Problem' }
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access === 'user' && { parameters: [account] }),
    requestBody: { required: true, content: json(schemaOf(call.input)) },
    responses: {
      '200': { description: 'The answer', content: json(schemaOf(call.output)) },
      ...Object.fromEntries(
        refusals.map((code) => [statusOf(code), { description: code, content: json(problem) }]),
      ),
    },
  }
}

function json(schema: object) {
  return { 'application/json': { schema } }
}

function schemaOf(schema: z.core.$ZodType) {
  const { $schema: _dialect, '~standard': _standard, ...rest } = z.toJSONSchema(schema)
  return rest
}
