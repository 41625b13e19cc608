import { fileURLToPath } from 'node:url'

import * as z from 'zod'

import type { Call } from '#contract/call.ts'
import { callPath, calls } from '#contract/calls.ts'
import { BODY_BYTES } from '#contract/limits.ts'
import { clientMessageSchema, LIVE_PATH, liveClose, serverMessageSchema } from '#contract/live.ts'
import { errorCodes } from '#contract/problem.ts'
import { callLimits } from '#server/limits/call-limits.ts'
import { statusOf } from '#server/platform/http/problem.ts'

import { shapeOf } from './json-shape.ts'
import { markdownTable } from './markdown-table.ts'
import { needs } from './tables/api-needs.ts'
import { writeOrCheck } from './write-or-check.ts'

/**
 * Writes docs/api.md from the contract and from the list of what the product needs. With --check it
 * writes nothing and fails when the committed page differs.
 */

/** Where the page lies. */
export const API_PAGE = fileURLToPath(new URL('../../docs/api.md', import.meta.url))

/** The text of the page as it should be. */
export function apiPage(): string {
  return `# What the server is asked

Written by \`scripts/evidence/write-api-docs.ts\` from \`src/contract\`; run it instead of editing. Other programs
find the same at \`/api/openapi.json\`.

A call is \`POST ${callPath('NAME')}\` with a JSON object of at most ${BODY_BYTES / 1024} KiB, from a page of the same
origin. Fields that are not named here are refused, and so is a query. An answer is JSON; a refusal is
\`{ error: { code, message, reasons? } }\` with one of the codes below. Whoever is signed in is known by a cookie that scripts
cannot read. An object of another user is \`not_found\`, as if it did not exist.

## Calls

${Object.entries(calls)
  .map(([name, call]) => section(name, call))
  .join('\n\n')}

## The live socket

\`${LIVE_PATH}\` is a WebSocket. A client sends \`${shape(clientMessageSchema)}\`, the server sends
\`${shape(serverMessageSchema)}\`. It closes with ${Object.entries(liveClose)
    .map(([why, code]) => `${code} (${inWords(why)})`)
    .join(', ')}.

## Refusals

${markdownTable(
  ['Code', 'Status'],
  errorCodes.map((code) => [`\`${code}\``, String(statusOf(code))]),
)}

\`too_many_requests\` and \`unavailable\` say in \`Retry-After\` when to come back.

## What the product needs

${markdownTable(
  ['What', 'Served by', 'Proved by'],
  needs.map(({ what, served, provedBy }) => [
    what,
    typeof served === 'string' ? served : served.map((name) => `\`${name}\``).join(', '),
    provedBy.map(([file, title]) => `\`${file}\` “${title}”`).join(' and '),
  ]),
)}
`
}

function section(name: string, call: Call): string {
  return `### ${name}

${call.summary}. ${call.access === 'user' ? 'Needs a session' : 'Needs no session'}${limitOf(name)}.

- takes \`${shape(call.input)}\`
- gives \`${shape(call.output)}\``
}

function limitOf(name: string): string {
  const limits: ReadonlyMap<string, (typeof callLimits)[keyof typeof callLimits]> = new Map(
    Object.entries(callLimits),
  )
  const limit = limits.get(name) ?? null
  if (limit === null) return ''
  const { size, perSecond } = limit
  return `; ${size} at once and then one every ${Math.round(1 / perSecond)} s`
}

function shape(schema: z.core.$ZodType): string {
  return shapeOf(z.toJSONSchema(schema))
}

function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

if (import.meta.main) {
  writeOrCheck({
    path: API_PAGE,
    text: apiPage(),
    complaint: 'docs/api.md is not what scripts/evidence/write-api-docs.ts writes',
  })
}
