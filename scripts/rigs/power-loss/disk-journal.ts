/** A file or folder, however it is called. The folder under which everything lies is the first. */
export type NodeId = number
export const ROOT: NodeId = 0

/** One thing that was done to a disk, in the order in which it was done. */
export type DiskOperation =
  | {
      readonly kind: 'created'
      readonly parent: NodeId
      readonly name: string
      readonly node: NodeId
      readonly isFolder: boolean
    }
  | { readonly kind: 'removed'; readonly parent: NodeId; readonly name: string }
  | {
      readonly kind: 'renamed'
      readonly parent: NodeId
      readonly name: string
      readonly newParent: NodeId
      readonly newName: string
    }
  | {
      readonly kind: 'written'
      readonly node: NodeId
      readonly offset: number
      readonly bytes: Uint8Array
    }
  | { readonly kind: 'truncated'; readonly node: NodeId; readonly size: number }
  | { readonly kind: 'synced'; readonly node: NodeId }

/** The contents of a disk: files by their path below the root, and folders with null. */
export type DiskImage = ReadonlyMap<string, Uint8Array | null>

/** The treatment of writes that were not synced when the power is lost. */
export type PowerLoss = {
  /** This share of the writes that were not synced is gone. */
  readonly lostShare: number
  readonly random: () => number
}

/** The unit that a disk writes completely or not at all, in bytes. */
const SECTOR_BYTES = 512

type DiskNode =
  | { readonly isFolder: true; readonly names: Map<string, NodeId> }
  | { readonly isFolder: false; bytes: Uint8Array; size: number }

/**
 * Returns what is found on a disk after a loss of power: everything that was synced, and of the rest what
 * chance leaves, in sectors. A sync of a file keeps its bytes and a sync of a folder its names, as POSIX
 * has it; real file systems keep more.
 * @param operations all until the loss
 */
export function imageAfter(
  operations: readonly DiskOperation[],
  { lostShare, random }: PowerLoss,
): DiskImage {
  const isKept = keptOperations(operations)
  const isLucky = () => random() >= lostShare
  const nodes = new Map<NodeId, DiskNode>([[ROOT, { isFolder: true, names: new Map() }]])
  for (const [index, operation] of operations.entries()) {
    if (operation.kind === 'written' && !isKept[index]) {
      for (const sector of sectorsOf(operation)) if (isLucky()) apply(nodes, sector)
    } else if (isKept[index] || isLucky()) apply(nodes, operation)
    // Something may lie in a folder whose own name is lost; then it is not found.
    else if (operation.kind === 'created') nodes.set(operation.node, newNode(operation.isFolder))
  }
  return new Map(pathsOf(nodes, ROOT, ''))
}

/** Which operations a later sync has made last. */
function keptOperations(operations: readonly DiskOperation[]): readonly boolean[] {
  const synced = new Set<NodeId>()
  const kept = Array.from(operations, () => false)
  for (let index = operations.length - 1; index >= 0; index -= 1) {
    const operation = operations[index]
    if (operation === undefined) continue
    if (operation.kind === 'synced') synced.add(operation.node)
    kept[index] = nodesOf(operation).every((node) => synced.has(node))
  }
  return kept
}

/** The files and folders that have to be synced for an operation to last. */
function nodesOf(operation: DiskOperation): readonly NodeId[] {
  switch (operation.kind) {
    case 'created':
    case 'removed':
      return [operation.parent]
    case 'renamed':
      return [operation.parent, operation.newParent]
    case 'written':
    case 'truncated':
    case 'synced':
      return [operation.node]
  }
}

type Write = Extract<DiskOperation, { kind: 'written' }>

function* sectorsOf({ node, offset, bytes }: Write): Generator<Write> {
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + SECTOR_BYTES - ((offset + from) % SECTOR_BYTES))
    yield { kind: 'written', node, offset: offset + from, bytes: bytes.subarray(from, to) }
    from = to
  }
}

function apply(nodes: Map<NodeId, DiskNode>, operation: DiskOperation): void {
  switch (operation.kind) {
    case 'created': {
      const { parent, name, node, isFolder } = operation
      nodes.set(node, newNode(isFolder))
      namesOf(nodes, parent).set(name, node)
      break
    }
    case 'removed':
      namesOf(nodes, operation.parent).delete(operation.name)
      break
    case 'renamed': {
      const names = namesOf(nodes, operation.parent)
      const node = names.get(operation.name)
      // Its making may be lost while the renaming is not.
      if (node === undefined) break
      names.delete(operation.name)
      namesOf(nodes, operation.newParent).set(operation.newName, node)
      break
    }
    case 'written': {
      const file = nodes.get(operation.node)
      if (file?.isFolder === false) write(file, operation)
      break
    }
    case 'truncated': {
      const file = nodes.get(operation.node)
      if (file?.isFolder === false) resize(file, operation.size)
      break
    }
    case 'synced':
  }
}

function newNode(isFolder: boolean): DiskNode {
  return isFolder ? { isFolder, names: new Map() } : { isFolder, bytes: new Uint8Array(0), size: 0 }
}

function namesOf(nodes: ReadonlyMap<NodeId, DiskNode>, node: NodeId): Map<string, NodeId> {
  const folder = nodes.get(node)
  return folder?.isFolder ? folder.names : new Map()
}

type DiskFile = Extract<DiskNode, { isFolder: false }>

function write(file: DiskFile, { offset, bytes }: Write): void {
  if (offset + bytes.length > file.size) resize(file, offset + bytes.length)
  file.bytes.set(bytes, offset)
}

function resize(file: DiskFile, size: number): void {
  if (size < file.size) file.bytes.fill(0, size, file.size)
  if (size > file.bytes.length) {
    const grown = new Uint8Array(Math.max(size, 2 * file.bytes.length))
    grown.set(file.bytes)
    file.bytes = grown
  }
  file.size = size
}

function* pathsOf(
  nodes: ReadonlyMap<NodeId, DiskNode>,
  folder: NodeId,
  path: string,
): Generator<readonly [string, Uint8Array | null]> {
  for (const [name, id] of namesOf(nodes, folder)) {
    const node = nodes.get(id)
    const inner = path === '' ? name : `${path}/${name}`
    if (node?.isFolder) {
      yield [inner, null]
      yield* pathsOf(nodes, id, inner)
    } else if (node !== undefined) yield [inner, node.bytes.subarray(0, node.size)]
  }
}
