import { expect, test } from 'vitest'

import type { UserSettings } from '#contract/settings.ts'
import { toWire } from '#contract/wire/naming.ts'
import { defaultSettings } from '#quiz/practice/settings.ts'
import { fakeRemote } from '#web/testing/fake-remote.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { settingsIn } from '#web/user-data/settings.ts'
import { CallProblem, type ProblemCode } from '#web/wire/api.ts'

import { accountSettings, type SaveSettings } from './account-settings.ts'

const start: UserSettings = {
  ...toWire(defaultSettings),
  enabled_categories: ['general', 'bonding'],
  topics: [],
  exam_day: null,
  difficulty: 'easy',
  version: 3,
}

/** A server that keeps settings with a version, as others may change them. */
function world(
  refusals: readonly (ProblemCode | 'lost answer')[] = [],
  { known = start, storage = memoryStorage() } = {},
) {
  const server = { settings: known }
  const saves: UserSettings[] = []
  const said: string[] = []
  const due = [...refusals]
  const save: SaveSettings = async (settings) => {
    saves.push(settings)
    const refusal = due.shift()
    if (refusal !== undefined && refusal !== 'lost answer') throw new CallProblem(refusal, 'no')
    if (settings.version !== server.settings.version) throw new CallProblem('conflict', 'no')
    server.settings = { ...settings, version: settings.version + 1 }
    if (refusal === 'lost answer') throw new CallProblem('conflict', 'the repeat came too late')
    return server.settings
  }
  const place = accountSettings({
    saved: fakeRemote(known, async () => server.settings),
    device: settingsIn(storage),
    save,
    onConflict: () => said.push('conflict'),
    onFailed: () => said.push('failed'),
  })
  return { server, saves, said, place, storage }
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

test("the account's settings show, with what belongs to the device", () => {
  const { place } = world()
  expect(place.get()).toEqual({
    ...defaultSettings,
    enabledCategories: ['general', 'bonding'],
    difficulty: 'easy',
    timerEnabled: true,
    questionTypes: ['atomic-number', 'symbol', 'name', 'group'],
    studyReminders: false,
    answerKindsOff: [],
  })
})

test('a change shows at once and is saved with the version it was made from', async () => {
  const { place, server, said } = world()
  place.update((kept) => ({ ...kept, difficulty: 'hard' }))
  expect(place.get().difficulty).toBe('hard')
  await settled()
  expect([server.settings, said]).toEqual([{ ...start, difficulty: 'hard', version: 4 }, []])
})

test('of many changes in a row the first and the last are saved', async () => {
  const { place, saves, server } = world()
  for (const difficulty of ['medium', 'easy', 'medium', 'hard'] as const) {
    place.update((kept) => ({ ...kept, difficulty }))
  }
  await settled()
  expect(saves.map(({ difficulty, version }) => [difficulty, version])).toEqual([
    ['medium', 3],
    ['hard', 4],
  ])
  expect([place.get().difficulty, server.settings.difficulty]).toEqual(['hard', 'hard'])
})

test('settings are saved when all of them are, also those that wait for another', async () => {
  const { place, server } = world()
  await place.saved()
  place.update((kept) => ({ ...kept, difficulty: 'hard' }))
  place.update((kept) => ({ ...kept, autoAdvance: true }))
  await place.saved()
  expect(server.settings).toEqual({ ...start, difficulty: 'hard', auto_advance: true, version: 5 })
})

test('a save that another device has overtaken gives way to the newer settings, and that is said', async () => {
  const { place, server, said } = world()
  server.settings = { ...start, difficulty: 'medium', version: 4 }
  place.update((kept) => ({ ...kept, autoAdvance: true }))
  await settled()
  expect([place.get().difficulty, place.get().autoAdvance, said]).toEqual([
    'medium',
    false,
    ['conflict'],
  ])
  place.update((kept) => ({ ...kept, autoAdvance: true }))
  await settled()
  expect(server.settings).toEqual({
    ...start,
    difficulty: 'medium',
    auto_advance: true,
    version: 5,
  })
})

test('a save whose answer was lost is not a conflict with itself', async () => {
  const { place, said } = world(['lost answer'])
  place.update((kept) => ({ ...kept, difficulty: 'hard' }))
  await settled()
  expect([place.get().difficulty, said]).toEqual(['hard', []])
})

test('a change made while a save is found to have arrived is saved after it', async () => {
  const { place, server, said } = world(['lost answer'])
  place.update((kept) => ({ ...kept, difficulty: 'hard' }))
  place.update((kept) => ({ ...kept, autoAdvance: true }))
  await settled()
  expect([place.get().autoAdvance, server.settings, said]).toEqual([
    true,
    { ...start, difficulty: 'hard', auto_advance: true, version: 5 },
    [],
  ])
})

test('a refused change is saved with the next change', async () => {
  const { place, server, said } = world(['internal'])
  place.update((kept) => ({ ...kept, difficulty: 'hard' }))
  place.update((kept) => ({ ...kept, autoAdvance: true }))
  await settled()
  expect([server.settings, said]).toEqual([
    { ...start, difficulty: 'hard', auto_advance: true, version: 4 },
    [],
  ])
})

test('a change that cannot be saved is undone, and that is said', async () => {
  const { place, said } = world(['internal'])
  place.update((kept) => ({ ...kept, difficulty: 'hard' }))
  await settled()
  expect([place.get().difficulty, said]).toEqual(['easy', ['failed']])
})

test('settings of the device stay there and are not sent', async () => {
  const { place, saves, storage } = world()
  place.update((kept) => ({ ...kept, timerEnabled: false }))
  await settled()
  expect([place.get().timerEnabled, saves, settingsIn(storage).get().timerEnabled]).toEqual([
    false,
    [],
    false,
  ])
})

test('the day of an exam is saved in the account, and so is that it was removed', async () => {
  const { place, saves } = world()
  place.update((kept) => ({ ...kept, difficulty: 'hard' }))
  await settled()
  place.update((kept) => ({ ...kept, examDay: '2027-05-03' }))
  await settled()
  place.update((kept) => ({ ...kept, examDay: '' }))
  await settled()
  expect(saves.map(({ exam_day }) => exam_day)).toEqual([null, '2027-05-03', ''])
})

test('a day that this device knew before accounts had one shows, and comes to the account', async () => {
  const storage = memoryStorage()
  settingsIn(storage).update((kept) => ({ ...kept, examDay: '2027-05-03' }))
  const { place, saves } = world([], { storage })
  expect(place.get().examDay).toBe('2027-05-03')
  place.update((kept) => ({ ...kept, difficulty: 'hard' }))
  await settled()
  expect(saves[0]?.exam_day).toBe('2027-05-03')
  const removed = world([], { storage, known: { ...start, exam_day: '' } })
  expect(removed.place.get().examDay).toBe('')
})

test('a server that knows no exam is told of none', async () => {
  const { exam_day: _exam, ...known } = start
  const { place, saves } = world([], { known })
  place.update((kept) => ({ ...kept, examDay: '2027-05-03', difficulty: 'hard' }))
  await settled()
  expect(saves).toEqual([{ ...known, difficulty: 'hard' }])
})
