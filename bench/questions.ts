import { cpus } from 'node:os'

import { drawQuestion, type Question } from '#quiz/question.ts'
import type { Template } from '#quiz/template.ts'
import { templates } from '#quiz/templates/whole-bank.ts'

/**
 * Prints how many questions one core makes in a second, over all templates equally often, beside
 * the speed of writing and reading the same questions as JSON. About five seconds.
 */

const WARM_UP_MS = 500
const MEASURED_MS = 3000
const JSON_MS = 1000
/** Questions of one template between two readings of the clock. */
const BATCH = 100
const SLOWEST = 5

/** Questions a second on one core, and JSON round trips of the same in the same time. */
export function questionSpeed(): { readonly questions: number; readonly json: number } {
  makeAll(0, WARM_UP_MS)
  const all = sum([...makeAll(1_000_000, MEASURED_MS).values()])
  const json = writeAndRead(templates.flatMap((template) => batchOf(template, 0)))
  return { questions: speed(all), json: speed(json) }
}

type Measured = { readonly questions: number; readonly milliseconds: number }

function main(): void {
  makeAll(0, WARM_UP_MS)
  const byTemplate = makeAll(1_000_000, MEASURED_MS)
  const all = sum([...byTemplate.values()])
  const json = writeAndRead(templates.flatMap((template) => batchOf(template, 0)))
  const slowest = [...byTemplate].toSorted(([, a], [, b]) => speed(a) - speed(b)).slice(0, SLOWEST)
  process.stdout.write(
    [
      `questions        ${perSecond(all)}`,
      `JSON round trip  ${perSecond(json)}`,
      `ratio            ${(speed(json) / speed(all)).toFixed(2)} JSON round trips in the time of making a question`,
      `conditions       processor time on one core of ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.versions.node}, ${all.questions} questions of ${templates.length} templates`,
      `slowest          ${slowest.map(([{ id }, measured]) => `${id} ${perSecond(measured)}`).join('\n                 ')}`,
      '',
    ].join('\n'),
  )
}

/** Makes a batch of each template in turn until the time is over. */
function makeAll(firstSeed: number, milliseconds: number): ReadonlyMap<Template, Measured> {
  const measured = new Map<Template, Measured>()
  const end = cpuMilliseconds() + milliseconds
  for (let seed = firstSeed; cpuMilliseconds() < end; seed += BATCH) {
    for (const template of templates) {
      const startedAt = cpuMilliseconds()
      const questions = batchOf(template, seed).length
      const batch = { questions, milliseconds: cpuMilliseconds() - startedAt }
      measured.set(
        template,
        sum([batch, measured.get(template) ?? { questions: 0, milliseconds: 0 }]),
      )
    }
  }
  return measured
}

function batchOf(template: Template, firstSeed: number): readonly Question[] {
  return Array.from({ length: BATCH }, (_, index) =>
    drawQuestion(template, firstSeed + index),
  ).filter((question) => question !== null)
}

function writeAndRead(questions: readonly Question[]): Measured {
  const startedAt = cpuMilliseconds()
  let count = 0
  while (cpuMilliseconds() - startedAt < JSON_MS) {
    for (const question of questions) JSON.parse(JSON.stringify(question))
    count += questions.length
  }
  return { questions: count, milliseconds: cpuMilliseconds() - startedAt }
}

/** Time of this thread alone, so that other work on the machine does not count. */
function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function sum(parts: readonly Measured[]): Measured {
  return {
    questions: parts.reduce((total, part) => total + part.questions, 0),
    milliseconds: parts.reduce((total, part) => total + part.milliseconds, 0),
  }
}

function speed({ questions, milliseconds }: Measured): number {
  return (1000 * questions) / milliseconds
}

function perSecond(measured: Measured): string {
  return `${Math.round(speed(measured))} / s`
}

if (import.meta.main) main()
