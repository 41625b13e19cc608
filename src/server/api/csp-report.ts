import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { createRateLimit, networkOf } from '#server/platform/http/rate-limit.ts'

const REPORT_BYTES = 8 * 1024
const REPORTS_PER_MINUTE = 20
/** The limit over all networks together: a fault of the page is known long before. */
const ALL_REPORTS_PER_MINUTE = 600

/** Addresses may carry tokens behind `?` or `#`, so only the part before them is kept. */
const address = z.string().transform((text) => text.replace(/[?#].*$/s, '').slice(0, 200))
const word = z.string().transform((text) => text.slice(0, 80))

const older = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'blocked-uri': address.default(''),
      'effective-directive': word.optional(),
      'violated-directive': word.optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      blocked: report['blocked-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
    },
  ])

const newer = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        documentURL: address,
        blockedURL: address.default(''),
        effectiveDirective: word,
      }),
    }),
  )
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      blocked: body.blockedURL,
      directive: body.effectiveDirective,
    })),
  )

const reportsSchema = z.union([older, newer])

/** Adds the address to which browsers report violations of the content security policy. */
export function addCspReports(scope: FastifyInstance, clock: Clock): void {
  const limit = createRateLimit({ count: REPORTS_PER_MINUTE, everyMs: 60_000 }, clock)
  const limitOfAll = createRateLimit({ count: ALL_REPORTS_PER_MINUTE, everyMs: 60_000 }, clock)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: REPORT_BYTES },
    scope.getDefaultJsonParser('error', 'error'),
  )
  scope.post('/api/csp-report', async (request, reply) => {
    const waitSeconds = limit(networkOf(request.ip)) || limitOfAll('all')
    if (waitSeconds > 0) {
      throw new Problem('too_many_requests', 'Too many reports.', {
        'retry-after': String(waitSeconds),
      })
    }
    const reports = reportsSchema.safeParse(request.body)
    if (!reports.success) throw new Problem('invalid_input', 'This is no report of a policy.')
    for (const report of reports.data) request.log.warn(report, 'content security policy report')
    return reply.code(204).send()
  })
}
