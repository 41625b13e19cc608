import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Database } from '#server/platform/database/database.ts'

const LATEST = 50

/** Headers that a proxy adds to a request. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Adds `/outbox`, where the operator of a server without SMTP reads its mails. Their links give access to
 * accounts, so only requests from the same machine may read them: from a loopback address, for a
 * loopback host, and not through a proxy.
 */
export function addOutboxPage(scope: FastifyInstance, database: Promise<Database>): void {
  scope.get('/outbox', async (request, reply) => {
    if (!isOfThisMachine(request)) return reply.callNotFound()
    const mails = await (
      await database
    )
      .selectFrom('outgoing_mails')
      .select(['recipient', 'subject', 'plain_text', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(LATEST)
      .execute()
    const texts = mails.map(
      (mail) =>
        `${mail.created_at.toISOString()}  to ${mail.recipient}\n${mail.subject}\n\n${mail.plain_text}`,
    )
    const head = 'These emails were not sent because SMTP_URL is not set. Newest first.\n'
    return reply.type('text/plain; charset=utf-8').send([head, ...texts].join('\n----\n\n'))
  })
}

function isOfThisMachine({ headers, raw }: FastifyRequest): boolean {
  const isNear = /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '')
  const isNamedSo = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '')
  return isNear && isNamedSo && FORWARDED.every((name) => headers[name] === undefined)
}
