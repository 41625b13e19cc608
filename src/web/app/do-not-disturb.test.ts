import { expect, test } from 'vitest'

import { createConcentration } from './do-not-disturb.ts'

test('deferred work runs at once when no one concentrates', () => {
  const ran: string[] = []
  createConcentration().whenFree(() => ran.push('news'))
  expect(ran).toEqual(['news'])
})

test('it waits until the last one is done, and runs once and in order', () => {
  const { begin, whenFree } = createConcentration()
  const ran: string[] = []
  const endAnswer = begin()
  const endMatch = begin()
  whenFree(() => ran.push('first'))
  whenFree(() => ran.push('second'))
  endAnswer()
  endAnswer()
  expect(ran).toEqual([])
  endMatch()
  expect(ran).toEqual(['first', 'second'])
  begin()()
  expect(ran).toEqual(['first', 'second'])
})

test('deferred work may itself begin to concentrate', () => {
  const { begin, whenFree } = createConcentration()
  const ran: string[] = []
  const end = begin()
  whenFree(() => {
    begin()
    whenFree(() => ran.push('later'))
  })
  end()
  expect(ran).toEqual([])
})
