import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { startProduct } from './product.ts'

test('a started product answers at its origin, has a data directory, and stops when asked', async () => {
  const entry = standIn(`
    import { createServer } from 'node:http'
    import { existsSync, writeFileSync } from 'node:fs'
    const { PORT, HOST, DATA_DIR, NOTE } = process.env
    process.on('SIGTERM', () => {
      writeFileSync(NOTE, JSON.stringify({ hadData: existsSync(DATA_DIR), data: DATA_DIR }))
      process.exit(0)
    })
    createServer((request, response) => response.end('hello')).listen(Number(PORT), HOST, () =>
      console.log('Ready on http://' + HOST + ':' + PORT))
  `)
  const note = `${entry}.json`
  const product = await startProduct({ entry, environment: { NOTE: note } })
  const answer = await fetch(product.origin)
  expect(await answer.text()).toBe('hello')

  await product.stop()
  const { hadData, data } = JSON.parse(readFileSync(note, 'utf8'))
  expect(hadData).toBe(true)
  expect(() => readFileSync(data)).toThrow('ENOENT')
  await expect(fetch(product.origin)).rejects.toThrow('fetch failed')
})

test('a product that ends instead of starting says why', async () => {
  const entry = standIn("console.error('PORT is not free'); process.exit(1)")
  await expect(startProduct({ entry })).rejects.toThrow('The product ended:\nPORT is not free')
})

function standIn(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-stand-in-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const entry = join(folder, 'main.mjs')
  writeFileSync(entry, source)
  return entry
}
