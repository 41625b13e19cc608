import { expect, test } from 'vitest'

import { leavesEncryptionOpen, mustBeginTls } from './encryption.ts'

test.each([
  ['postgres://db:5432/wizard', true],
  ['postgres://user:secret@10.0.0.7/wizard?application_name=x', true],
  ['postgres://db:5432/wizard?sslmode=verify-full', false],
  ['postgres://db:5432/wizard?sslmode=disable', false],
  ['postgres://localhost:5432,db:5433/wizard', true],
  ['postgres://a:5432,b:5433/wizard?sslmode=verify-full', false],
  ['postgres://localhost/wizard', false],
  ['postgres://127.0.0.1:5433/wizard', false],
  ['postgres://[::1]/wizard', false],
  ['postgres:///wizard?host=/run/postgresql', false],
  ['no address', false],
])('%s leaves encryption open: %s', (address, isOpen) => {
  expect(leavesEncryptionOpen(address)).toBe(isOpen)
})

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://127.0.0.1.example', true],
  ['smtp://relay.school.example?ignoreTLS=true', false],
  ['smtps://mail.example', false],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://localhost', false],
])('mails to %s have to be encrypted first: %s', (address, must) => {
  expect(mustBeginTls(address)).toBe(must)
})
