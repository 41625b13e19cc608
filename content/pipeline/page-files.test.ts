import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { ARTICLES_FOLDER } from './compile.ts'
import { cachedBySource, throwIfBroken } from './page-files.ts'

test('a file is compiled again only when its text has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'page.mdx')
  const compiled: string[] = []
  const compile = cachedBySource(async (_file, source) => {
    compiled.push(source)
    return source.length
  })
  writeFileSync(file, 'one')
  expect([await compile(file), await compile(file)]).toEqual([3, 3])
  writeFileSync(file, 'three')
  expect(await compile(file)).toBe(5)
  expect(compiled).toEqual(['one', 'three'])
})

test('a broken page is named with everything that is wrong in it', () => {
  const file = join(ARTICLES_FOLDER, 'fire.mdx')
  expect(throwIfBroken(file, page([]))).toEqual(page([]))
  expect(() => throwIfBroken(file, page(['line 1: a', 'line 2: b']))).toThrow(
    'content/articles/fire.mdx:\n  line 1: a\n  line 2: b',
  )
})

function page(problems: string[]) {
  return { facts: { problems } }
}
