import type { FastifyInstance } from 'fastify'

import type { Database } from '#server/platform/database.ts'

const LATEST = 50

/**
 * Adds `/outbox`, where whoever runs the server on the own machine reads the mails that it cannot send.
 * Only this machine may read them, because their links open accounts.
 */
export function addOutboxPage(scope: FastifyInstance, database: Promise<Database>): void {
  scope.get('/outbox', async (request, reply) => {
    // Whoever comes through a proxy on this machine is somewhere else.
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (isForwarded || !isThisMachine(request.ip)) return reply.callNotFound()
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

function isThisMachine(address: string): boolean {
  return /^(::ffff:)?127\./.test(address) || address === '::1'
}
