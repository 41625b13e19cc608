import { describe, expect, test } from 'vitest'

import { composition, formatFormula, formula } from '#chemistry/compounds/formulas.ts'
import { nameOrFormula } from '#chemistry/reference/compound-names.ts'
import { listedIons, plainAnions } from '#chemistry/reference/ion-list.ts'
import { inorganic } from '#quiz/kinds/names/inorganic.ts'
import { organic } from '#quiz/kinds/names/organic.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'

import { productionTemplates } from './whole-bank.ts'

const SEEDS = 80

const nomenclatures = { inorganic, organic }

const waters = ['', 'mono', 'di', 'tri', 'tetra', 'penta', 'hexa', 'hepta', 'octa', 'nona', 'deca']

/** The name of the formula in the text, by the table of names and not by the reader of names. */
function nameOfStem(question: string): string | null {
  const asked =
    /^Type the (?:full )?name of (?:the )?(?:ionic compound |molecule |ion )?(\S+?)[.,]?(?: |$)/
  const [, text = ''] = asked.exec(question) ?? []
  const [salt = '', water = ''] = text.split('·')
  const naming = nameOrFormula(salt)
  if ('problem' in naming) return null
  if (water === '') return naming.name
  return `${naming.name} ${waters[Number(/^\d*/.exec(water)?.[0])]}hydrate`
}

describe.each([
  'bo-e61',
  'bo-e62',
  'bo-m61',
  'bo-m62',
  'bo-m63',
  'bo-m64',
  'ch-e61',
  'ch-m61',
  'ch-m575',
  'ch-m576',
])('%s', (id) => {
  test('the name is the one that the table of names has for the formula of the text', () => {
    const broken = drawn(id).filter(({ question, correctAnswer }) => {
      const name = nameOfStem(question)
      return name !== correctAnswer
    })
    expect(broken.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
  })
})

test('ch-m62: the name is that of the salt in which the charges of both ions cancel', () => {
  for (const { question, correctAnswer, key } of drawn('ch-m62')) {
    const [first = '', second = ''] = /that (\S+) and (\S+) ions/.exec(question)?.slice(1) ?? []
    const naming = nameOrFormula(key.formula)
    expect('problem' in naming ? naming.problem : naming.name).toBe(correctAnswer)
    const [positive, negative] = [formula(first).charge, formula(second).charge]
    const atoms = composition(key.formula)
    const metal = [...composition(first).keys()][0] ?? ''
    const [center = '', inOne = 1] = [...composition(second)][0] ?? []
    const charges =
      (atoms.get(metal) ?? 0) * positive + ((atoms.get(center) ?? 0) / inOne) * negative
    expect([question, charges]).toEqual([question, 0])
  }
})

/** The name of the acid of an ion by the rule of endings. */
function acidOf(ionName: string): string {
  const stem = ionName.replace(/(?:ide|ate|ite)$/, '')
  const longer = stem.replace(/sulf$/, 'sulfur').replace(/phosph$/, 'phosphor')
  if (ionName.endsWith('ide')) return `hydro${longer}ic acid`
  return `${longer}${ionName.endsWith('ite') ? 'ous' : 'ic'} acid`
}

const ions = [...listedIons, ...plainAnions]

test('ge-m61: the acid is named after the ion that is left of its formula, by the rule of endings', () => {
  for (const { key, correctAnswer } of drawn('ge-m61')) {
    const rest = key.formula.endsWith('OOH')
      ? key.formula.slice(0, -1)
      : key.formula.replace(/^H\d?/, '')
    const ion = ions.find((one) => one.formula === rest && one.charge < 0)
    expect([key.formula, acidOf(ion?.name ?? '')]).toEqual([key.formula, correctAnswer])
  }
})

test('ge-h61: the acid of the text is the one of the ion by the rule of endings', () => {
  for (const { question, key, correctAnswer } of drawn('ge-h61')) {
    const ion = formula(key.formula)
    const listed = ions.find(({ name }) => name === correctAnswer)
    expect([composition(listed?.formula ?? 'H'), listed?.charge]).toEqual([
      composition(ion),
      ion.charge,
    ])
    expect(question).toContain(`when ${acidOf(correctAnswer)} has`)
  }
})

test('Q41 the right name is right in capitals, without spaces, with dashes and in British spelling', () => {
  const broken = productionTemplates
    .filter(({ type }) => type === 'naming')
    .flatMap(({ id }) => drawn(id))
    .flatMap(({ key, correctAnswer }) =>
      [
        correctAnswer.toUpperCase(),
        correctAnswer.replaceAll(' ', ''),
        correctAnswer.replaceAll(' ', '\u2013'),
        correctAnswer.replaceAll('(', ' ('),
        correctAnswer.replaceAll('sulf', 'sulph').replaceAll('aluminum', 'aluminium'),
      ].filter((text) => !nomenclatures[key.nomenclature].isRight(key, text)),
    )
  expect(broken).toEqual([])
})

test('each formula of a text is written as formulas are shown', () => {
  for (const { type, id } of productionTemplates) {
    if (type !== 'naming') continue
    const broken = drawn(id).filter(
      ({ question, key }) =>
        key.nomenclature === 'inorganic' &&
        !question.includes(formatFormula(key.formula)) &&
        !['ch-m62', 'ge-h61'].includes(id),
    )
    expect(broken.map(({ question }) => question)).toEqual([])
  }
})

const made = new Map<string, readonly ProductionQuestionOf<'naming'>[]>()

function drawn(id: string): readonly ProductionQuestionOf<'naming'>[] {
  const known = made.get(id)
  if (known !== undefined) return known
  const versions = productionTemplates.filter((one) => one.id === id)
  if (versions.length === 0) throw new RangeError(id)
  const questions = versions
    .flatMap((template) => Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)))
    .filter((question) => question.type === 'naming')
  made.set(id, questions)
  return questions
}
