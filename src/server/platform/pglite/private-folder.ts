import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const PERMISSIONS = 0o777

/**
 * Makes a folder that no other account may enter, and closes one that is there already, with everything
 * in it. Links are left alone.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  restrict(folder, FOLDER_MODE)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    restrict(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER_MODE : FILE_MODE)
  }
}

function restrict(path: string, mode: number): void {
  if ((lstatSync(path).mode & PERMISSIONS) !== mode) chmodSync(path, mode)
}
