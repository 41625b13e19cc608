import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { importsBetween, packagesOf, reachedFrom } from '#scripts/evidence/folders/imports.ts'
import { findNginx, writeNginx } from '#scripts/rigs/rolling-upgrade/nginx.ts'
import { variableNames } from '#server/env.ts'
import { createMetrics } from '#server/metrics/metrics.ts'

/** Names in expressions that Prometheus defines itself. */
const OF_PROMETHEUS = new Set(['up'])
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.object({ node: z.string() }),
})
/** The programs of the image: the server, and those of the operator. */
const PROGRAMS = ['src/server/main.ts', ...globSync('scripts/operator/*.ts')]

test.each(['ops/alerts.yml', 'ops/grafana.json'])('every metric in %s exists', async (file) => {
  const metrics = createMetrics({ version: '1.2.3', schema: 'none' }, { process: true })
  const known = new Set(await metrics.names())
  const named = new Set(read(file).match(/\b(?:pw|nodejs|process)_\w+/g))
  expect(named.size).toBeGreaterThan(10)
  const unknown = [...named].filter(
    (name) => !known.has(name) && !known.has(name.replace(/_(?:count|bucket|sum)$/, '')),
  )
  expect(unknown).toEqual([])
})

test('every expression of an alert is about a metric, and every alert is explained', () => {
  const rules = read('ops/alerts.yml')
    .split(/^ {6}- alert: /m)
    .slice(1)
  const guide = read('docs/operations.md')
  for (const rule of rules) {
    const name = /^\w+/.exec(rule)?.[0] ?? ''
    const words = rule.match(/\b\w+/g) ?? []
    expect(
      words.some((word) => /^(?:pw|nodejs|process)_/.test(word) || OF_PROMETHEUS.has(word)),
    ).toBe(true)
    expect(guide).toContain(`| \`${name}\``)
  }
})

test('the image has the pinned Node, and the files it copies exist', () => {
  const { node } = readManifest().devDependencies
  expect(/^ARG NODE_VERSION=(.*)$/m.exec(read('ops/Dockerfile'))?.[1]).toBe(node)
  const built = new Set(['dist/client', 'node_modules'])
  expect(copiedPaths().filter((path) => !built.has(path) && !existsSync(path))).toEqual([])
})

test('the image has all files and packages that its programs import', () => {
  const paths = globSync('{src,scripts}/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'))
  const files = paths.map((path) => ({ path, source: read(path) }))
  const needed = reachedFrom(PROGRAMS, importsBetween(files))
  const copied = copiedPaths()
  const left = [...needed].filter((path) => !copied.some((folder) => path.startsWith(`${folder}/`)))
  expect(left).toEqual([])
  const installed = readManifest().dependencies
  const packages = new Set(files.filter(({ path }) => needed.has(path)).flatMap(packagesOf))
  expect([...packages].filter((name) => !name.startsWith('node:') && !(name in installed))).toEqual(
    [],
  )
})

test('the files for the operator set no variable that is never read', () => {
  const ofPostgres = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB']
  const known = new Set([...variableNames, ...ofPostgres, 'NODE_COMPILE_CACHE'])
  const named = [
    ...read('ops/compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm),
    ...read('ops/compose.yaml').matchAll(/\$\{([A-Z_]+)/g),
    ...read('ops/periodic-wizard.service').matchAll(/^Environment=([A-Z_]+)=/gm),
    ...(/^ENV (.*)$/m.exec(read('ops/Dockerfile'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g),
  ].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the unit lets the server ask for the addresses of the machine, as it does when it listens', () => {
  const [, families = ''] =
    /^RestrictAddressFamilies=(.*)$/m.exec(read('ops/periodic-wizard.service')) ?? []
  expect(families.split(' ')).toEqual(['AF_INET', 'AF_INET6', 'AF_UNIX', 'AF_NETLINK'])
})

test('O12 no file has a secret in it that an operator could forget to change', () => {
  for (const name of ['SESSION_SECRET', 'SMTP_URL', 'POSTGRES_PASSWORD']) {
    expect(read('ops/compose.yaml')).toMatch(new RegExp(`${name}: \\$\\{${name}:\\?\\}`))
  }
})

test('every variable of the server is in the table of operations', () => {
  const guide = read('docs/operations.md')
  expect(variableNames.filter((name) => !guide.includes(`| \`${name}\``))).toEqual([])
})

const nginx = findNginx()

test.runIf(nginx)('nginx reads its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const file = writeNginx(folder, { port: 18_080, nodes: [18_081, 18_082] })
  const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-p', folder, '-c', file], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
  rmSync(folder, { recursive: true })
})

function readManifest() {
  return manifest.parse(JSON.parse(read('package.json')))
}

/** The paths that the image takes from the build. */
function copiedPaths(): readonly string[] {
  const copies = read('ops/Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+)/gm)
  return Array.from(copies, ([, path = '']) => path)
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
