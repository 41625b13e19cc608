import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Existing settings of the system win over those of a package, and nothing is asked. */
const QUIETLY = ['-qq', '-o', 'Dpkg::Options::=--force-confold']

/** Whether this process may install packages: as root on Debian and its relatives. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Tries to install a package. The caller checks afterwards whether its files are there. */
export function tryInstall(name: string): void {
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', name)
}

function aptGet(...args: readonly string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', [...QUIETLY, ...args], { stdio: 'ignore', env: environment })
}
