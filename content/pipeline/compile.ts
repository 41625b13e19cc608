import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'

import { articleHtml } from './article/article-html.ts'
import {
  type ArticleFacts,
  articleTree,
  emptyFacts,
  type Form,
  slugOf,
} from './article/article-tree.ts'

/** An article as a JavaScript module, with the facts found in it. */
export type Compiled = {
  readonly slug: string
  readonly code: string
  readonly facts: ArticleFacts
}

export const ARTICLES_FOLDER = join(import.meta.dirname, '../articles')

/** The paths of all articles, by name. */
export function articleFiles(): readonly string[] {
  return globSync(join(ARTICLES_FOLDER, '*.mdx')).toSorted()
}

/** The names of all articles. */
export function articleSlugs(): readonly string[] {
  return articleFiles().map(slugOf)
}

/**
 * The compiler from the text of a page to a JavaScript module, for articles and reference pages.
 * @param factsOf where to note what is found in the file of this path
 * @param written the articles that exist
 * @param form the kind of page, an article unless it is given
 */
export function pageTransform(
  factsOf: (path: string) => ArticleFacts,
  written: ReadonlySet<string>,
  form?: Form,
): Pick<ReturnType<typeof mdx>, 'transform'> {
  return mdx({
    development: false,
    remarkPlugins: [
      remarkFrontmatter,
      remarkMdxFrontmatter,
      remarkGfm,
      remarkMath,
      articleTree(factsOf, written, form),
    ],
    rehypePlugins: [rehypeSlug, articleHtml(factsOf)],
  })
}

/** A compiler for articles that knows which of the planned ones exist. */
export function articleCompiler(
  written: ReadonlySet<string>,
): (file: string, source: string) => Promise<Compiled> {
  const found = new Map<string, ArticleFacts>()
  const factsOf = (path: string): ArticleFacts => found.get(path) ?? emptyFacts()
  const { transform } = pageTransform(factsOf, written)
  return async function compile(file, source) {
    const facts = emptyFacts()
    found.set(file, facts)
    const result = await transform(source, file)
    return { slug: slugOf(file), code: result?.code ?? '', facts }
  }
}

/** Compiles every article of the library. Nothing is thrown: problems are in the facts. */
export async function compileLibrary(): Promise<readonly Compiled[]> {
  const files = articleFiles()
  const compile = articleCompiler(new Set(articleSlugs()))
  return Promise.all(files.map((file) => compile(file, readFileSync(file, 'utf8'))))
}
