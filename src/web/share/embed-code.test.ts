import { expect, test } from 'vitest'

import { embedCode } from './embed-code.ts'

test('the code is one frame with a title, without a script', () => {
  expect(embedCode('https://chem.example/embed/set/BCDFGH')).toBe(
    '<iframe src="https://chem.example/embed/set/BCDFGH?theme=light" title="Chemistry questions" width="100%" height="640" style="border:0" loading="lazy"></iframe>',
  )
})
