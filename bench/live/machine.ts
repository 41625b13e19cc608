import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'

/** Ticks of a second in which Linux counts the time of processors. */
const TICKS = 100

/** Seconds of processor time that these processes and their children have used so far. */
export function processorSeconds(pids: readonly number[]): number {
  const ticks = withChildren(pids).map((pid) => {
    const fields = statOf(pid)
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  })
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS
}

/** Seconds of processor time that anything on this machine has used so far. */
export function busySeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + interrupts + soft + stolen) / TICKS
}

/** The process that started another one. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1] ?? 0)
}

/** Describes the machine and the versions of a measurement. */
export function conditions(): string {
  return (
    `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'} shared by ` +
    `all of it, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}, Node ${process.versions.node}`
  )
}

function withChildren(pids: readonly number[]): readonly number[] {
  const wanted = new Set(pids)
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return all.filter((pid) => wanted.has(pid) || wanted.has(parentOf(pid)))
}

/** The fields after the name of a process, from its state on; none when it has ended. */
function statOf(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
