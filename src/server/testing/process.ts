import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export type Program = {
  readonly process: ChildProcess
  /** Returns the output so far, on standard output and on standard error. */
  readonly printed: () => { readonly out: string; readonly error: string }
  /** Settles when standard output matches; throws when the program ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>
  /** The exit code, once all output is read; null when a signal ended the program. */
  readonly ended: Promise<number | null>
}

type StartOptions = {
  /** The file to start, of another checkout if need be. */
  readonly main?: string | undefined
  /** Whether it lives for long enough to make the embedded database faster: a third of a start. */
  readonly isLasting?: boolean
}

/**
 * Starts the server as a process of its own, in an environment that holds only what is given, and where
 * Node keeps what it has compiled, if that is named.
 */
export function startMain(
  variables: Readonly<Record<string, string>>,
  { main = MAIN, isLasting = false }: StartOptions = {},
): Program {
  const { NODE_COMPILE_CACHE } = globalThis.process.env
  const flags = isLasting ? [] : ['--liftoff-only']
  const process = spawn(globalThis.process.execPath, [...flags, main], {
    env: { ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }), ...variables },
  })
  let out = ''
  let error = ''
  process.stdout.on('data', (chunk) => (out += chunk))
  process.stderr.on('data', (chunk) => (error += chunk))
  const ended = once(process, 'close').then(([code]) => code)
  return { process, printed: () => ({ out, error }), says, ended }

  async function says(pattern: RegExp): Promise<RegExpExecArray> {
    const match = pattern.exec(out)
    if (match) return match
    const more = once(process.stdout, 'data').then(() => true)
    const goesOn = await Promise.race([more, ended.then(() => false)])
    if (!goesOn) {
      const { exitCode, signalCode } = process
      throw new Error(
        `The program ended (${exitCode ?? signalCode}) without ${pattern}: ${out}${error}`,
      )
    }
    return says(pattern)
  }
}
