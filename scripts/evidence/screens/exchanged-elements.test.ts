import { expect, test } from 'vitest'

import { exchangedElementsIn } from './exchanged-elements.ts'

const path = 'src/web/match/planted.tsx'

function problemsIn(body: string): readonly string[] {
  return exchangedElementsIn({ path, source: `export function Planted() {\n${body}\n}\n` })
}

test.each([
  ['of a condition', 'return isOn ? <p><Star /> on</p> : <p><Moon /></p>'],
  ['of two returns', 'if (isOn) return <p><Star /> on</p>\nreturn <p><b>off</b></p>'],
  ['of a condition within an element', 'return <li>{isOn ? <p><b /> on</p> : <p><i /></p>}</li>'],
])('a text with siblings in one of two elements %s is found', (_, body) => {
  expect(problemsIn(body)).toEqual([expect.stringMatching(/^src\/web\/match\/planted\.tsx:2: /)])
})

test.each([
  ['other tags', 'return isOn ? <p><Star /> on</p> : <div><Moon /></div>'],
  ['keys', 'return isOn ? <p key="on"><Star /> on</p> : <p key="off"><Moon /></p>'],
  ['a text alone', 'return isOn ? <p>on</p> : <p><Moon /></p>'],
  ['a text in an element', 'return isOn ? <p><Star /> <b>on</b></p> : <p><Moon /></p>'],
  ['functions of their own', 'const a = () => { return <p><b /> on</p> }\nreturn <p><i /></p>'],
])('%s keep the rule', (_, body) => {
  expect(problemsIn(body)).toEqual([])
})
