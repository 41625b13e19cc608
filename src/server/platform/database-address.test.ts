import { expect, test } from 'vitest'

import { readDatabaseAddress } from './database-address.ts'

test.each([
  [
    'postgres://wizard:p%40ss@db:5432/wizard?sslmode=disable',
    {
      urls: ['postgres://wizard:p%40ss@db:5432/wizard?sslmode=disable'],
      shown: 'db:5432/wizard',
      target: undefined,
    },
  ],
  [
    'postgres://wizard:secret@a,b:5433,[::1]:5434/wizard?sslmode=verify-full&target_session_attrs=read-write',
    {
      urls: [
        'postgres://wizard:secret@a/wizard?sslmode=verify-full',
        'postgres://wizard:secret@b:5433/wizard?sslmode=verify-full',
        'postgres://wizard:secret@[::1]:5434/wizard?sslmode=verify-full',
      ],
      shown: 'a,b:5433,[::1]:5434/wizard',
      target: 'read-write',
    },
  ],
  [
    'postgresql:///wizard?host=/run/postgresql',
    {
      urls: ['postgresql:///wizard?host=%2Frun%2Fpostgresql'],
      shown: '/wizard',
      target: undefined,
    },
  ],
])('%s is read', (text, address) => {
  expect(readDatabaseAddress(text)).toEqual(address)
})

test.each(['mysql://db/wizard', 'postgres://a,/wizard', 'postgres://a:b,c/wizard', 'db', ''])(
  '%s is not an address',
  (text) => {
    expect(readDatabaseAddress(text)).toBeNull()
  },
)
