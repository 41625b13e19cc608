import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { plainAnswer } from './plain-answers.ts'

test.each([
  'why are noble gases unreactive',
  'why do alkali metals react with water',
  'why is the configuration of copper different',
  'how do metals conduct electricity',
])('the article that answers “%s” has the section', (question) => {
  const [, slug, section] =
    /^\/blog\/([\w-]+)#([\w-]+)$/.exec(plainAnswer(question)?.href ?? '') ?? []
  const article = readFileSync(`content/articles/${slug}.mdx`, 'utf8')
  const headings = Array.from(article.matchAll(/^##+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  expect(headings).toContain(section)
})
