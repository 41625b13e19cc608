import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))
const manual = readFileSync(new URL('teachers.tsx', import.meta.url), 'utf8')

test('the manual shows each picture that is drawn for it, in both themes', () => {
  const shown = Array.from(manual.matchAll(/of="(\w+)"/g), ([, name = '']) => name)
  const drawn = readdirSync(new URL('../../../public/teachers', import.meta.url))
  expect(drawn.toSorted()).toEqual(
    shown.flatMap((name) => [`${name}-light.jpg`, `${name}-wizard.jpg`]).toSorted(),
  )
})

test('every label that a manual names is on a screen', () => {
  const screens = globSync('**/*.tsx', { cwd: web })
    .filter((path) => !path.startsWith('pages/') && !path.endsWith('.test.tsx'))
    .map((path) => readFileSync(`${web}/${path}`, 'utf8').replaceAll(/\s+/g, ' '))
    .join(' ')
  const inProduct = labelsIn(manual, /“([^”]+)”/g)
  const inDocument = labelsIn(
    readFileSync(new URL('../../../docs/teachers.md', import.meta.url), 'utf8'),
    /\*\*([^*]+)\*\*/g,
  )
  expect(inProduct.length).toBeGreaterThan(8)
  expect(inDocument.length).toBeGreaterThan(12)
  // A label fills a text, an attribute or a property.
  const isOnScreen = (label: string) =>
    ['>', '> ', "'", '"', '/> '].some((before) =>
      ['<', ' <', "'", '"'].some((after) => screens.includes(`${before}${label}${after}`)),
    )
  expect([...inProduct, ...inDocument].filter((label) => !isOnScreen(label))).toEqual([])
})

function labelsIn(text: string, quoted: RegExp): readonly string[] {
  return Array.from(text.matchAll(quoted), ([, label = '']) => label.replaceAll(/\s+/g, ' '))
}
