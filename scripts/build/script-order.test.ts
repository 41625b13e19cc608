import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'

import { preparePracticePage, prepareTablePage, scriptsLast } from './script-order.ts'

const manifest = Object.fromEntries(
  categories.map(({ id }) => [id, { file: `assets/${id}.js`, name: id, imports: [] }]),
)
const folder = mkdtempSync(join(tmpdir(), 'script-order-'))
const practice = join(folder, 'dashboard/questions/index.html')
mkdirSync(join(folder, 'dashboard/questions'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

test('the scripts of a page are asked for after its first paint, all at once, and run one by one', () => {
  const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/shell.js"/><link rel="modulepreload" href="/assets/react.js"/><title>T</title></head><body>Text<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/shell.js";
start(route0, route1);
import("/assets/entry.js");</script></body>`
  const build = {
    shell: { file: 'assets/shell.js', imports: ['react'] },
    react: { file: 'assets/react.js', imports: [] },
  }
  expect(scriptsLast(page, build, '/assets/app.css'))
    .toBe(`<head><title>T</title></head><body>Text<script type="module" async="">await new Promise((go)=>{setTimeout(go,500);requestAnimationFrame(()=>setTimeout(go))});
const styled=new Promise((go)=>{document.querySelector('style').after(Object.assign(document.createElement('link'),{rel:'stylesheet',href:"/assets/app.css",onload:go,onerror:go}))});
const needed=["/assets/react.js","/assets/shell.js"];
for(const href of needed)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
for(const file of needed){await import(file);await new Promise((go)=>setTimeout(go))}
await styled;
const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/shell.js")]);
start(route0, route1);
import("/assets/entry.js");</script></body>`)
})

test('a page that is only read loses its preloads and nothing else', () => {
  const page = '<head><link rel="modulepreload" href="/assets/react.js"/></head><body>Text</body>'
  expect(scriptsLast(page, {}, '/assets/app.css')).toBe('<head></head><body>Text</body>')
})

test('a module script of another shape stops the build', () => {
  expect(() =>
    scriptsLast('<script type="module">import "/a.js"</script>', {}, '/assets/app.css'),
  ).toThrow(RangeError)
})

test('the practice page asks at once for the font of its question', async () => {
  writeFileSync(practice, '<head><style>url("/assets/fraunces-a1.woff2")</style></head>')
  await preparePracticePage(folder, manifest)
  expect(readFileSync(practice, 'utf8')).toMatch(
    /<link rel="preload" as="font" [^>]*href="\/assets\/fraunces-a1\.woff2"\/>/,
  )
})

test('a practice page that does not name the font stops the build', async () => {
  writeFileSync(practice, '<head><style>url("/assets/other.woff2")</style></head>')
  await expect(preparePracticePage(folder, manifest)).rejects.toThrow(
    new RangeError('The page does not name its font.'),
  )
})

test('the page of the table asks at once for the font of its symbols', async () => {
  const table = join(folder, 'dashboard/periodic-table/index.html')
  mkdirSync(join(folder, 'dashboard/periodic-table'), { recursive: true })
  writeFileSync(table, '<head><style>url("/assets/fraunces-a1.woff2")</style></head>')
  await prepareTablePage(folder)
  expect(readFileSync(table, 'utf8')).toBe(
    '<head><style>url("/assets/fraunces-a1.woff2")</style><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/fraunces-a1.woff2"/></head>',
  )
})
