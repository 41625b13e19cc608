import { composition, formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { alloys } from '#chemistry/metals/alloys.ts'
import { nameOrFormula, type Naming } from '#chemistry/reference/compound-names.ts'
import { namedCompounds } from '#chemistry/reference/named-compounds.ts'
import { saltInWater } from '#chemistry/reference/solubility.ts'
import { identityCalled } from '#chemistry/search/element-names.ts'
import { readFormula } from '#chemistry/tools/typed-formula.ts'
import type { Answer } from '#web/table/search-rules.ts'
import { toolPath } from '#web/tools/catalog/tools.ts'
import { solubilityWords } from '#web/tools/lookup/solubility-words.ts'

import { capitalized } from './capitalized.ts'

/** What a question about a substance comes to: a sentence, and the elements of the substance. */
export type SubstanceAnswer = {
  readonly answer: Answer
  readonly symbols: readonly ElementSymbol[]
}

const ENDS = String.raw`\s*[?.!]*$`
const ARTICLE = '(?:an? |the )?'
/** Questions for what a substance is, or what it is made of; its name is the first group. */
const asked: readonly RegExp[] = [
  `^(?:what|which elements?)(?:['’]s| is| are) ${ARTICLE}(.+?) (?:made|composed|built)(?: up)?(?: of| from| out of)?${ENDS}`,
  `^(?:what|which)(?: elements?| metals?| atoms?)?(?: do(?:es)?) ${ARTICLE}(.+?) (?:contain|consist of|have in it)${ENDS}`,
  `^(?:what|which)(?: elements?| metals?| atoms?)?(?:['’]s| is| are)(?: there)?(?: contained)? in ${ARTICLE}(.+?)${ENDS}`,
  `^(?:what|which)(?: elements?| metals?| atoms?) (?:make(?: up)?|form) ${ARTICLE}(.+?)${ENDS}`,
  `^(?:what(?:['’]s| is) )?(?:the )?(?:chemical |molecular )?(?:composition|formula|charge) (?:of|for) ${ARTICLE}(.+?)${ENDS}`,
  `^(?:what|which)(?:['’]s| is| are) ${ARTICLE}(.+?)${ENDS}`,
  `^(?:elements in |composition of )?${ARTICLE}(.+?)(?: composition| formula)?${ENDS}`,
].map((pattern) => new RegExp(pattern, 'i'))

const IN_WATER =
  /^(?:is|are|does|do|will|can) (.+?) (?:(?:in)?soluble|dissolves?)(?: in water)?\s*\??$/i

/** How alloys are called; the list has the exact kind. */
const usualNames: ReadonlyMap<string, string> = new Map([
  ['steel', 'carbon steel'],
  ['stainless steel', 'stainless steel of the kind 18/8'],
  ['solder', 'traditional soft solder'],
])
/** Solids of one element that have a name of their own. */
const forms: ReadonlyMap<string, ElementSymbol> = new Map([
  ['diamond', 'C'],
  ['graphite', 'C'],
])

/** Answers what an alloy, a compound or an ion consists of, and whether a salt dissolves; null for other texts. */
export function substanceAnswer(query: string): SubstanceAnswer | null {
  const text = query.trim().replace(/\s+/g, ' ')
  const [, salt] = IN_WATER.exec(text) ?? []
  if (salt !== undefined) return inWater(salt)
  for (const pattern of asked) {
    const [, name] = pattern.exec(text) ?? []
    const found =
      name === undefined
        ? null
        : (alloyAnswer(name) ?? formAnswer(name) ?? named(name, name !== text))
    if (found !== null) return found
  }
  return null
}

function alloyAnswer(text: string): SubstanceAnswer | null {
  const name = text.toLowerCase()
  const alloy = alloys.find((entry) => entry.name === (usualNames.get(name) ?? name))
  if (alloy === undefined) return null
  return {
    answer: {
      text: `${capitalized(alloy.name)} is an alloy of ${elementList(alloy.elements)}.`,
      href: '/reference/ores-corrosion-and-alloys',
      label: 'Read about alloys',
    },
    symbols: alloy.elements,
  }
}

function formAnswer(text: string): SubstanceAnswer | null {
  const name = text.toLowerCase()
  const symbol = forms.get(name) ?? forms.get(name.replace(/s$/, ''))
  if (symbol === undefined) return null
  return {
    answer: {
      text: `${capitalized(name.replace(/s$/, ''))} is a form of ${elementList([symbol])}.`,
      href: '/blog/elements-molecules-compounds',
      label: 'Read about it',
    },
    symbols: [symbol],
  }
}

function named(text: string, isQuestion: boolean): SubstanceAnswer | null {
  // Sodium is an element before it is an ion, and 'SI' is silicon in capitals. 'CO' and 'NO' are asked for as gases.
  const isGas = isQuestion && namedCompounds.some(({ formula }) => formula === text)
  if (identityCalled(text) !== undefined && !isGas) return null
  const said = text.toLowerCase() === 'salt' ? 'table salt' : text
  const naming = nameOrFormula(said)
  if (!('problem' in naming)) return namingAnswer(naming, said)
  if (naming.problem !== 'numeral-missing') return null
  const choices = naming.choices.map(({ name, formula }) => `${formatFormula(formula)} ${name}`)
  const [first] = naming.choices
  return {
    answer: {
      text: `There are several: ${choices.join(', ')}.`,
      href: `${toolPath('namer')}?${new URLSearchParams({ text: text.toLowerCase() }).toString()}`,
      label: 'Open the tool',
    },
    symbols: first === undefined ? [] : symbolsOf(first.formula),
  }
}

function namingAnswer(naming: Naming, text: string): SubstanceAnswer {
  const { formula, name } = naming
  const symbols = symbolsOf(formula)
  if (naming.kind === 'ion') {
    const { charge } = naming.ion
    const written = `${formula}^${chargeText(charge).replace('−', '-')}`
    return {
      answer: {
        text: `${formatIon(formula, charge)} is the ${name} ion, with the charge ${chargeText(charge)}.`,
        href: `${toolPath('namer')}?${new URLSearchParams({ text: written }).toString()}`,
        label: 'Open the tool',
      },
      symbols,
    }
  }
  if (naming.kind === 'salt' && isUnknown(naming)) {
    return {
      answer: {
        text: `${capitalized(name)}, ${formatFormula(formula)}, is not known as a compound.`,
        href: toolPath('solubility'),
        label: 'Open the solubility table',
      },
      symbols,
    }
  }
  const isFormula = !('problem' in readFormula(text))
  const other = isFormula
    ? undefined
    : naming.also.find((also) => withoutNote(also) === text.toLowerCase())
  const note = other === undefined ? '' : other.slice(withoutNote(other).length)
  const isHydrate = /hydrate/.test(note)
  const all = isHydrate ? [...new Set([...symbols, 'H', 'O'])] : symbols
  const subject = isFormula ? formatFormula(formula) : capitalized(text.toLowerCase())
  const meant = isFormula
    ? name
    : other === undefined
      ? formatFormula(formula)
      : `${name}${isHydrate ? ' with water' : ''}, ${formatFormula(formula)}${note}`
  return {
    answer: {
      text: `${subject} is ${meant}. It consists of ${elementList(all)}.`,
      href: `${toolPath('percent-composition')}?${new URLSearchParams({ formula }).toString()}`,
      label: 'How much of each',
    },
    symbols: all,
  }
}

/** A name and a formula can be put together for a salt that does not exist. */
function isUnknown({ cation, anion }: Extract<Naming, { kind: 'salt' }>): boolean {
  return saltInWater(cation.name, anion.name)?.code === 'not-known'
}

/** 'gypsum' of 'gypsum (dihydrate)'. */
function withoutNote(name: string): string {
  return name.replace(/ \(.*\)$/, '').toLowerCase()
}

function inWater(text: string): SubstanceAnswer | null {
  const naming = nameOrFormula(text)
  if ('problem' in naming || naming.kind !== 'salt') return null
  const { cation, anion, formula } = naming
  const salt = saltInWater(cation.name, anion.name)
  if (salt === null) return null
  const input = new URLSearchParams({ cation: cation.name, anion: anion.name }).toString()
  return {
    answer: {
      text: `${capitalized(naming.name)}, ${formatFormula(formula)}, at room temperature: ${solubilityWords[salt.code]}.`,
      href: `${toolPath('solubility')}?${input}`,
      label: 'See why',
    },
    symbols: symbolsOf(formula),
  }
}

function symbolsOf(formula: string): readonly ElementSymbol[] {
  const read = readFormula(formula)
  return 'problem' in read ? [] : [...composition(read).keys()]
}

function elementList(symbols: readonly ElementSymbol[]): string {
  return new Intl.ListFormat('en').format(
    symbols.map((symbol) => elementBySymbol(symbol)?.name.toLowerCase() ?? symbol),
  )
}

function chargeText(charge: number): string {
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}
