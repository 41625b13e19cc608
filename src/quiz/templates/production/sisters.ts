import { formula as readFormula, formatFormula } from '#chemistry/compounds/formulas.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'
import {
  type Candidate,
  type ChoiceTemplate,
  type Correction,
  type Draft,
  nextProduction,
  production,
  type ProductionDraft,
  type ProductionTemplate,
  type TemplateId,
} from '#quiz/template.ts'
import { mixed } from '#quiz/templates/made/mixed-cards.ts'

import { cardOf } from './building/cards.ts'

/**
 * Sisters of templates with options: they ask the same, but the learner makes the answer. The options
 * that a misconception leads to become corrections. A sister belongs to one version of its template.
 */

/** The parts of a typed number beside the text of its question. */
type Measure = {
  readonly unit: string | null
  /** Units to choose from. */
  readonly units?: readonly string[]
  /** The largest deviation that still is right, as a share of the value; 0 for numbers that are counted. */
  readonly tolerance: number
}

/** The learner types the number, with its unit where it has one. */
export function numberSister(
  id: TemplateId,
  sister: ChoiceTemplate,
  { unit, units = [], tolerance }: Measure,
): ProductionTemplate {
  return production(id, 'number', sister.skill, (random) => {
    const draft = sister.draw(random)
    if (draft === null) return null
    const value = numberOf(draft.answer)
    if (value === null) return null
    return {
      type: 'number',
      key: { value, unit, tolerance, figures: null },
      units,
      ...shared(draft),
      corrections: correctionsOf(apart(draft, tolerance), ({ text }) => text),
    }
  })
}

/**
 * The next version of a sister whose answer is shown rounded: what rounds to it is right too, up to a share of the value
 * that depends on the value.
 */
export function withRounding(
  earlier: ProductionTemplate,
  roomOf: (value: number) => number,
): ProductionTemplate {
  return nextProduction(earlier, (random) => {
    const draft = earlier.draw(random)
    if (draft?.type !== 'number') return draft
    const tolerance = Math.max(draft.key.tolerance, roomOf(draft.key.value))
    const taken = [draft.key.value]
    const corrections = draft.corrections.filter(({ given }) => {
      const value = Number.parseFloat(given)
      const isApart = taken.every(
        (other) => Math.abs(value - other) > 2 * tolerance * Math.max(value, other),
      )
      if (isApart) taken.push(value)
      return isApart
    })
    return { ...draft, key: { ...draft.key, tolerance }, corrections }
  })
}

/** The wrong numbers that no typed number can be taken for together with the right one, or with one before. */
function apart({ answer, wrong }: Draft, tolerance: number): readonly Candidate[] {
  const kept = [answer]
  for (const candidate of wrong) {
    const value = numberOf(candidate) ?? 0
    const isApart = kept.every((other) => {
      const distance = Math.abs(value - (numberOf(other) ?? 0))
      return distance > 2 * tolerance * Math.max(Math.abs(value), Math.abs(numberOf(other) ?? 0))
    })
    if (isApart) kept.push(candidate)
  }
  return kept.slice(1)
}

/** The learner types the formula. */
export function formulaSister(id: TemplateId, sister: ChoiceTemplate): ProductionTemplate {
  return production(id, 'formula', sister.skill, (random) => {
    const draft = sister.draw(random)
    if (draft === null) return null
    const { text } = draft.answer
    return {
      type: 'formula',
      key: { formula: text, ordered: false },
      ...shared(draft),
      answer: formatFormula(readFormula(text)),
      corrections: correctionsOf(draft.wrong, (wrong) => wrong.text),
    }
  })
}

/** The learner puts the elements in order. */
export function orderSister(
  id: TemplateId,
  sister: ChoiceTemplate,
  ends: readonly [string, string],
  stemOf: (symbols: readonly string[]) => string,
): ProductionTemplate {
  return production(id, 'order', sister.skill, (random) => {
    const draft = sister.draw(random)
    const right = draft === null ? null : symbolsOf(draft.answer)
    if (draft === null || right === null) return null
    const cards = right.map(cardOf)
    const shown = mixed(random, cards.length)
    return {
      type: 'order',
      key: { cards: cards.length },
      cards,
      shown,
      ends,
      ...shared(draft),
      stem: stemOf(shown.map((card) => right[card] ?? '')),
      answer: cards.join(', '),
      corrections: correctionsOf(draft.wrong, (wrong) =>
        (symbolsOf(wrong) ?? []).map((symbol) => right.indexOf(symbol)).join(', '),
      ),
    }
  })
}

/** The learner picks the element on the periodic table. Only for texts that one element alone answers. */
export function tableSister(id: TemplateId, sister: ChoiceTemplate): ProductionTemplate {
  return production(id, 'table', sister.skill, (random) => {
    const draft = sister.draw(random)
    const symbol = draft === null ? undefined : elementOf(draft.answer)
    if (draft === null || symbol === undefined) return null
    return {
      type: 'table',
      key: { symbols: [symbol] },
      ...shared(draft),
      answer: cardOf(symbol),
      corrections: correctionsOf(draft.wrong, (wrong) => elementOf(wrong) ?? ''),
    }
  })
}

function shared({ element: symbol, badge, stem, answer, right, see, solution }: Draft) {
  return {
    element: symbol,
    badge,
    stem,
    answer: answer.text,
    right,
    see,
    solution,
  } satisfies Partial<ProductionDraft>
}

function correctionsOf(
  wrong: readonly Candidate[],
  given: (candidate: Candidate) => string,
): readonly Correction[] {
  return wrong.flatMap((candidate) => {
    const { misconception, why: text, isSlip = false } = candidate
    return (misconception === null && !isSlip) || text === null
      ? []
      : [{ given: given(candidate), misconception, text }]
  })
}

function numberOf({ value }: Candidate): number | null {
  return typeof value === 'number' ? value : null
}

function elementOf({ value }: Candidate) {
  return typeof value === 'string' ? elementBySymbol(value)?.symbol : undefined
}

function symbolsOf({ value }: Candidate): readonly string[] | null {
  if (!Array.isArray(value)) return null
  const symbols = value.filter((symbol) => typeof symbol === 'string')
  return symbols.length === value.length ? symbols : null
}
