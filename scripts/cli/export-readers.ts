import { spawnSync } from 'node:child_process'

/** Debian's Python, which has the packages of Debian's programs. */
export const DEBIAN_PYTHON = '/usr/bin/python3'

/** A program of others that reads exported files in the tests. */
type Reader = { readonly name: string; readonly isHere: () => boolean }

/** The schemas are not ours to ship, so this variable names a folder that has them. */
export function schemasOfQti(): string | undefined {
  return process.env['QTI_SCHEMAS']
}

/** Readers of exported files that the tests ask where a machine has them. */
export const exportReaders = {
  python: { name: 'Python (python3)', isHere: () => starts('python3', '--version') },
  mnemosyne: {
    name: 'Mnemosyne (mnemosyne)',
    isHere: () => starts(DEBIAN_PYTHON, '-c', 'import mnemosyne'),
  },
  libreOffice: {
    name: 'LibreOffice (libreoffice-calc)',
    isHere: () => starts('soffice', '--version'),
  },
  qtiSchemas: {
    name: 'the schemas of QTI (QTI_SCHEMAS and xmllint)',
    isHere: () => schemasOfQti() !== undefined && starts('xmllint', '--version'),
  },
} as const satisfies Readonly<Record<string, Reader>>

/**
 * Returns the line that names the readers that this machine does not have, and whose tests are therefore skipped;
 * null when it has all.
 */
export function missingReaders(
  readers: readonly Reader[] = Object.values(exportReaders),
): string | null {
  const missing = readers.filter(({ isHere }) => !isHere()).map(({ name }) => name)
  return missing.length === 0 ? null : `Exported files were not read by: ${missing.join(', ')}.`
}

function starts(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0
}
