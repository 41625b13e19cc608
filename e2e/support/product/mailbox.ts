import { once } from 'node:events'

import { SMTPServer } from 'smtp-server'

/** A mail server on this machine for the product to send to. */
type Mailbox = {
  readonly url: string
  /** The latest link to a path that was mailed to the address; null while there is none. */
  readonly linkTo: (address: string, pathname: string) => URL | null
  readonly stop: () => Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const links = new Map<string, URL>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
      stream.on('end', () => {
        const [link] = /https?:\/\/\S+/.exec(plain(source)) ?? []
        for (const { address } of envelope.rcptTo) {
          if (link === undefined) continue
          const url = new URL(link)
          links.set(`${address} ${url.pathname}`, url)
        }
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    linkTo: (recipient, pathname) => links.get(`${recipient} ${pathname}`) ?? null,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Quoted-printable: lines broken with '=', other characters as '=' and two digits. */
function plain(source: string): string {
  return source
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
