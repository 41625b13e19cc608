import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { giveOrder } from '#scripts/operator/place/order.ts'
import { type Place, Refusal } from '#scripts/operator/place/place.ts'
import { endSecondStep } from '#server/account/end-second-step.ts'

const endedSchema = z.nullable(z.object({ wasOn: z.boolean() }))

const surroundings = {
  clock: Date.now,
  random: { uuid: () => randomUUID(), fraction: Math.random },
}

/**
 * Takes the second step off the account with an address, on servers that run too.
 * @returns a report in words
 * @throws Refusal with the remedy
 */
export async function endSecondStepAt(place: Place, email: string): Promise<string> {
  const ended = await giveOrder(place, {
    path: '/end-second-step',
    body: { email },
    answer: endedSchema,
    run: (database) => endSecondStep({ database, ...surroundings }, email),
  })
  if (ended === null) throw new Refusal(`No account has the address ${email}.`)
  return ended.wasOn
    ? `Taken off: the second step of ${email}. A mail tells its owner.`
    : `There is no second step to take off ${email}.`
}
