import type { Identity } from '#chemistry/elements/identities.ts'

import { brokenName } from './broken-name.ts'
import { classLabel } from './classes.ts'

/**
 * One element in the grid: number, symbol and name, with its class said in words. It is a link, so that
 * it opens its card also before the program has come.
 */
export function ElementCell({
  element,
  isSelected,
  isDimmed,
  isTabStop,
  isPlain,
}: {
  readonly element: Identity
  readonly isSelected: boolean
  readonly isDimmed: boolean
  readonly isTabStop: boolean
  /** Its class, which a question may ask for, is neither shown nor said. */
  readonly isPlain: boolean
}) {
  const { atomicNumber, symbol, name, classification, classPredicted } = element
  return (
    <a
      href={`/dashboard/periodic-table/${symbol}`}
      role="button"
      draggable={false}
      className="pt-cell pt-mark"
      data-symbol={symbol}
      data-class={isPlain ? undefined : classification}
      data-predicted={(!isPlain && classPredicted) || undefined}
      data-dimmed={isDimmed || undefined}
      aria-pressed={isSelected}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className="pt-number">{atomicNumber}</span>{' '}
      <span translate="no" className="pt-symbol">
        {symbol}
      </span>{' '}
      <Name name={name} />
      {isPlain ? null : (
        <span className="sr-only">
          {`, ${classPredicted ? 'predicted ' : ''}${classLabel(classification)}`}
        </span>
      )}
    </a>
  )
}

function Name({ name }: { readonly name: string }) {
  const shown = brokenName(name)
  if (shown === name) return <span className="pt-name">{name}</span>
  return (
    <>
      <span aria-hidden className="pt-name select-none">
        {shown}
      </span>
      <span className="copied">{name}</span>
    </>
  )
}
