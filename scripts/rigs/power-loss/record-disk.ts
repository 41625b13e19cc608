import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, relative, resolve, sep } from 'node:path'

import { type DiskOperation, type NodeId, ROOT } from './disk-journal.ts'

/** Records the disk operations of this program below a folder. */
export type DiskRecorder = {
  readonly operations: DiskOperation[]
  /** Gives Node's file system back as it was. */
  readonly stop: () => void
}

type Named = { readonly id: NodeId; readonly names: Map<string, Named> }

/**
 * Records what this thread does below an empty folder, by the functions that the embedded database uses.
 * Modules imported earlier keep Node's own functions, except those that import `fs` as a whole.
 */
export function recordDisk(folder: string): DiskRecorder {
  const root: Named = { id: ROOT, names: new Map() }
  const opened = new Map<number, NodeId>()
  const operations: DiskOperation[] = []
  const base = resolve(folder)
  let lastId: NodeId = ROOT
  const original = { ...fs }
  const openPromised = fsPromises.open

  const recorded = {
    openSync(path: string, ...rest: [number | string]) {
      const handle = original.openSync(path, ...rest)
      const node = find(path)
      if (node !== null) opened.set(handle, node.id)
      return handle
    },
    closeSync(handle: number) {
      opened.delete(handle)
      original.closeSync(handle)
    },
    writeFileSync(path: string, text: string, options: fs.WriteFileOptions) {
      original.writeFileSync(path, text, options)
      create(path, false)
    },
    mkdirSync(path: string, options: fs.MakeDirectoryOptions) {
      const made = original.mkdirSync(path, options)
      create(path, true)
      return made
    },
    writeSync(
      handle: number,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) {
      const count = original.writeSync(handle, buffer, offset, length, position)
      const node = opened.get(handle)
      const bytes = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, count).slice()
      if (node !== undefined) operations.push({ kind: 'written', node, offset: position, bytes })
      return count
    },
    ftruncateSync(handle: number, size: number) {
      original.ftruncateSync(handle, size)
      const node = opened.get(handle)
      if (node !== undefined) operations.push({ kind: 'truncated', node, size })
    },
    truncateSync(path: string, size: number) {
      original.truncateSync(path, size)
      const node = find(path)?.id
      if (node !== undefined) operations.push({ kind: 'truncated', node, size })
    },
    renameSync(from: string, to: string) {
      original.renameSync(from, to)
      const [parent, newParent] = [find(dirname(from)), find(dirname(to))]
      if (parent === null || newParent === null) return
      const [name, newName] = [basename(from), basename(to)]
      const node = parent.names.get(name)
      if (node === undefined) return
      parent.names.delete(name)
      newParent.names.set(newName, node)
      operations.push({
        kind: 'renamed',
        parent: parent.id,
        name,
        newParent: newParent.id,
        newName,
      })
    },
    unlinkSync(path: string) {
      original.unlinkSync(path)
      remove(path)
    },
    rmdirSync(path: string) {
      original.rmdirSync(path)
      remove(path)
    },
    fsyncSync(handle: number) {
      const node = opened.get(handle)
      if (node !== undefined) operations.push({ kind: 'synced', node })
    },
  }
  Object.assign(fs, recorded)
  Object.assign(fsPromises, {
    async open(path: string, ...rest: [string]) {
      const handle = await openPromised(path, ...rest)
      const node = find(path)?.id
      return Object.assign(handle, {
        async sync() {
          if (node !== undefined) operations.push({ kind: 'synced', node })
        },
      })
    },
  })
  syncBuiltinESMExports()
  return {
    operations,
    stop() {
      for (const name of Object.keys(recorded))
        Object.assign(fs, { [name]: Object(original)[name] })
      Object.assign(fsPromises, { open: openPromised })
      syncBuiltinESMExports()
    },
  }

  function find(path: unknown): Named | null {
    if (typeof path !== 'string') return null
    const inner = relative(base, resolve(path))
    if (inner.startsWith('..')) return null
    let node: Named | undefined = root
    for (const name of inner === '' ? [] : inner.split(sep)) node = node?.names.get(name)
    return node ?? null
  }

  function create(path: string, isFolder: boolean): void {
    const [parent, name] = [find(dirname(path)), basename(path)]
    if (parent === null || parent.names.has(name)) return
    lastId += 1
    parent.names.set(name, { id: lastId, names: new Map() })
    operations.push({ kind: 'created', parent: parent.id, name, node: lastId, isFolder })
  }

  function remove(path: string): void {
    const [parent, name] = [find(dirname(path)), basename(path)]
    if (parent?.names.delete(name)) operations.push({ kind: 'removed', parent: parent.id, name })
  }
}
