import type { FastifyInstance } from 'fastify'

import { StartupProblem } from '#server/platform/startup-problem.ts'

/**
 * Starts to accept connections. Port 0 lets the system choose a free one.
 * @param prefix of the variables that name host and port, for what is said of them
 * @returns the port
 * @throws StartupProblem with the remedy when the port cannot be had
 */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  prefix = '',
): Promise<number> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (cause) {
    throw new StartupProblem(problemLine(codeOf(cause), host, port, prefix), { cause })
  }
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : port
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return String(error)
}

function problemLine(code: string, host: string, port: number, prefix: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is already in use. Stop the program that uses it, ` +
        `or choose another port, such as ${prefix}PORT=${port === 65_535 ? 3000 : port + 1}`
      )
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one above 1023, such as ${prefix}PORT=${prefix === '' ? 3000 : 9464}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${prefix}HOST=${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`
    default:
      return `The server cannot listen on ${host}, port ${port}: ${code}`
  }
}
