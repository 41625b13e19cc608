import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findPostgres, serverAccount } from '#scripts/rigs/postgres/throwaway-postgres.ts'

const BALLAST_BYTES = 64 * 1024

/** A disk that can be filled, and emptied again. */
export type SmallDisk = {
  readonly path: string
  readonly fill: () => void
  readonly makeRoom: () => void
}

/**
 * Runs something with a small disk in memory that is mounted where only this program sees it, as root on
 * Linux. It runs the program anew for that.
 * @param size as mount takes it, such as `64m`
 * @param run is given the disk, which belongs to the account of PostgreSQL, and the folder of its programs;
 * whether all was well becomes the exit code
 */
export async function withSmallDisk(
  size: string,
  run: (disk: SmallDisk, programs: string) => Promise<boolean>,
): Promise<void> {
  const programs = findPostgres()
  const account = serverAccount()
  if (process.platform !== 'linux' || programs === null || account === null) {
    process.stdout.write('This needs root on Linux and a PostgreSQL.\n')
    return
  }
  if (!process.argv.includes('--inside')) {
    const args = ['--mount', process.execPath, ...process.argv.slice(1), '--inside']
    process.exitCode = spawnSync('unshare', args, { stdio: 'inherit' }).status ?? 1
    return
  }
  const path = mkdtempSync(join(tmpdir(), 'full-disk-'))
  mount(path, size)
  chownSync(path, account.uid, account.gid)
  const ballast = join(path, 'ballast')
  const disk = { path, fill: () => fill(ballast), makeRoom: () => rmSync(ballast) }
  try {
    process.exitCode = (await run(disk, programs)) ? 0 : 1
  } finally {
    spawnSync('umount', [path])
    rmSync(path, { recursive: true, force: true })
  }
}

function mount(path: string, size: string): void {
  const args = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]
  const { status, stderr } = spawnSync('mount', args)
  if (status !== 0) throw new Error(`The disk cannot be mounted: ${stderr.toString()}`)
}

/** Writes until the disk is full. */
function fill(file: string): void {
  const block = Buffer.alloc(BALLAST_BYTES)
  try {
    for (;;) appendFileSync(file, block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
