import { existsSync, readFileSync } from 'node:fs'

import { numberProblems } from './number-style.ts'

const LONGEST_DESCRIPTION = 300
const SMALLEST_TEXT_PX = 12
const PHONE_PX = 320

/** Lists the problems of a figure's module; empty if there are none. */
export function figureProblems(file: string): readonly string[] {
  if (!existsSync(file)) return [`there is no figure ${file}`]
  const source = readFileSync(file, 'utf8')
  const words = ['caption', 'title', 'description']
  const missing = words.filter((name) => exported(source, name) === '')
  const isLong = exported(source, 'description').length > LONGEST_DESCRIPTION
  return [
    ...missing.map((name) => `figure ${file} has no ${name}`),
    ...(isLong ? [`the description of ${file} is longer than ${LONGEST_DESCRIPTION}`] : []),
    ...(/export function Drawing\(/.test(source) ? [] : [`figure ${file} exports no Drawing`]),
    ...forbidden
      .filter(([pattern]) => pattern.test(source))
      .map(([, what]) => `figure ${file} has ${what}`),
    ...textProblems(file, source),
    ...words
      .flatMap((name) => numberProblems(exported(source, name)))
      .map((problem) => `figure ${file}: ${problem}`),
  ]
}

const forbidden: readonly (readonly [RegExp, string])[] = [
  [/style=/, 'a style attribute'],
  [/(?:fill|stroke)=(?!"none")/, 'a color as an attribute: use a class'],
  [/["'`\s]#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i, 'a color literal'],
  [/<(?:title|desc)\b/, 'a title or a desc of its own'],
]

function exported(source: string, name: string): string {
  const found = new RegExp(`export const ${name} =\\s*(['"\`])((?:\\\\.|(?!\\1)[^\\\\])*)\\1`).exec(
    source,
  )
  return found?.[2]?.trim() ?? ''
}

/** The smallest letters of a figure on a phone 320 px wide. */
function textProblems(file: string, source: string): readonly string[] {
  const width = Number(/viewBox="\S+ \S+ (\d+(?:\.\d+)?) /.exec(source)?.[1])
  if (!(width > 0)) return [`figure ${file} has no viewBox`]
  const sizes = Array.from(source.matchAll(/fontSize=["{]+([\d.]+)/g), ([, size]) => Number(size))
  return sizes
    .filter((size) => (size * PHONE_PX) / width < SMALLEST_TEXT_PX)
    .map((size) => `text of size ${size} in ${file} is too small on a phone`)
}
