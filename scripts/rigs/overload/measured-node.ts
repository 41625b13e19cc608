import getPort from 'get-port'

import { type Program, startMain } from '#server/testing/process.ts'

/** A server that is measured, as a process of its own. */
export type MeasuredNode = {
  readonly program: Program
  readonly port: number
  readonly origin: string
}

/**
 * Starts a server on a database that others may share.
 * @param scale how many times as fast as people play the matches go on
 */
export async function startMeasuredNode(databaseUrl: string, scale: number): Promise<MeasuredNode> {
  const port = await getPort()
  const program = startMain({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    LIVE_TIME_SCALE: String(scale),
    LOG_LEVEL: 'error',
    SESSION_SECRET: 'a secret of measurements that is long enough',
  })
  const [, origin = ''] = await program.says(/is ready: (http:\/\/localhost:\d+)$/m)
  return { program, port, origin }
}
