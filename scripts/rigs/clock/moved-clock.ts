import { readFileSync } from 'node:fs'

/*
 * The server with a clock that a file moves: `CLOCK_FILE` holds the milliseconds by which it is ahead. For journeys through
 * weeks; product code never reads it. Run: CLOCK_FILE=<file> node scripts/rigs/clock/moved-clock.ts
 */

const file = process.env.CLOCK_FILE ?? ''
const realNow = Date.now

function now(): number {
  return realNow() + Number(readFileSync(file, 'utf8'))
}

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

await import('#server/main.ts')
