import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { ORIGIN, testParts } from '#server/testing/app.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { endingAfter, frameAttacks } from '#server/testing/socket/frames.ts'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await createApp(testParts())
  port = await listenAnywhere(app)
})
afterAll(() => app.close())

test.each(frameAttacks)('T5 $what closes the socket with its code', async ({ bytes, closes }) => {
  const { code } = await endingAfter(port, ORIGIN, bytes)
  expect(closes).toContain(code)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('T8 compression that a client offers is not negotiated', async () => {
  const right = frameAttacks.find(({ closes }) => closes.includes(1000))
  const { upgrade } = await endingAfter(port, ORIGIN, right?.bytes ?? Buffer.alloc(0))
  expect(upgrade).toMatch(/^HTTP\/1.1 101 /)
  expect(upgrade).not.toMatch(/extensions/i)
})
