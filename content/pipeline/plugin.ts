import type { Plugin } from 'vite'

import type { ArticleFacts } from './article/article-tree.ts'
import { slugOf } from './article/article-tree.ts'
import { plannedSlugs } from './article/library.ts'
import {
  ARTICLES_FOLDER,
  articleCompiler,
  articleFiles,
  articleSlugs,
  type Compiled,
} from './compile.ts'
import { siteOrigin } from './origin.ts'
import { cachedBySource, throwIfBroken } from './page-files.ts'

const LIST = 'virtual:articles'
const BODIES = 'virtual:article-bodies'
const WORDS_A_MINUTE = 200

/**
 * Articles for Vite: each `.mdx` becomes a module, `virtual:articles` lists them, and
 * `virtual:article-bodies` holds their texts for the build of the pages only: no text of an
 * article reaches the browser as a script.
 */
export function articles(): Plugin {
  const compile = cachedBySource(async (file, source) =>
    throwIfBroken(file, await articleCompiler(new Set(articleSlugs()))(file, source)),
  )

  return {
    name: 'articles',
    enforce: 'pre',
    resolveId: (id) => (id === LIST || id === BODIES ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${BODIES}`) return this.environment.name === 'client' ? noBodies : bodies()
      if (id !== `\0${LIST}`) return undefined
      return listing(await Promise.all(articleFiles().map(compile)))
    },
    async transform(code, id) {
      if (id.includes('katex/dist/katex.css')) return { code: woff2Only(code), map: null }
      if (!id.startsWith(ARTICLES_FOLDER) || !id.endsWith('.mdx')) return undefined
      const { code: text, facts, slug } = await compile(id)
      return { code: `${text}\n${figures(slug, facts)}${extras(facts)}`, map: null }
    },
  }
}

/** Every browser that can show the pages reads woff2. */
function woff2Only(css: string): string {
  return css.replaceAll(/, url\([^)]*\.(?:woff|ttf)\) format\("[a-z]+"\)/g, '')
}

const noBodies = 'export const bodies = new Map()\n'

function bodies(): string {
  const files = articleFiles()
  const imports = files.map(
    (file, index) => `import * as body${index} from ${JSON.stringify(file)}\n`,
  )
  const entries = files.map((file, index) => `[${JSON.stringify(slugOf(file))}, body${index}]`)
  return `${imports.join('')}export const bodies = new Map([${entries.join(', ')}])\n`
}

function figures(slug: string, { figureNames }: ArticleFacts): string {
  const imports = figureNames.map(
    (name, index) => `import * as figure${index} from './figures/${slug}/${name}.tsx'\n`,
  )
  const entries = figureNames.map((name, index) => `${JSON.stringify(name)}: figure${index}`)
  return `${imports.join('')}export const figures = {${entries.join(', ')}}\n`
}

function extras({ headings, mathClasses }: ArticleFacts): string {
  return `export const headings = ${JSON.stringify(headings)}\nexport const mathClasses = ${JSON.stringify([...mathClasses].toSorted())}\n`
}

/**
 * Writes the data about all articles that the index and the links between articles need, in reading
 * order.
 */
function listing(all: readonly Compiled[]): string {
  const entries = all
    .toSorted((a, b) => plannedSlugs.indexOf(a.slug) - plannedSlugs.indexOf(b.slug))
    .map(entryOf)
  return `export const origin = ${JSON.stringify(siteOrigin())}\nexport const articles = ${JSON.stringify(entries)}\n`
}

function entryOf({ slug, facts }: Compiled) {
  const { title, subtitle, category, level, keyTerms, synonyms, elements } = facts.frontMatter ?? {}
  const minutes = minutesOf(facts)
  return { slug, title, subtitle, category, level, keyTerms, synonyms, elements, minutes }
}

/** Reading time in whole minutes, rounded up. */
function minutesOf({ words }: ArticleFacts): number {
  return Math.ceil(words / WORDS_A_MINUTE)
}
