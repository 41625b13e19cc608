import { assert, constantFrom, property, shuffledSubarray, string } from 'fast-check'
import { expect, test } from 'vitest'

import {
  aufbauExceptions,
  configurationOf,
  formatConfiguration,
  formatNobleGasForm,
  nobleGasForm,
} from '#chemistry/electrons/configurations.ts'
import { elements } from '#chemistry/elements/elements.ts'

import { configurationKind, judgeConfiguration, parseConfigurationText } from './configuration.ts'

function typed(configuration: string) {
  return { type: 'configuration', key: { configuration }, boxes: null } as const
}

function boxed(configuration: string, core: string | null, ...subshells: readonly string[]) {
  return { type: 'configuration', key: { configuration }, boxes: { core, subshells } } as const
}

type Task = ReturnType<typeof typed> | ReturnType<typeof boxed>

function verdict(task: Task, given: string) {
  const read = configurationKind.parse(task, given)
  if (!('response' in read)) return read.problem
  const judged = judgeConfiguration(task, read.response)
  return judged.isRight ? 'right' : judged.nearMiss
}

const chromium = typed('[Ar] 3d5 4s1')

test.each([
  '[Ar] 3d5 4s1',
  '[Ar] 4s1 3d5',
  '[Ar]3d54s1',
  '[Ar] 3d⁵ 4s¹',
  '[ar] 3d^5 4s^1',
  '[Ar] 3d^{5} 4s^{1}',
  '[Ar] 3d(5) 4s(1)',
  'Ar 3d5 4s1',
  '(Ar) 3d5, 4s1',
  '[AR] 3D5 4S1',
  ' [ Ar ]  3d 5  4s 1 ',
  '[Ar] 3d5 4s1 4p0',
  '[Ar] 3d5.4s1',
  '1s2 2s2 2p6 3s2 3p6 3d5 4s1',
  '1s22s22p63s23p63d54s1',
  '1s²2s²2p⁶3s²3p⁶4s¹3d⁵',
  '[Ne] 3s2 3p6 3d5 4s1',
  '[Ar] 3d05 4s01',
])('Q41 “%s” is the configuration of chromium', (given) => {
  expect(verdict(chromium, given)).toBe('right')
})

test('Q41 every ground state is right in either form, with and without spaces, in any order', () => {
  assert(
    property(
      constantFrom(...elements),
      shuffledSubarray([0, 1, 2, 3, 4, 5]),
      ({ symbol }, order) => {
        const subshells = configurationOf(symbol)
        const task = typed(formatConfiguration(subshells))
        const { core, outer } = nobleGasForm(subshells)
        const mixed = order.flatMap((place) => outer[place] ?? [])
        const rest = outer.filter((one) => !mixed.includes(one))
        const spellings = [
          formatConfiguration(subshells),
          formatNobleGasForm(subshells),
          formatNobleGasForm(subshells).replaceAll(' ', ''),
          `${core === null ? '' : `[${core}]`} ${formatConfiguration([...rest, ...mixed])}`,
        ]
        expect(spellings.map((given) => verdict(task, given))).toEqual(spellings.map(() => 'right'))
        expect(verdict(task, `${formatConfiguration(subshells)} 8s1`)).not.toBe('right')
      },
    ),
  )
})

test('Q42 the order of filling is recognized for each of the twenty exceptions', () => {
  expect(aufbauExceptions.length).toBe(20)
  expect(verdict(chromium, '[Ar] 3d4 4s2')).toEqual({ kind: 'aufbau' })
  expect(verdict(typed('[Kr] 4d10'), '[Kr] 4d8 5s2')).toEqual({ kind: 'aufbau' })
})

test.each([
  ['[Ar] 3d5 4s2', { kind: 'count', electrons: 25 }],
  ['[Ar] 3d5', { kind: 'count', electrons: 23 }],
  ['[Ar] 3d6', { kind: 'subshells', subshells: ['3d', '4s'] }],
  ['[Ar] 4d5 4s1', { kind: 'subshells', subshells: ['3d', '4d'] }],
  ['1s2 2s2 2p8 3s2 3p4 4s2', { kind: 'too-many', subshell: { n: 2, l: 'p', electrons: 8 } }],
  ['1s2 2s2 2d6', { kind: 'no-such-subshell', subshell: { n: 2, l: 'd', electrons: 6 } }],
  ['[Ar] 8s1', { kind: 'no-such-subshell', subshell: { n: 8, l: 's', electrons: 1 } }],
])('Q42 for chromium, “%s” came close by %j', (given, miss) => {
  expect(verdict(chromium, given)).toEqual(miss)
})

test.each([
  ['[Ar] 3d5 4s', 'Write the number of electrons behind 4s, also where it is 1.'],
  ['[Ar] 4s 3d5', 'Write the number of electrons behind 4s, also where it is 1.'],
  ['[Ca] 3d4', 'Only a noble gas stands in brackets, as in [Ar] 4s2.'],
  ['[Ar] 3d2 3d3 4s1', 'The subshell 3d is there twice.'],
  ['[Ar] 3p6 3d5', 'The subshell 3p is there twice.'],
  ['chromium', '“chromium” cannot be read as a configuration. Write it as in 1s2 2s1.'],
  ['3d5 5g1', '“3d5 5g1” cannot be read as a configuration. Write it as in 1s2 2s1.'],
  ['2, 8, 13, 1', '“2, 8, 13, 1” cannot be read as a configuration. Write it as in 1s2 2s1.'],
  ['', null],
  [' ', null],
])('Q43 “%s” is not counted', (given, problem) => {
  expect(configurationKind.parse(chromium, given)).toEqual({ problem, offers: [] })
})

test('the reading shows the subshells in the order in which they were typed', () => {
  const read = configurationKind.parse(chromium, '[ar]4s1 3d5')
  expect('response' in read && configurationKind.describe(chromium, read.response)).toBe(
    '[Ar] 4s¹ 3d⁵',
  )
})

const nitrogen = boxed('[He] 2s2 2p3', 'He', '2s', '2p')
const cobalt = boxed('[Ar] 3d7', 'Ar', '3d', '4s')

test.each([
  ['[He] 2s [↑↓] 2p [↑][↑][↑]', 'right'],
  ['2s[↓↑]2p[↓][↓][↓]', 'right'],
  ['[He] 2s [↑↑] 2p [↑][↑][↑]', { kind: 'pauli', subshell: '2s' }],
  ['[He] 2s [↑↓] 2p [↑↓][↑][ ]', { kind: 'pairing', subshell: '2p' }],
  ['[He] 2s [↑↓] 2p [↑][↓][↑]', { kind: 'spin', subshell: '2p' }],
  ['[He] 2s [↑↓] 2p [↑][↑][ ]', { kind: 'count', electrons: 6 }],
  ['[He] 2s [↑] 2p [↑↓][↑][↑]', { kind: 'subshells', subshells: ['2s', '2p'] }],
  ['[He] 2s [ ] 2p [ ][ ][ ]', 'Put arrows into the boxes.'],
  ['[He] 2s [↑↓] 2p [↑][↑]', 'Put arrows into the boxes.'],
  ['[He] 2s [↑↑↑] 2p [↑][↑][↑]', 'Put arrows into the boxes.'],
  ['1s2 2s2 2p3', 'Put arrows into the boxes.'],
])('the boxes of nitrogen, “%s”: %j', (given, expected) => {
  expect(verdict(nitrogen, given)).toEqual(expected)
})

test('the boxes of Co²⁺: 4s stays empty, and which 3d orbitals hold pairs does not matter', () => {
  expect(verdict(cobalt, '[Ar] 3d [↑↓][↑↓][↑][↑][↑] 4s [ ]')).toBe('right')
  expect(verdict(cobalt, '[Ar] 3d [↑][↑][↑↓][↑][↑↓] 4s [ ]')).toBe('right')
  expect(verdict(cobalt, '[Ar] 3d [↑][↑][↑][↑][↑] 4s [↑↓]')).toEqual({ kind: 'aufbau' })
})

test('two drawings of the same electrons are the same', () => {
  const [one, other, turned, different] = [
    '2s[↑↓]2p[↑↓][↑][ ]',
    '2s[↑↓]2p[ ][↑][↑↓]',
    '2s[↓↑]2p[↑↓][ ][↓]',
    '2s[↑↓]2p[↑][↑][↑]',
  ].map((given) => configurationKind.parse(nitrogen, given))
  const isSame = (a: typeof one, b: typeof one) =>
    a !== undefined &&
    b !== undefined &&
    'response' in a &&
    'response' in b &&
    configurationKind.isSame(nitrogen, a.response, b.response)
  expect([isSame(one, other), isSame(one, turned), isSame(one, different)]).toEqual([
    true,
    true,
    false,
  ])
})

test('no text breaks the reader, and each wrong answer gets two or three sentences', () => {
  const signs = string({
    unit: constantFrom(
      ...'123456789spdf[](){}^ArNe ↑↓⁰¹²,.'.split(''),
      '[Ar]',
      '3d',
      '4s2',
      '2p[↑]',
    ),
    maxLength: 12,
  })
  assert(
    property(signs, constantFrom<Task>(chromium, nitrogen), (given, task) => {
      const read = configurationKind.parse(task, given)
      if (!('response' in read)) return
      const miss = configurationKind.missOf(task, read.response)
      const isRight = configurationKind.isRight(task, read.response)
      expect(miss === null).toBe(isRight)
      expect([2, 3]).toContain(miss?.match(/[.!?](?=\s|$)/g)?.length ?? 2)
      expect(configurationKind.describe(task, read.response)).not.toContain('undefined')
    }),
    { numRuns: 2000 },
  )
})

test('a read configuration is read again from its display', () => {
  assert(
    property(constantFrom(...elements), ({ symbol }) => {
      const shown = formatNobleGasForm(configurationOf(symbol))
      const read = parseConfigurationText(shown)
      const task = typed(shown)
      if ('problem' in read) throw new RangeError(shown)
      expect(configurationKind.describe(task, read)).toBe(shown)
    }),
  )
})
