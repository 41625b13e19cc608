import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { codeOf } from '#server/platform/database/in-transaction.ts'
import { operatorSocket } from '#server/platform/operator-socket.ts'

import { Refusal } from './place.ts'

/** Errors of a socket without a listener: the server is not running, or was killed. */
const NOBODY = new Set<unknown>(['ENOENT', 'ECONNREFUSED'])

/**
 * Asks the server that has the embedded database of a folder open.
 * @returns null when none runs here
 * @throws Refusal with what the server says when it does not do it
 */
export async function askServer(
  folder: string,
  path: string,
  body: object = {},
): Promise<Buffer | null> {
  const asking = request({
    socketPath: operatorSocket(folder),
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
  })
  asking.end(JSON.stringify(body))
  try {
    const [response] = await once(asking, 'response')
    const answer = await buffer(response)
    if (response.statusCode !== 200) throw new Refusal(`The server says: ${answer.toString()}`)
    return answer
  } catch (error) {
    if (NOBODY.has(codeOf(error))) return null
    throw error
  }
}
