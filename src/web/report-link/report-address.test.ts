import { expect, test } from 'vitest'

import { type Reported, reportedIn, reportPath } from './report-address.ts'

const subjects: readonly Reported[] = [
  { what: 'question', id: 'as-e1.1.k3f9', choice: 'H₂O & more' },
  { what: 'question', id: 'as-e1.1.k3f9', choice: '' },
  { what: 'value', element: 'Fe', property: 'Density', shown: '7.874 g/cm³' },
  { what: 'value', element: 'Fe', property: '', shown: '' },
]

test.each(subjects)('an address names its subject: %j', (subject) => {
  expect(reportedIn(new URL(reportPath(subject), 'https://chem.example').searchParams)).toEqual(
    subject,
  )
})

test('an address without a subject names none, and texts are cut to the limit of the server', () => {
  expect(reportedIn(new URLSearchParams('choice=2'))).toBeNull()
  const search = new URLSearchParams({ element: 'Fe', property: 'x'.repeat(90) })
  expect(reportedIn(search)).toEqual({
    what: 'value',
    element: 'Fe',
    property: 'x'.repeat(80),
    shown: '',
  })
})
