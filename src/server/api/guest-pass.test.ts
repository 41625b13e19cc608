import { expect, test } from 'vitest'

import { bitsOfChallenge } from '#contract/wire/proof-of-work.ts'
import { NetworkFull } from '#server/limits/network-full.ts'
import { networkReader } from '#server/limits/networks.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { createGuestPasses } from './guest-pass.ts'

const PLACE = { secret: 'a secret of the test', isSecure: true }
const read = networkReader([])

test('with every 300 passes of an hour the work doubles, for all networks of a site together', async () => {
  const passes = createGuestPasses(PLACE, () => 0)
  const bits = []
  for (let issued = 0; issued <= 2100; issued += 300) {
    bits.push(await bitsFor('2001:db8:1:ffff::1'))
    for (let index = 0; index < 300; index += 1) {
      await passes.issue(read(`2001:db8:1:${index}::1`))
    }
  }
  expect(bits).toEqual([7, 8, 9, 10, 11, 12, 12, 12])
  expect(await bitsFor('2001:db8:2::1')).toBe(7)

  async function bitsFor(address: string): Promise<number> {
    const error = await passes.withTask(new NetworkFull('full', 5), read(address))
    if (!(error instanceof Problem)) throw error
    expect([error.code, error.headers['retry-after']]).toEqual(['too_many_requests', '5'])
    return bitsOfChallenge(error.details.challenge ?? '')
  }
})

test('a refusal that is not due to the network offers no task', async () => {
  const passes = createGuestPasses(PLACE, () => 0)
  const refusal = new Problem('too_many_requests', 'slow down')
  expect(await passes.withTask(refusal, read('192.0.2.7'))).toBe(refusal)
})

test('a pass is a cookie that no script and no other site can use, and one that was not made here proves nothing', async () => {
  const passes = createGuestPasses(PLACE, () => 0)
  const line = await passes.issue(read('192.0.2.7'))
  expect(line).toMatch(
    /^__Host-pass=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  const [pair = ''] = line.split(';')
  expect(passes.read(`a=b; ${pair}`)).toEqual({
    key: expect.stringMatching(/^pass [\w-]{16}$/),
    wider: [],
    factor: 0.05,
  })
  const others = createGuestPasses({ ...PLACE, secret: 'another secret' }, () => 0)
  const later = createGuestPasses(PLACE, () => 3_600_000)
  expect([others.read(pair), later.read(pair), passes.read('')]).toEqual([null, null, null])
})
