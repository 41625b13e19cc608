import { createTransport } from 'nodemailer'

import { mustBeginTls } from '#server/platform/encryption.ts'

import type { SendMail } from './mail-worker.ts'

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Sends mail through an SMTP server, given as `smtps://name:password@host`. The connection to another
 * machine must be encrypted unless the address says otherwise.
 */
export function smtpSender(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    ...LIMITS,
    requireTLS: mustBeginTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ recipient, subject, text, html }) => {
    await transport.sendMail({
      from: { name: 'Periodic Wizard', address: from },
      to: { name: '', address: recipient },
      subject,
      text,
      html,
    })
  }
}
