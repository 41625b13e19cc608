import { callPath, calls } from '#contract/calls.ts'

import { cookieHeader } from './cookie-header.ts'
import { poll } from './poll.ts'

/** Of every account that is made here. */
export const PASSWORD = 'vox-kiln-gyre'

/** The cookies of a new account on a server that runs as a process of its own. */
export async function signUpAt(origin: string): Promise<ReadonlyMap<string, string>> {
  const email = `${crypto.randomUUID()}@chem.example`
  const response = await post(origin, 'sign_up', { email, password: PASSWORD })
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      return [name, rest.join('=')] as const
    }),
  )
}

/** The id of the account that cookies stand for. */
export async function userIdAt(
  origin: string,
  cookies: ReadonlyMap<string, string>,
): Promise<string> {
  const session = calls.get_session.output.parse(await callAt(origin, cookies, 'get_session', {}))
  if (session.account === null) throw new Error('There is no session.')
  return session.account.user_id
}

/** The answer of a call, made with these cookies. */
export async function callAt(
  origin: string,
  cookies: ReadonlyMap<string, string>,
  name: string,
  input: object,
): Promise<unknown> {
  return (await post(origin, name, input, cookies)).json()
}

async function post(
  origin: string,
  name: string,
  input: object,
  cookies: ReadonlyMap<string, string> = new Map(),
): Promise<Response> {
  const response = await poll(
    () =>
      fetch(`${origin}${callPath(name)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie: cookieHeader(cookies) },
        body: JSON.stringify(input),
      }),
    // A server that has just opened its database says for a second that it is busy.
    ({ status }) => status !== 503,
    { everyMs: 100, withinMs: 120_000 },
  )
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  return response
}
