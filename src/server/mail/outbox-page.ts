import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Database } from '#server/platform/database/database.ts'

const LATEST = 50

/** What a proxy adds to a request that came from elsewhere. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Adds `/outbox`, where whoever runs the server on the own machine reads the mails that it cannot send.
 * Only this machine may read them, because their links open accounts: asked from it, by a name of it,
 * and not through a proxy on it.
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
    const head = 'Mails that were not sent, because no SMTP_URL is set. Newest first.\n'
    return reply.type('text/plain; charset=utf-8').send([head, ...texts].join('\n----\n\n'))
  })
}

function isOfThisMachine({ headers, raw }: FastifyRequest): boolean {
  const isNear = /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '')
  const isNamedSo = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '')
  return isNear && isNamedSo && FORWARDED.every((name) => headers[name] === undefined)
}
