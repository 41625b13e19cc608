import { type Belongings, callInputs } from './call-inputs.ts'

/** A place in the input of a call: the name of the call, and the path to a value. */
export type Leaf = readonly [name: string, path: string]

const SOME: Belongings = {
  issueId: 'an issue',
  deviceId: 'a device',
  passkeyId: 'a passkey',
  matchId: 'a match',
  setId: 'a set',
  classId: 'a class',
  memberId: 'a member',
  assignmentId: 'an assignment',
  classGameId: 'a class game',
}

/** An input that the owner of the belongings may send with a call. */
export function inputOf(name: string, belongings: Belongings): object {
  const entry = Object.entries(callInputs).find(([known]) => known === name)?.[1]
  if (entry === undefined) throw new Error(`There is no entry for ${name}`)
  return entry.input(belongings)
}

/** Every number in the inputs of these calls. */
export function numbersOf(names: readonly string[]): readonly Leaf[] {
  return leavesOf(names, 'number')
}

/** Every text, likewise. */
export function textsOf(names: readonly string[]): readonly Leaf[] {
  return leavesOf(names, 'string')
}

/** The input as JSON, in which the value at a path is replaced by a piece of JSON. */
export function withValue(input: object, path: string, json: string): string {
  const mark = '@@here@@'
  const text = JSON.stringify(replaced(input, path.split('.'), mark))
  return text.replace(`"${mark}"`, () => json)
}

function leavesOf(names: readonly string[], type: string): readonly Leaf[] {
  return names.flatMap((name) =>
    leavesIn(inputOf(name, SOME)).flatMap(([path, value]) =>
      typeof value === type ? [[name, path] as const] : [],
    ),
  )
}

function leavesIn(value: object, path = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? leavesIn(inner, `${path}${key}.`)
      : [[`${path}${key}`, inner] as const],
  )
}

function replaced(value: unknown, [key = '', ...rest]: readonly string[], by: string): unknown {
  const inner: unknown = Reflect.get(Object(value), key)
  const next = rest.length === 0 ? by : replaced(inner, rest, by)
  return Array.isArray(value) ? value.with(Number(key), next) : { ...Object(value), [key]: next }
}
