import { expect, test } from 'vitest'

import { type DiskOperation, imageAfter, ROOT } from './disk-journal.ts'

const FILE = 1
const made: DiskOperation = {
  kind: 'created',
  parent: ROOT,
  name: 'file',
  node: FILE,
  isFolder: false,
}
const written: DiskOperation = {
  kind: 'written',
  node: FILE,
  offset: 0,
  bytes: new Uint8Array([1, 2, 3]),
}
const nothingIsLucky = { lostShare: 1, random: () => 0.5 }
const everythingIsLucky = { lostShare: 0, random: () => 0.5 }

test('unsynced writes may all be gone, or all be there', () => {
  expect(imageAfter([made, written], nothingIsLucky)).toEqual(new Map())
  expect(imageAfter([made, written], everythingIsLucky)).toEqual(
    new Map([['file', new Uint8Array([1, 2, 3])]]),
  )
})

test('a synced file in a folder that was not synced is not found', () => {
  const operations: DiskOperation[] = [made, written, { kind: 'synced', node: FILE }]
  expect(imageAfter(operations, nothingIsLucky)).toEqual(new Map())
})

test('a name that was synced leads to the bytes that were synced, and to no later ones', () => {
  const operations: DiskOperation[] = [
    made,
    written,
    { kind: 'synced', node: FILE },
    { kind: 'synced', node: ROOT },
    { kind: 'written', node: FILE, offset: 1, bytes: new Uint8Array([9, 9, 9]) },
    { kind: 'renamed', parent: ROOT, name: 'file', newParent: ROOT, newName: 'other' },
  ]
  expect(imageAfter(operations, nothingIsLucky)).toEqual(
    new Map([['file', new Uint8Array([1, 2, 3])]]),
  )
  expect(imageAfter(operations, everythingIsLucky)).toEqual(
    new Map([['other', new Uint8Array([1, 9, 9, 9])]]),
  )
})

test('a write is torn between sectors', () => {
  const two: DiskOperation = {
    kind: 'written',
    node: FILE,
    offset: 0,
    bytes: new Uint8Array(1024).fill(7),
  }
  const chances = [0, 0, 1].values()
  const random = () => chances.next().value ?? 0
  const operations: DiskOperation[] = [made, { kind: 'synced', node: ROOT }, two]
  const image = imageAfter(operations, { lostShare: 1, random: () => 1 })
  expect(image.get('file')).toEqual(new Uint8Array(1024).fill(7))
  random()
  const torn = imageAfter(operations, { lostShare: 0.5, random })
  expect(torn.get('file')).toEqual(new Uint8Array(1024).fill(7, 512))
})
