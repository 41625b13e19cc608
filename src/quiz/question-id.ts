/** `template.version.seed`, for example `pe-e1.1.k3f9`: the recipe of one question. */
export type QuestionId = string

/** Seeds are whole numbers below this, written in base 36. */
export const SEEDS = 2 ** 32

export function questionId(
  template: { readonly id: string; readonly version: number },
  seed: number,
): QuestionId {
  return `${template.id}.${template.version}.${seed.toString(36)}`
}

/** Returns the id of the template in a question id. A text without parts is its own template. */
export function templateOf(id: QuestionId): string {
  return id.split('.', 1)[0] ?? ''
}

/** The parts of a question id, or null when the text is not one. */
export function parseQuestionId(
  id: string,
): { readonly template: string; readonly version: number; readonly seed: number } | null {
  const match = /^([a-z]{2}-[emh]\d{1,3})\.([1-9]\d?)\.(0|[1-9a-z][0-9a-z]{0,6})$/.exec(id)
  const seed = Number.parseInt(match?.[3] ?? '', 36)
  if (match?.[1] === undefined || !(seed < SEEDS)) return null
  return { template: match[1], version: Number(match[2]), seed }
}
