import { existsSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The bits of a mode that give a file to other accounts. */
const OTHERS = 0o077
/** Files of a new database that are written out at once. */
const WRITTEN_AT_ONCE = 16
/**
 * The statuses with which PGlite leaves PostgreSQL's code and comes back: at the end, to stay alive, and
 * after an error. With any other one PostgreSQL has ended.
 */
const EXPECTED_STATUSES: ReadonlySet<number> = new Set([0, 99, 100])

/** A file or folder as Emscripten's file system on Node's has it. */
type FileNode = { readonly name: string }
type FileStream = { readonly nfd: number }
type Attributes = { readonly mode?: number }
type Quit = (status: number, reason: unknown) => never

/** The part of that file system through which everything passes that must last. */
type NodeFiles = {
  readonly tryFSOperation: <Value>(operate: () => Value) => Value
  readonly realPath: (node: FileNode) => string
  readonly node_ops: {
    mknod: (parent: FileNode, name: string, mode: number, device: number) => FileNode
    setattr: (node: FileNode, attributes: Attributes) => void
    rename: (node: FileNode, folder: FileNode, name: string) => void
    unlink: (folder: FileNode, name: string) => void
    rmdir: (folder: FileNode, name: string) => void
  }
  readonly stream_ops: {
    setattr: (stream: FileStream, attributes: Attributes) => void
    fsync?: (stream: FileStream) => number
  }
}

/** The files of an embedded database as PGlite wants to be given them. */
export type DurableFilesOptions = {
  /** Called when PostgreSQL has stopped by itself, which makes its memory useless. */
  readonly onDeath?: (reason: string) => void
}

/**
 * The files of an embedded database in a folder: readable by their owner alone, and on the disk when
 * PostgreSQL says so. The file system of the package has no `fsync`, so PostgreSQL is told that all is well.
 *
 * PostgreSQL asks for the write-ahead log at a commit, and at a checkpoint for every file that it has
 * changed. The folders in which names have come, changed or gone are written out with the next file,
 * because POSIX does not promise that a new file is found again otherwise.
 *
 * A new database has another name until it is whole, so a folder that is there can be opened.
 */
export class DurableFiles extends NodeFS {
  readonly #folder: string
  readonly #onDeath: (reason: string) => void
  /** The mount point. The file system reads `root` whenever it needs a path. */
  readonly #mounted: { root: string }

  constructor(folder: string, { onDeath = () => {} }: DurableFilesOptions = {}) {
    const final = resolve(folder)
    const first = existsSync(final) ? final : partOf(final)
    if (first !== final) {
      rmSync(first, { recursive: true, force: true })
      mkdirSync(first, { recursive: true, mode: 0o700 })
    }
    super(first)
    this.#folder = final
    this.#onDeath = onDeath
    this.#mounted = { root: first }
  }

  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    this.pg = pglite
    const quit: Quit = (status, reason) => {
      if (!EXPECTED_STATUSES.has(status)) this.#onDeath(`PostgreSQL ended with ${status}`)
      throw reason
    }
    const mount: (typeof options.preRun & {})[number] = ({ FS, NODEFS }) => {
      makeDurable(NODEFS)
      FS.mkdirTree(PGlite.paths.PGDATA)
      FS.mount(NODEFS, this.#mounted, PGlite.paths.PGDATA)
    }
    const hooks = { quit, onAbort: () => this.#onDeath('PostgreSQL has given up') }
    return {
      emscriptenOpts: { ...options, ...hooks, preRun: [...(options.preRun ?? []), mount] },
    }
  }

  /** Writes a new database out and gives it its name. PGlite calls it once the files are there. */
  override async syncToFs(): Promise<void> {
    const { root } = this.#mounted
    if (root === this.#folder) return
    await writeOut(root)
    renameSync(root, this.#folder)
    this.#mounted.root = this.#folder
    syncFolder(dirname(this.#folder))
  }
}

/** Where a new database is until it is whole. */
export function partOf(folder: string): string {
  return `${folder}.part`
}

function makeDurable({ node_ops: nodes, stream_ops: streams, ...files }: NodeFiles): void {
  const { mknod, setattr, rename, unlink, rmdir } = nodes
  const setOpen = streams.setattr
  const changedFolders = new Set<string>()

  Object.assign(nodes, {
    mknod(parent, name, mode, device) {
      const node = mknod(parent, name, mode & ~OTHERS, device)
      changedFolders.add(files.realPath(parent))
      return node
    },
    setattr: (node, attributes) => setattr(node, withoutOthers(attributes)),
    rename(node, folder, name) {
      const from = dirname(files.realPath(node))
      rename(node, folder, name)
      changedFolders.add(from).add(files.realPath(folder))
    },
    unlink(folder, name) {
      unlink(folder, name)
      changedFolders.add(files.realPath(folder))
    },
    rmdir(folder, name) {
      rmdir(folder, name)
      const path = files.realPath(folder)
      changedFolders.add(path).delete(join(path, name))
    },
  } satisfies NodeFiles['node_ops'])

  Object.assign(streams, {
    setattr: (stream, attributes) => setOpen(stream, withoutOthers(attributes)),
    fsync(stream) {
      files.tryFSOperation(() => {
        fsyncSync(stream.nfd)
        for (const folder of changedFolders) {
          syncFolder(folder)
          changedFolders.delete(folder)
        }
      })
      return 0
    },
  } satisfies NodeFiles['stream_ops'])
}

function withoutOthers(attributes: Attributes): Attributes {
  const { mode } = attributes
  return mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS }
}

/** Writes out a folder with all that is in it. */
async function writeOut(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  const left = [folder, ...paths].values()
  await Promise.all(
    Array.from({ length: WRITTEN_AT_ONCE }, async () => {
      for (const path of left) {
        // Each of them writes out one file after another.
        // oxlint-disable-next-line no-await-in-loop
        await writeOutOne(path)
      }
    }),
  )
}

async function writeOutOne(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes out the names in a folder. */
function syncFolder(folder: string): void {
  // A folder that is gone again has no names to keep.
  if (!existsSync(folder)) return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
