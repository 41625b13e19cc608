import { once } from 'node:events'

import { SMTPServer } from 'smtp-server'

export type Received = { readonly to: string; readonly subject: string; readonly text: string }

/** A mail server on this machine that keeps its mails. */
export type MailServer = {
  readonly url: string
  readonly received: Received[]
  readonly close: () => Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString()
        const [recipient] = session.envelope.rcptTo
        received.push({ ...read(source), to: recipient?.address ?? '' })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The link in a mail. */
export function linkIn(mail: Received | undefined): URL {
  const [link = ''] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? []
  return new URL(link)
}

/** Subject and plain text of a mail as it went over the wire. */
function read(source: string): Pick<Received, 'subject' | 'text'> {
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(source) ?? []
  const [, plain = ''] = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(source) ?? []
  return { subject, text: decoded(plain) }
}

/** Quoted-printable: lines broken with '=', other characters as '=' and two digits. */
function decoded(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))
}
