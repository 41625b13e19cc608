import { expect, test } from 'vitest'

import { toggleTopic, topicIds } from './topics.ts'

test('Q61 a topic is switched on and off again, and those of another version stay', () => {
  const on = toggleTopic(['of-a-later-version'], 'gases')
  expect(on).toEqual(['of-a-later-version', 'gases'])
  expect(toggleTopic(on, 'gases')).toEqual(['of-a-later-version'])
})

test('every topic has an id of its own', () => {
  expect(topicIds).toEqual([...new Set(topicIds)])
})
