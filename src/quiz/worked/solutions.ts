import type { Amount } from './amounts.ts'
import { type Expression, isCalculation } from './expressions.ts'

/** One line of a worked solution. Lines with numbers carry values; texts are made when they are shown. */
export type WorkedLine =
  /** A value that the question or a table gives. */
  | { readonly kind: 'given'; readonly name: string; readonly value: Amount | string }
  /** Something to find or write down first, as an instruction without what comes out. */
  | { readonly kind: 'lookup'; readonly text: string }
  /** The law or rule that leads from the given values to the answer. */
  | { readonly kind: 'relation'; readonly text: string }
  /** A value brought into another form: the same quantity in another unit, or an amount from a mass. */
  | {
      readonly kind: 'conversion'
      readonly name: string
      readonly expression: Expression
      readonly result: Amount
    }
  /** A calculation on the way, or the last one, which gives the answer. */
  | {
      readonly kind: 'number'
      readonly name: string
      readonly expression: Expression
      readonly result: Amount
    }
  /** An answer that is no number, as it is shown. */
  | { readonly kind: 'result'; readonly text: string }
  /** Two calculations that have to agree. */
  | {
      readonly kind: 'check'
      readonly name: string
      readonly left: Expression
      readonly right: Expression
    }

/** A line that works out a number. */
export type StepLine = Extract<WorkedLine, { readonly kind: 'conversion' | 'number' }>

/** How a question is solved, with its own numbers. */
export type Solution = {
  /** The quantity or the thing that is asked for: 'the mass of MgO'. */
  readonly asked: string
  readonly lines: readonly WorkedLine[]
  /** The parts of the problem ask for results on the way, so no hint tells one. */
  readonly isInParts?: boolean
}

/** A step toward the answer that does not give it away. */
export type Hint =
  /** The quantity asked for; the unit is null where there is none. */
  | { readonly kind: 'asked'; readonly quantity: string; readonly unit: string | null }
  | { readonly kind: 'relation'; readonly text: string }
  /** The way to the first value, where the answer is looked up and not worked out. */
  | { readonly kind: 'lookup'; readonly text: string }
  /** The first step with the numbers of this question. A result that is asked for is left out. */
  | { readonly kind: 'start'; readonly line: StepLine; readonly isAsked: boolean }
  /** The first thing to look up, where nothing is worked out: it stands before the relation. */
  | { readonly kind: 'known'; readonly name: string; readonly value: Amount | string }

/** A solution of these lines. */
export function solved(asked: string, ...lines: readonly WorkedLine[]): Solution {
  return { asked, lines }
}

/** The solution of a problem in parts, which ends with the answers to all of them. */
export function inParts({ asked, lines }: Solution, answer: string): Solution {
  return { asked, lines: [...lines, outcome(answer)], isInParts: true }
}

/** A given value. */
export function known(name: string, value: Amount | string): WorkedLine {
  return { kind: 'given', name, value }
}

/** An instruction for what is looked up or written down first, as one sentence without its full stop. */
export function lookup(text: string): WorkedLine {
  return { kind: 'lookup', text }
}

/** The law or rule that is used. */
export function law(text: string): WorkedLine {
  return { kind: 'relation', text }
}

/** A step that brings a value into another form. */
export function converted(name: string, expression: Expression, result: Amount): WorkedLine {
  return { kind: 'conversion', name, expression, result }
}

/** A step that works out a number. */
export function calculated(name: string, expression: Expression, result: Amount): WorkedLine {
  return { kind: 'number', name, expression, result }
}

/** The answer, where it is no number. */
export function outcome(text: string): WorkedLine {
  return { kind: 'result', text }
}

/** Two calculations that have to agree. */
export function agreed(name: string, left: Expression, right: Expression): WorkedLine {
  return { kind: 'check', name, left, right }
}

/** The steps of a solution, in their order. The last one of a numeric question gives its answer. */
export function stepsOf({ lines }: Solution): readonly StepLine[] {
  return lines.filter((line) => line.kind === 'conversion' || line.kind === 'number')
}

/**
 * Returns up to three hints: the quantity asked for, the relation, and the first step with the
 * numbers of the question, or the way to the first value.
 */
export function hintsOf(solution: Solution): readonly Hint[] {
  const steps = stepsOf(solution)
  const isNumeric = solution.lines.every(({ kind }) => kind !== 'result')
  const last = isNumeric ? steps.at(-1) : undefined
  const first = solution.lines.find(({ kind }) => kind === 'relation')
  return [
    { kind: 'asked', quantity: solution.asked, unit: last?.result.unit ?? null },
    ...(first?.kind === 'relation' ? [{ kind: 'relation' as const, text: first.text }] : []),
    ...startOf(solution, steps.find(({ expression }) => isCalculation(expression)) ?? last, last),
  ]
}

function startOf(
  { lines, isInParts = false }: Solution,
  step: StepLine | undefined,
  last: StepLine | undefined,
): readonly Hint[] {
  if (step !== undefined && isCalculation(step.expression)) {
    return [{ kind: 'start', line: step, isAsked: isInParts || step === last }]
  }
  if (step !== undefined) {
    // A number that is only looked up would be the answer itself, so the way to it is told.
    const way = lines.find(({ kind }) => kind === 'lookup')
    return way?.kind === 'lookup' ? [{ kind: 'lookup', text: way.text }] : []
  }
  const relation = lines.findIndex(({ kind }) => kind === 'relation')
  const fact = lines.find(({ kind }, place) => kind === 'given' && place < relation)
  return fact?.kind === 'given' ? [{ kind: 'known', name: fact.name, value: fact.value }] : []
}
