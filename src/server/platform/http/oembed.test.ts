import { rmSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { ORIGIN, testParts } from '#server/testing/app.ts'
import { writeSite } from '#server/testing/site.ts'

import { readSite } from './site.ts'

const QUESTION = '/dashboard/questions?question=as-e1.1.k3f9'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = writeSite()
  app = await createApp(testParts({ site: readSite(folder, ORIGIN) }))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function ask(address: string, more = '') {
  return app.inject({ url: `/oembed?url=${encodeURIComponent(address)}${more}` })
}

test.each([
  [QUESTION, '/embed/question/as-e1.1.k3f9', 'Chemistry questions'],
  [`${QUESTION}&set=5`, '/embed/question/as-e1.1.k3f9', 'Chemistry questions'],
  ['/set/bcdfgh', '/embed/set/BCDFGH', 'Chemistry questions'],
  ['/element/iron', '/embed/element/Fe', 'Iron'],
  ['/dashboard/periodic-table/Fe', '/embed/element/Fe', 'Iron'],
  ['/dashboard/periodic-table', '/embed/table', 'Periodic table'],
])('the address %s is shown by a frame of %s', async (path, framed, title) => {
  const { statusCode, headers, body } = await ask(`${ORIGIN}${path}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(JSON.parse(body)).toEqual({
    version: '1.0',
    type: 'rich',
    provider_name: 'Periodic Wizard',
    provider_url: ORIGIN,
    title,
    cache_age: 86_400,
    width: 720,
    height: 640,
    html: `<iframe src="${ORIGIN}${framed}" title="${title}" width="720" height="640" style="border:0;max-width:100%" loading="lazy"></iframe>`,
  })
})

test('a frame is no larger than the room that is given, whatever it says', async () => {
  const small = JSON.parse((await ask(`${ORIGIN}/set/BCDFGH`, '&maxwidth=300&maxheight=200')).body)
  expect([small.width, small.height]).toEqual([300, 200])
  for (const size of ['0', '-5', '1e9', '"><script>', '99999999']) {
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await ask(`${ORIGIN}/set/BCDFGH`, `&maxwidth=${encodeURIComponent(size)}`)
    expect(JSON.parse(body).width).toBe(720)
  }
})

test.each([
  '',
  'x',
  '/set/BCDFGH',
  'https://evil.example/set/BCDFGH',
  `${ORIGIN}/`,
  `${ORIGIN}/set/BCDFGH/edit`,
  `${ORIGIN}/element/unobtainium`,
  `${ORIGIN}/element/`,
  `${ORIGIN}/dashboard/questions?question=%22%3E%3Cscript%3E`,
  `${ORIGIN}.evil.example/set/BCDFGH`,
])('C9 J17 the address %j has no frame', async (address) => {
  expect((await ask(address)).statusCode).toBe(404)
})

test('no other format than JSON is written', async () => {
  expect((await ask(`${ORIGIN}/set/BCDFGH`, '&format=xml')).statusCode).toBe(501)
  expect((await ask(`${ORIGIN}/set/BCDFGH`, '&format=json')).statusCode).toBe(200)
})

test.each([QUESTION, '/set/BCDFGH', '/dashboard/periodic-table', '/element/iron'])(
  'the page %s announces it',
  async (url) => {
    const { headers } = await app.inject({ url })
    const address = encodeURIComponent(`${ORIGIN}${url}`)
    expect(headers['link']).toBe(
      `<${ORIGIN}/oembed?url=${address}>; rel="alternate"; type="application/json+oembed"`,
    )
  },
)

test.each(['/', '/dashboard', '/dashboard/questions', '/embed/set/BCDFGH'])(
  'the page %s does not',
  async (url) => {
    expect((await app.inject({ url })).headers['link']).toBeUndefined()
  },
)
