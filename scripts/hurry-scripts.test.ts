import { expect, test } from 'vitest'

import { preloadsLast, withoutPreloads } from './hurry-scripts.ts'

test('preloads stand in front of the first module script, each once, behind what is painted', () => {
  const react = '<link rel="modulepreload" href="/assets/react.js"/>'
  const frame = '<link rel="modulepreload" href="/assets/frame.js"/>'
  const script = '<script type="module" async="">import "/assets/frame.js"</script>'
  expect(
    preloadsLast(`<head>${react}${frame}${react}<title>T</title></head><body>Text${script}</body>`),
  ).toBe(`<head><title>T</title></head><body>Text${behind(react)}${behind(frame)}${script}</body>`)
})

function behind(link: string): string {
  return link.replace('<link ', '<link fetchpriority="low" ')
}

test('without preloads nothing else of a page is gone', () => {
  const page = '<head><link rel="modulepreload" href="/assets/react.js"/></head><body>Text</body>'
  expect(withoutPreloads(page)).toBe('<head></head><body>Text</body>')
})
