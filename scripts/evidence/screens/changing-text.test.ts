import { expect, test } from 'vitest'

import { changingTextIn } from './changing-text.ts'

const path = 'src/web/table/planted.tsx'

test.each([
  ['a changing text beside another', '<p>Number {count}</p>', 'one string'],
  ['a changing text beside an element', '<p>{name} <b>!</b></p>', 'one string'],
  ['a template beside a picture', '<p><Star aria-hidden /> {`${count} stars`}</p>', 'one string'],
  ['a text or nothing', "<p>Mass{isKnown ? ' known' : ''}</p>", 'one string'],
  ['a text after what may go', '<p>{isOn ? <b>on</b> : null} always</p>', 'may come and go'],
  ['a text after a list', '<p>{names.map((name) => <b key={name} />)} all</p>', 'may come and go'],
  ['a text after a component', '<p><Badge /> Radioactive</p>', 'may come and go'],
  [
    'a text after what gets another key',
    "<p><b key={count}>{count}</b>{' '}</p>",
    'may come and go',
  ],
  ['a text in a fragment', '<>Last seen <time>{day}</time></>', 'a fragment'],
])('%s is found', (_, markup, problem) => {
  const source = `export function Planted() {\n  return ${markup}\n}\n`
  expect(changingTextIn({ path, source })).toEqual([
    expect.stringMatching(new RegExp(`^${path}:2: .*${problem}`)),
  ])
})

test.each([
  ['one string', '<p>{`Number ${count}`}</p>'],
  ['elements', '<p><span>{name}</span> <b>{count}</b></p>'],
  ['a text that stays, before what may go', '<p>Always {isOn ? <b>on</b> : null}</p>'],
  ['a text beside a picture', '<p><Star aria-hidden /> Starred</p>'],
  ['a text beside what never changes', '<p>At most {LARGEST_COUNT} of them</p>'],
  ['a text or an element, alone', "<p>{isOn ? <b>on</b> : 'off'}</p>"],
  [
    'parts without a text',
    '<p>{isOn ? <b>on</b> : null}{names.map((name) => <b key={name} />)}</p>',
  ],
])('%s keeps the rule', (_, markup) => {
  expect(changingTextIn({ path, source: `export const planted = ${markup}` })).toEqual([])
})

test('a property that is a node is not taken for a text', () => {
  const source = `
    export function Planted({ note }: { readonly note: ReactNode }) {
      return <div>{note}<p>Text</p></div>
    }`
  expect(changingTextIn({ path, source })).toEqual([])
})
