import { expect, test } from 'vitest'

import { scriptsLast } from './hurry-scripts.ts'

test('the scripts of a page are asked for after its first paint, all at once', () => {
  const page = `<head><link rel="modulepreload" href="/assets/react.js"/><title>T</title></head><body>Text<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/shell.js";
start(route0, route1);
import("/assets/entry.js");</script></body>`
  expect(scriptsLast(page))
    .toBe(`<head><title>T</title></head><body>Text<script type="module" async="">await new Promise((go)=>{setTimeout(go,500);requestAnimationFrame(()=>setTimeout(go))});
const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/shell.js")]);
start(route0, route1);
import("/assets/entry.js");</script></body>`)
})

test('a page that is only read loses its preloads and nothing else', () => {
  const page = '<head><link rel="modulepreload" href="/assets/react.js"/></head><body>Text</body>'
  expect(scriptsLast(page)).toBe('<head></head><body>Text</body>')
})

test('a module script of another shape stops the build', () => {
  expect(() => scriptsLast('<script type="module">import "/a.js"</script>')).toThrow(RangeError)
})
