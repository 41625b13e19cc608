import { useEffect } from 'react'

import { ringCells } from '#web/trend-lab/address/lab-store.ts'

import type { Exception } from './exceptions-in.ts'

const DOUBT = 'This is within the uncertainty.'

/** The exceptions as buttons; pressing one rings its cells and has its sentence read out. */
export function ExceptionList({
  exceptions,
  ringed,
  said,
}: {
  readonly exceptions: readonly Exception[]
  /** Symbols of the cells that are ringed. */
  readonly ringed: readonly string[]
  /** The sentence of the exception whose cells are ringed. */
  readonly said: string
}) {
  // A link rings cells, and their sentence comes with the list.
  const linked = said === '' ? exceptions.find(({ symbols }) => isSame(symbols, ringed)) : undefined
  useEffect(() => {
    if (linked !== undefined) ringCells(linked.symbols, textOf(linked))
  }, [linked])
  if (exceptions.length === 0) return null
  const at = exceptions.findIndex((exception) => textOf(exception) === said)

  function ring(index: number) {
    const exception = exceptions[index]
    if (exception !== undefined) ringCells(exception.symbols, textOf(exception))
  }

  return (
    <>
      <h3>Exceptions</h3>
      <p>
        <button
          type="button"
          data-key="e"
          className="lab-chip"
          onClick={() => ring((at + 1) % exceptions.length)}
        >
          Next exception (E)
        </button>
      </p>
      <ul>
        {exceptions.map((exception, index) => (
          <li key={exception.sentence}>
            <button
              type="button"
              aria-pressed={index === at}
              data-doubtful={exception.isFirm ? undefined : ''}
              className="lab-exception"
              onClick={() => (index === at ? ringCells([], '') : ring(index))}
            >
              {textOf(exception)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((symbol) => other.includes(symbol))
}

function textOf({ sentence, isFirm }: Exception): string {
  return isFirm ? sentence : `${sentence} ${DOUBT}`
}
