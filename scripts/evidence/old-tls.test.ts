import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type SecureVersion } from 'node:tls'

import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findNginx, startNginx } from '#scripts/rigs/rolling-upgrade/nginx.ts'

/**
 * With this setting the library itself would refuse no version, so every refusal comes from the
 * file.
 */
const ANY = 'ssl_ciphers ALL:@SECLEVEL=0;'
const EVERY_VERSION = 'ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;'
const versions = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const

const nginx = findNginx()
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const example = readFileSync('ops/nginx.conf', 'utf8')
const [protocols = ''] = /ssl_protocols .*;/.exec(example) ?? []

describe.runIf(nginx !== null && hasOpenssl)('by the file for nginx', () => {
  let folder: string
  let key: string
  let certificate: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'old-tls-'))
    key = join(folder, 'key.pem')
    certificate = join(folder, 'certificate.pem')
    const asked = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
    const made = spawnSync('openssl', ['req', ...asked, '-keyout', key, '-out', certificate])
    if (made.status !== 0) throw new Error(String(made.stderr))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('T13 old versions of TLS are refused, and new ones are spoken', async () => {
    expect(await spokenWith(protocols)).toEqual(['TLSv1.2', 'TLSv1.3'])
  })

  test('a file that allows them would speak the old ones', async () => {
    expect(await spokenWith(EVERY_VERSION)).toEqual(versions)
  })

  async function spokenWith(setting: string): Promise<readonly string[]> {
    const port = await getPort()
    const more = [setting, ANY, `ssl_certificate ${certificate};`, `ssl_certificate_key ${key};`]
    const stop = await startNginx(nginx ?? '', folder, {
      port,
      nodes: [await getPort()],
      tls: more.join(' '),
    })
    const answers = await Promise.all(versions.map((version) => speaks(port, version)))
    await stop()
    return versions.filter((_, index) => answers[index])
  }
})

function speaks(port: number, version: SecureVersion): Promise<boolean> {
  const how = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' } as const
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ...how })
    socket.on('secureConnect', () => {
      resolve(socket.getProtocol() === version)
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })
}
