import { createHash } from 'node:crypto'

import fastify from 'fastify'
import { expect, test } from 'vitest'

import { testAccounts } from '#server/testing/app.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { serveOn } from '#server/testing/served.ts'
import { visit } from '#server/testing/visitor.ts'

import { breachedPasswords } from './breached-passwords.ts'

const STOLEN = 'violet-brass-telescope'
const OTHER = 'copper-lantern-orchid'

test('a stolen password is refused, and of passwords only five digits of a hash leave', async () => {
  const list = await startList([`${restOf(STOLEN)}:3`, `${restOf(OTHER)}:0`])
  const accounts = { ...testAccounts, isBreached: breachedPasswords(list.address) }
  const served = await serveOn(anyTestDatabase, { accounts })
  const visitor = visit(served.app)
  const weak = { status: 422, code: 'weak_password' }
  const email = 'marie@chem.example'
  expect(await visitor.refusal('sign_up', { email, password: STOLEN })).toEqual(weak)
  await visitor.call('sign_up', { email, password: OTHER })
  const change = { current_password: OTHER, new_password: STOLEN }
  expect(await visitor.refusal('change_password', change)).toEqual(weak)
  const reset = { token: 'a-token-that-was-never-mailed', password: STOLEN }
  expect(await visitor.refusal('reset_password', reset)).toEqual(weak)
  expect(new Set(list.asked)).toEqual(
    new Set([STOLEN, OTHER].map((password) => `/range/${hashOf(password).slice(0, 5)} true`)),
  )
  await served.close()
  await list.close()
})

test('a list that fails, sends elsewhere or cannot be reached keeps no user out', async () => {
  const list = await startList([`${restOf(STOLEN)}:3`])
  for (const address of [
    `${list.origin}/broken/`,
    `${list.origin}/moved/`,
    'http://127.0.0.1:1/',
  ]) {
    expect(await breachedPasswords(address)(STOLEN)).toBe(false)
  }
  expect(await breachedPasswords(undefined)(STOLEN)).toBe(false)
  expect(await breachedPasswords(list.address)(STOLEN)).toBe(true)
  await list.close()
})

/** A list of stolen passwords on this machine, which is the same for every beginning. */
async function startList(lines: readonly string[]) {
  const asked: string[] = []
  const server = fastify()
  server.get('/range/:prefix', ({ url, headers }) => {
    asked.push(`${url} ${String(headers['add-padding'])}`)
    return lines.join('\r\n')
  })
  server.get('/broken/:prefix', (_request, reply) => reply.code(500).send(lines.join('\r\n')))
  server.get('/moved/:prefix', ({ url }, reply) => reply.redirect(url.replace('moved', 'range')))
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return { origin, address: `${origin}/range/`, asked, close: () => server.close() }
}

function hashOf(password: string): string {
  return createHash('sha1').update(password).digest('hex').toUpperCase()
}

function restOf(password: string): string {
  return hashOf(password).slice(5)
}
