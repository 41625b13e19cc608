import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { codeAt } from '#server/testing/account/totp.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

import { endSecondStep } from './end-second-step.ts'

const random = { uuid: () => crypto.randomUUID(), fraction: Math.random }

describe.each(testDatabases)('on $name', (kind) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(kind)
  })
  afterAll(() => served.close())

  test('an operator takes it off one account, whose owner hears of it and may turn it on again', async () => {
    const [owner, other] = [await signUp(served), await signUp(served)]
    for (const user of [owner, other]) await protect(user)
    expect(await end(` ${owner.email.toUpperCase()} `)).toEqual({
      wasOn: true,
      changes: [{ kind: 'profile', userId: owner.userId }],
    })
    expect((await owner.call('get_session', {})).account?.has_second_factor).toBe(false)
    expect(await visit(served.app).call('sign_in', credentials(owner))).toMatchObject({
      user_id: owner.userId,
    })
    expect((await visit(served.app).refusal('sign_in', credentials(other))).code).toBe(
      'second_factor_required',
    )
    await served.settled()
    const mails = await served.database
      .selectFrom('outgoing_mails')
      .select('plain_text')
      .where('recipient', '=', owner.email)
      .where('subject', '=', 'Periodic Wizard: Two-step sign-in is off')
      .execute()
    expect(mails.map((mail) => mail.plain_text)).toEqual([
      expect.stringMatching(
        /^Hello,\n\nThe operator of this Periodic Wizard server just turned off /,
      ),
    ])
    await protect(owner)
  })

  test('an unconfirmed second step is gone too, without a mail; an unknown account is refused', async () => {
    const user = await signUp(served)
    await user.call('begin_second_factor', { password: user.password })
    expect(await end(user.email)).toEqual({ wasOn: false, changes: [] })
    expect(await end('nobody@chem.example')).toBeNull()
    const left = await served.database
      .selectFrom('second_factors')
      .select('id')
      .where('user_id', '=', user.userId)
      .execute()
    expect(left).toEqual([])
  })

  test('a user who is asked for a code meanwhile learns that there is no second step', async () => {
    const owner = await signUp(served)
    const codes = await protect(owner)
    const visitor = visit(served.app)
    await visitor.refusal('sign_in', credentials(owner))
    await end(owner.email)
    for (const code of ['123456', codes[0]]) {
      expect(await visitor.refusal('verify_second_factor', { code })).toEqual({
        status: 409,
        code: 'conflict',
      })
    }
  })

  function end(email: string) {
    return endSecondStep({ database: served.database, clock: Date.now, random }, email)
  }
})

/** @returns the backup codes */
async function protect(owner: NewUser): Promise<readonly string[]> {
  const { secret } = await owner.call('begin_second_factor', { password: owner.password })
  const code = codeAt(secret, Date.now())
  return (await owner.call('confirm_second_factor', { code })).backup_codes
}

function credentials({ email, password }: NewUser) {
  return { email, password }
}
