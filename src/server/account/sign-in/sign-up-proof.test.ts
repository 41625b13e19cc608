import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { problemSchema } from '#contract/problem.ts'
import { bitsOfChallenge } from '#contract/wire/proof-of-work.ts'
import { networkLimits } from '#server/limits/network-limits.ts'
import { CALL_HEADERS } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { missed, solve } from '#server/testing/proof-of-work.ts'
import { type Served, serveOn } from '#server/testing/served.ts'

const PASSWORD = 'vox-kiln-gyre'
const PER_HOUR = 3
const OF_NETWORK = 2
const SCHOOL = '198.51.100.7'
const IN = { next: 'signed_in' }

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, {
      signUpsPerHour: PER_HOUR,
      networks: { ...networkLimits, signUps: OF_NETWORK },
      clock: () => now,
    })
  })
  afterAll(() => served.close())
  afterEach(() => served.database.deleteFrom('rate_limits').execute())

  test('A29 beyond the accounts of an hour a sign-up from any network asks for a proof, and takes it once', async () => {
    await flood('a')
    const email = 'pupil@chem.example'
    const challenge = await challengeFor(email)
    expect(bitsOfChallenge(challenge)).toBe(7)
    const proof = { challenge, answer: solve(challenge) }
    expect((await signUp('other@chem.example', proof)).code).toBe('proof_required')
    expect(await signUp(email, proof)).toEqual(IN)
    expect((await signUp('pupil2@chem.example', proof)).code).toBe('proof_required')
    expect((await signUp(email, proof)).code).toBe('proof_required')
  })

  test.each([
    ['a wrong answer', ({ challenge }: Proof) => ({ challenge, answer: missed(challenge) })],
    [
      'fewer bits',
      ({ challenge, answer }: Proof) => ({ challenge: challenge.replace('.7.', '.0.'), answer }),
    ],
    ['no challenge', ({ answer }: Proof) => ({ challenge: '', answer })],
  ])('A29 a proof with %s is refused', async (_case, change) => {
    await flood('b')
    const email = 'cheat@chem.example'
    const challenge = await challengeFor(email)
    const proof = change({ challenge, answer: solve(challenge) })
    expect((await signUp(email, proof)).code).toBe('proof_required')
  })

  test('A29 a challenge has to be solved within ten minutes', async () => {
    await flood('c')
    const email = 'slow@chem.example'
    const challenge = await challengeFor(email)
    now += 10 * 60_000 + 1
    const proof = { challenge, answer: solve(challenge) }
    expect((await signUp(email, proof)).code).toBe('proof_required')
  })

  test('A29 the work doubles each time the limit is passed again, up to 32 times', async () => {
    const bits = []
    for (const times of [1, 2, 4, 100]) {
      await served.database.deleteFrom('rate_limits').execute()
      await flood(`d${times}`)
      await served.database
        .updateTable('rate_limits')
        .set({ points: times * PER_HOUR })
        .where('key', 'like', 'signUpByAll:%')
        .execute()
      bits.push(bitsOfChallenge(await challengeFor('many@chem.example')))
    }
    expect(bits).toEqual([7, 8, 10, 12])
  })

  test('A29 a script that uses up the accounts of a school lets every pupil sign up, after a little work', async () => {
    for (let index = 0; index < OF_NETWORK; index += 1) {
      expect(await signUp(`script${index}@chem.example`, undefined, SCHOOL)).toEqual(IN)
    }
    for (let tries = 0; tries < 50; tries += 1) {
      const { code } = await signUp('script@chem.example', undefined, SCHOOL)
      expect(code).toBe('proof_required')
    }
    const email = 'mina@school.example'
    const { challenge = '' } = await signUp(email, undefined, SCHOOL)
    // What is refused makes the work no harder.
    expect(bitsOfChallenge(challenge)).toBe(7)
    expect(await signUp(email, { challenge, answer: solve(challenge) }, SCHOOL)).toEqual(IN)
    await resetAll()
    expect(await signUp('elsewhere@chem.example')).toEqual(IN)
  })

  test('A29 the /64 of one IPv6 /48 make four times the accounts of a network, and then have to work', async () => {
    for (let index = 0; index < 4 * OF_NETWORK; index += 1) {
      expect(await signUp(`wide${index}@chem.example`, undefined, siteAddress(index))).toEqual(IN)
      await resetAll()
    }
    const { code } = await signUp('wide@chem.example', undefined, siteAddress(4 * OF_NETWORK))
    expect(code).toBe('proof_required')
    expect(await signUp('narrow@chem.example', undefined, '2001:db8:8::1')).toEqual(IN)
  })

  /** Forgets the accounts that all networks have made. */
  async function resetAll(): Promise<void> {
    await served.database.deleteFrom('rate_limits').where('key', 'like', 'signUpByAll:%').execute()
  }

  /** Creates the accounts of an hour, each from a network of its own. */
  async function flood(name: string): Promise<void> {
    for (let index = 0; index < PER_HOUR; index += 1) {
      expect(await signUp(`${name}${index}@chem.example`)).toEqual(IN)
    }
  }

  async function challengeFor(email: string): Promise<string> {
    const { code, challenge = '' } = await signUp(email)
    expect(code).toBe('proof_required')
    return challenge
  }

  let networks = 0

  async function signUp(
    email: string,
    proof?: Proof,
    remoteAddress = `203.0.113.${(networks += 1) % 250}`,
  ) {
    const response = await served.app.inject({
      method: 'POST',
      url: '/api/sign_up',
      headers: CALL_HEADERS,
      remoteAddress,
      payload: { email, password: PASSWORD, ...(proof && { proof }) },
    })
    if (response.statusCode === 200) return response.json()
    return problemSchema.parse(response.json()).error
  }
})

/** An address in another /56 of the same /48 each time. */
function siteAddress(index: number): string {
  return `2001:db8:7:${(index * 256).toString(16)}::1`
}

type Proof = { readonly challenge: string; readonly answer: string }
