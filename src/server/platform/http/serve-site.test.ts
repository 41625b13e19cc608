import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { ORIGIN, testParts } from '#server/testing/app.ts'
import { BUILT_FOR, siteFiles, writeSite } from '#server/testing/site.ts'

import { readSite } from './site.ts'

const SCRIPT_PATH = '/assets/app-abc123.js'
const logged: string[] = []
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = writeSite()
  const stream = { write: (line: string) => logged.push(line) }
  app = await createApp(
    testParts({ site: readSite(folder, ORIGIN), log: { level: 'info', stream } }),
  )
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/?from=mail', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/dashboard', 'dashboard/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 'sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/elements.json', 'elements.json', 'application/json; charset=utf-8', 'no-cache'],
  [
    SCRIPT_PATH,
    'assets/app-abc123.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
] as const)('%s is %s', async (url, file, type, cacheControl) => {
  const response = await app.inject({ url })
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe(siteFiles[file])
  expect(response.headers).toMatchObject({
    'content-type': type,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
  })
  const { 'access-control-allow-origin': readers } = response.headers
  expect(readers).toBe(url === '/elements.json' ? '*' : undefined)
  expect(response.headers['cross-origin-resource-policy']).toBe(
    url === '/elements.json' ? 'cross-origin' : 'same-origin',
  )
})

test.each(['/set/BCDFGH', '/set/bcdfgh?edit=1', '/class/2f0c1d3e-4a5b-4c6d-8e7f-90a1b2c3d4e5'])(
  '%s is drawn by the page of all screens',
  async (url) => {
    const response = await app.inject({ url })
    expect([response.statusCode, response.body]).toEqual([200, siteFiles['app-shell/index.html']])
  },
)

test.each([
  '/embed/question/as-e1.1.k3f9',
  '/embed/set/BCDFGH?theme=light',
  '/embed/element/Fe',
  '/embed/table',
])('C9 %s alone may be shown by other sites, and sets no cookie', async (url) => {
  const { statusCode, headers } = await app.inject({ url })
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain('; frame-ancestors *;')
  expect([headers['x-frame-options'], headers['set-cookie']]).toEqual([undefined, undefined])
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test.each(['/embed/practice/isotopes.as-e1', '/embed/figure/half-life'])(
  'C9 %s is shown by pages of this site alone',
  async (url) => {
    const { statusCode, headers } = await app.inject({ url })
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("; frame-ancestors 'self';")
    expect([headers['x-frame-options'], headers['cross-origin-resource-policy']]).toEqual([
      undefined,
      'same-origin',
    ])
  },
)

test.each([
  '/',
  '/set/BCDFGH',
  '/embed',
  '/embed/question/x',
  '/embed/dashboard',
  '/embed/table/x',
  '/embed/element/iron',
  '/app-shell',
])('C9 %s is not shown by other sites', async (url) => {
  const { headers } = await app.inject({ url })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-frame-options']).toBe('DENY')
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['BR;q=0.000, GZIP;q=0.5', 'gzip', gunzipSync],
  ['', undefined, asIs],
  ['br;q=0, gzip;q=0', undefined, asIs],
])('accept-encoding "%s" gets %s', async (accept, encoding, decode) => {
  const response = await app.inject({ url: SCRIPT_PATH, headers: { 'accept-encoding': accept } })
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
  expect(decode(response.rawPayload).toString()).toBe(siteFiles['assets/app-abc123.js'])
})

test('a known version is not sent again, and each encoding is a version of its own', async () => {
  const plain = await app.inject({ url: SCRIPT_PATH })
  const brotli = await app.inject({ url: SCRIPT_PATH, headers: { 'accept-encoding': 'br' } })
  expect(brotli.headers['etag']).not.toBe(plain.headers['etag'])
  const known = `"other", W/${plain.headers['etag']}`
  const again = await app.inject({ url: SCRIPT_PATH, headers: { 'if-none-match': known } })
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([
    304,
    '',
    plain.headers['etag'],
  ])
  expect(again.headers).toMatchObject({
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  const changed = await app.inject({ url: SCRIPT_PATH, headers: { 'if-none-match': '"other"' } })
  expect(changed.statusCode).toBe(200)
})

test('HEAD gives the headers of GET, without the body', async () => {
  const response = await app.inject({ method: 'HEAD', url: SCRIPT_PATH })
  expect([response.statusCode, response.body]).toEqual([200, ''])
  expect(response.headers['content-length']).toBe(String(siteFiles['assets/app-abc123.js'].length))
})

test.each([
  ['/robots.txt', `Sitemap: ${ORIGIN}/sitemap.xml\n`],
  ['/sitemap.xml', `<loc>${ORIGIN}/</loc><loc>${ORIGIN}/blogs</loc>`],
])(
  '%s names the place where the web is served, not the one it was built for',
  async (url, text) => {
    const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect([response.statusCode, response.body]).toEqual([200, text])
    expect(response.headers).not.toHaveProperty('content-encoding')
  },
)

test('a page built for this origin is sent unchanged', async () => {
  const site = readSite(folder, BUILT_FOR)
  expect(site.get('/robots.txt')?.bodies.identity.bytes.toString()).toBe(siteFiles['robots.txt'])
  expect(site.get('/robots.txt')?.bodies.br).not.toBe(null)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const)(
  'T11 %s is not allowed, whatever the body',
  async (method) => {
    const headers = { 'content-type': 'text/html' }
    const response = await app.inject({ method, url: '/', headers, payload: '<p>' })
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD'])
  },
)

test.each([
  ['/dashboard/', '/dashboard'],
  ['/dashboard/?tab=1', '/dashboard?tab=1'],
  ['/blog', '/blogs'],
  ['/blog?page=2', '/blogs?page=2'],
  ['/dashboard/periodic-table/fe', '/dashboard/periodic-table/Fe'],
  ['/dashboard/periodic-table/FE?from=mail', '/dashboard/periodic-table/Fe?from=mail'],
  ['/dashboard/periodic-table/Iron', '/dashboard/periodic-table/Fe'],
  ['/dashboard/periodic-table/26/', '/dashboard/periodic-table/Fe'],
])('%s has moved to %s', async (url, address) => {
  const response = await app.inject({ url })
  expect([response.statusCode, response.headers['location']]).toEqual([308, address])
})

test.each([
  ['/element/26', '/element/iron'],
  ['/element/Fe', '/element/iron'],
  ['/element/fe', '/element/iron'],
  ['/element/Iron', '/element/iron'],
  ['/element/iron/', '/element/iron'],
  ['/element/26?from=mail', '/element/iron?from=mail'],
  ['/element/aluminium', '/element/aluminum'],
  ['/element/caesium', '/element/cesium'],
  ['/element/sulphur', '/element/sulfur'],
])('%s is for good %s', async (url, address) => {
  const response = await app.inject({ url })
  expect([response.statusCode, response.headers['location']]).toEqual([301, address])
})

test.each([
  '/element',
  '/element/',
  '/element/119',
  '/element/unobtainium',
  '/element/iron/26',
  '/nothing',
  '/nothing/',
  '//evil.example/',
  '/404',
  '/.env',
  '/.git/HEAD',
  '/package.json',
  '/assets/app-abc123.js.map',
  '/assets/app-abc123.js.br',
  '/../package.json',
  '/metrics',
  '/debug',
  '/node_modules/fastify/package.json',
  '/data',
  '/wp-login.php',
  '/apiary',
  '/dashboard/periodic-table/Xx',
  '/dashboard/periodic-table/119',
  '/dashboard/periodic-table//evil.example',
  '/periodic-table/fe',
  '/set/BCDFGHJ',
  '/set/../app',
  '/class/1',
])('T12 %s is not found', async (url) => {
  const response = await app.inject({ url })
  expect([response.statusCode, response.body]).toEqual([404, siteFiles['404/index.html']])
  expect(response.headers['cache-control']).toBe('no-cache')
})

test.each([
  '/blog/../x',
  '/blog/%2e%2e/package.json',
  '/blog/%2e%2e%2f%2e%2e%2fpackage.json',
  '/blog/..%5c..%5cpackage.json',
  '/BLOG/SALTS',
  '/blog/Salts',
  '/blog/salts%00',
  `/blog/${'x'.repeat(7000)}`,
])('C10 %s is not an article', async (url) => {
  const response = await app.inject({ url })
  expect([response.statusCode, response.body]).toEqual([404, siteFiles['404/index.html']])
})

test('a miss is logged with its path alone', async () => {
  logged.length = 0
  await app.inject({ url: '/lost?token=secret', headers: { cookie: 'sid=secret' } })
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 30, msg: 'not found', path: '/lost' }),
  ])
  expect(logged.join('')).not.toContain('secret')
})

test('without a built site there is a plain not found', async () => {
  const bare = await createApp(testParts())
  const response = await bare.inject({ url: '/' })
  expect([response.statusCode, response.body]).toEqual([404, 'Not found\n'])
  await bare.close()
})

function asIs(bytes: Buffer): Buffer {
  return bytes
}
