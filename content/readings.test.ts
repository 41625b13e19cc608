import { expect, test } from 'vitest'

import { compileLibrary } from '#content/pipeline/compile.ts'
import { skillOfTemplate } from '#quiz/learning/askable.ts'
import { makeQuestion, type Question } from '#quiz/question.ts'
import { isSkillId, skills, topicOfSkill } from '#quiz/skills.ts'
import { templates } from '#quiz/templates/whole-bank.ts'

import { articlesAbout, notedSections, readingOf } from './readings.ts'

const SEEDS = 60

const library = new Map(
  (await compileLibrary()).map(({ slug, facts: { frontMatter, headings } }) => [
    slug,
    { title: frontMatter?.title, headings },
  ]),
)

/** The library does not explain every topic beyond the first year yet: some of their questions name no article. */
const questions = templates
  .flatMap((template) => Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)))
  .filter(({ skill, see }) => topicOfSkill(skill) === null || see.article !== null)

test('every article that a question names is one of the library, by its title', () => {
  const asked = new Map(
    questions
      .filter(({ see }) => see.article !== null)
      .map((question) => [question.see.article, question]),
  )
  for (const [slug, question] of asked) {
    expect(readingOf(question)?.title ?? `no ${slug}`).toBe(library.get(slug ?? '')?.title)
  }
})

test('every section that a question names is a heading of its article, with that anchor', () => {
  for (const question of questions) {
    const reading = readingOf(question)
    if (reading?.section === null || reading === null) continue
    const heading = library.get(reading.slug)?.headings.find(({ text }) => text === reading.section)
    expect(reading.path).toBe(`/blog/${reading.slug}#${heading?.id}`)
  }
})

test('every section is noted for templates that name its article', () => {
  const named = new Set(questions.map(({ id, see }) => `${id.split('.')[0]} ${see.article}`))
  expect(notedSections.filter(({ template, slug }) => !named.has(`${template} ${slug}`))).toEqual(
    [],
  )
})

test('every new question leads to a section, an old one at least to the article', () => {
  const newest = new Map(templates.map(({ id, version }) => [id, version]))
  for (const { id, version } of templates) newest.set(id, Math.max(version, newest.get(id) ?? 0))
  const withoutSection = questions.filter((question) => {
    const [template = '', version] = question.id.split('.')
    const isNew = newest.get(template) === Number(version)
    return isNew && readingOf(question)?.section === null
  })
  expect(withoutSection.map(({ id }) => id)).toEqual([])
  expect(readingOf(ask('ph-e4.1.1', 'guide-to-periodic-table'))).toEqual({
    slug: 'guide-to-periodic-table',
    title: 'A Guide to the Periodic Table',
    section: null,
    path: '/blog/guide-to-periodic-table',
  })
})

test('each skill of the first year is practiced at an article that explains it', async () => {
  const explained = new Map<string, Set<string>>()
  for (const { slug, template } of notedSections) {
    const asked = skillOfTemplate(template)
    if (asked !== null) explained.set(asked, (explained.get(asked) ?? new Set()).add(slug))
  }
  const practiced = (await compileLibrary()).flatMap(({ slug, facts: { frontMatter } }) =>
    (frontMatter?.skills ?? []).map((asked) => ({ slug, asked })),
  )
  const lost = skills
    .map(({ id }) => id)
    .filter((id) => isSkillId(id) && topicOfSkill(id) === null && explained.has(id))
    .filter(
      (id) => !practiced.some(({ slug, asked }) => asked === id && explained.get(id)?.has(slug)),
    )
  expect(lost).toEqual([])
})

test('a question without an article, or with one that is not there, has nothing to read', () => {
  expect(readingOf(ask('as-e1.1.0', null))).toBeNull()
  expect(readingOf(ask('as-e1.1.0', 'toString'))).toBeNull()
})

function ask(id: string, article: string | null): Pick<Question, 'id' | 'see'> {
  return { id, see: { elements: [], article } }
}

test('the articles about templates are those with a section for one of them, each once', () => {
  expect(articlesAbout(['ph-h3', 'ph-m24', 'ge-e41', 'zz-e1'])).toEqual([
    { title: 'A Guide to the Periodic Table', path: '/blog/guide-to-periodic-table' },
    { title: 'What Is the Mole?', path: '/blog/what-is-the-mole' },
  ])
  expect(articlesAbout([])).toEqual([])
})
