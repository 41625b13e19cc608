import { expect, test } from 'vitest'

import { admissionOf, friendsOf, type Invitation, isForStakes, matchKinds } from './invitation.ts'

const open: Invitation = { host: 'Lise', guest: null, expiresAt: 1000 }
const taken: Invitation = { ...open, guest: 'Otto' }

test('M30 an invitation admits its host and, before the first match, any other player', () => {
  expect(['Lise', 'Otto', 'Fritz'].map((player) => admissionOf(open, player, 999))).toEqual([
    'host',
    'guest',
    'guest',
  ])
})

test('M30 after the first match it admits only the two who played it', () => {
  expect(['Lise', 'Otto', 'Fritz'].map((player) => admissionOf(taken, player, 999))).toEqual([
    'host',
    'guest',
    'taken',
  ])
})

test('M30 at the end of its time it admits no player', () => {
  expect(['Lise', 'Otto', 'Fritz'].map((player) => admissionOf(taken, player, 1000))).toEqual([
    'expired',
    'expired',
    'expired',
  ])
})

test('M31 a host is paired with the guest who has waited longest', () => {
  const [otto, lise, fritz] = ['Otto', 'Lise', 'Fritz'].map((player) => ({ player }))
  if (!otto || !lise || !fritz) throw new Error('three are needed')
  expect(friendsOf(open, [otto, lise, fritz], 0)).toEqual([lise, otto])
  expect(friendsOf(open, [fritz, otto, lise], 0)).toEqual([lise, fritz])
  expect(friendsOf(taken, [fritz, otto, lise], 0)).toEqual([lise, otto])
})

test('M31 guests are not paired with each other, and a host not with a stranger', () => {
  expect(friendsOf(open, [{ player: 'Otto' }, { player: 'Fritz' }], 0)).toBeNull()
  expect(friendsOf(open, [{ player: 'Lise' }], 0)).toBeNull()
  expect(friendsOf(taken, [{ player: 'Lise' }, { player: 'Fritz' }], 0)).toBeNull()
  expect(friendsOf(open, [{ player: 'Lise' }, { player: 'Otto' }], 1000)).toBeNull()
})

test('M32 only a match of two who searched is for stakes', () => {
  expect(matchKinds.filter(isForStakes)).toEqual(['search'])
})
