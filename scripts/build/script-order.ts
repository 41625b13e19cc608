import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { categories } from '#quiz/categories.ts'
import {
  firstQuestionScript,
  firstQuestionStyle,
} from '#web/practice/first-question/first-question.ts'

import { type BuildManifest, filesFor, needsFirst } from './built-files.ts'

const PRACTICE_PAGE = 'dashboard/questions/index.html'
const TABLE_PAGE = 'dashboard/periodic-table/index.html'
const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const DISPLAY_FONT = /\/assets\/fraunces[^"')]+\.woff2/
const ADDRESS = /href="([^"]+)"/
const IMPORTS =
  /(<script type="module" async="">)import "([^"]+)";\n((?:import \* as \w+ from "[^"]+";\n)+)/
const IMPORT = /import \* as (\w+) from ("[^"]+");\n/g

/** A page in the background is never painted: its scripts load after this time. */
const LONGEST_WAIT_MS = 500

/**
 * Removes preloads and loads the whole style sheet and the scripts of a page after its first paint. Otherwise they would
 * compete with the page for a slow connection and a slow processor. All are asked for at once, and each script runs in a
 * task of its own, so that the page answers between them. The program starts when the sheet is there, which comes right
 * behind the first styles, so that it has their place among others.
 * @throws RangeError when the build has written its module script in another way than is known here
 */
export function scriptsLast(html: string, manifest: BuildManifest, sheet: string): string {
  const page = html.replaceAll(PRELOAD, '')
  // The one that the script of the page ends with comes after all, and runs there.
  const needed = needsFirst(manifest, preloadsOf(html)).filter(
    (address) => !page.includes(`import("${address}");`),
  )
  if (!page.includes('<script type="module"')) return page
  if (!IMPORTS.test(page)) throw new RangeError('The module script of a page is not as expected.')
  return page.replace(IMPORTS, (_, tag: string, routesFile: string, list: string) => {
    const routes = [...list.matchAll(IMPORT)]
    const names = routes.map(([, name]) => name)
    const files = [`"${routesFile}"`, ...routes.map(([, , address]) => address)]
    return `${tag}await new Promise((go)=>{setTimeout(go,${LONGEST_WAIT_MS});requestAnimationFrame(()=>setTimeout(go))});
const styled=new Promise((go)=>{document.querySelector('style').after(Object.assign(document.createElement('link'),{rel:'stylesheet',href:${JSON.stringify(sheet)},onload:go,onerror:go}))});
const needed=${JSON.stringify(needed)};
for(const href of needed)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
for(const file of needed){await import(file);await new Promise((go)=>setTimeout(go))}
await styled;
const [,${names.join(',')}]=await Promise.all([${files.map((file) => `import(${file})`).join(',')}]);
`
  })
}

/**
 * Makes the practice page show its first question with its font preloaded, or else load the scripts
 * that make a question.
 * @throws RangeError when the page does not name the font
 */
export async function preparePracticePage(folder: string, manifest: BuildManifest): Promise<void> {
  const file = join(folder, PRACTICE_PAGE)
  const html = await readFile(file, 'utf8')
  const script = firstQuestionScript(filesOfCategories(manifest, preloadsOf(html)))
  const head = `${fontOf(html)}<style>${firstQuestionStyle()}</style><script>${script}</script></head>`
  await writeFile(
    file,
    html.replace('</head>', () => head),
  )
}

/**
 * Makes the page of the table ask at once for the font of its symbols: one that comes later is a second layout of all
 * cells.
 * @throws RangeError when the page does not name the font
 */
export async function prepareTablePage(folder: string): Promise<void> {
  const file = join(folder, TABLE_PAGE)
  const html = await readFile(file, 'utf8')
  await writeFile(
    file,
    html.replace('</head>', () => `${fontOf(html)}</head>`),
  )
}

/** Asks for the font that headings and questions are written in. */
function fontOf(html: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${displayFontOf(html)}"/>`
}

function displayFontOf(html: string): string {
  const [address] = DISPLAY_FONT.exec(html) ?? []
  if (address === undefined) throw new RangeError('The page does not name its font.')
  return address
}

/** The addresses of the scripts that a page would have preloaded, each once. */
function preloadsOf(html: string): readonly string[] {
  const links = html.match(PRELOAD) ?? []
  return [...new Set(links.flatMap((link) => ADDRESS.exec(link)?.[1] ?? []))]
}

/** Those of the frame, and behind them those of the category. */
function filesOfCategories(manifest: BuildManifest, frame: readonly string[]) {
  return Object.fromEntries(
    categories.map(({ id }): readonly [string, readonly string[]] => [
      id,
      [...new Set([...frame, ...filesFor(manifest, id)])],
    ]),
  )
}
