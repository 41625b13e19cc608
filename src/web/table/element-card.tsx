import { ChevronLeft, ChevronRight, Radiation, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, NavigationType, useNavigationType } from 'react-router'
import { cardFacts } from 'virtual:card-facts'

import {
  formatConfiguration,
  formatNobleGasForm,
  parseConfiguration,
} from '#chemistry/electrons/subshells.ts'
import { type Element, elementByNumber } from '#chemistry/elements/elements.ts'
import { elementSlug } from '#chemistry/elements/identities.ts'
import { FactList } from '#web/ui/text/fact-list.tsx'
import { storedBookmarks } from '#web/user-data/bookmarks.ts'
import { PersistenceNotice } from '#web/user-data/persistence-notice.tsx'

import {
  atomicFacts,
  basicFacts,
  bondFacts,
  discoveryFacts,
  natureFacts,
  physicalFacts,
} from './facts.ts'
import { focusCell } from './focus-cell.ts'
import { ShellDiagram } from './shell-diagram.tsx'
import { StarButton } from './star-button.tsx'

const places = [storedBookmarks]
const linkClass = 'inline-flex min-h-11 items-center gap-1 text-link underline underline-offset-3'

/** Everything the product knows about one element, beside the table or, on phones, below it. */
export function ElementCard({ element }: { readonly element: Element }) {
  const more = cardFacts[element.symbol]
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpened] = useState(useNavigationType() !== NavigationType.Pop)
  useEffect(() => {
    // Only an opening by the visitor moves the focus; an address that is opened directly does not.
    if (isOpened && document.activeElement?.closest('.pt') !== null)
      heading.current?.focus({ preventScroll: true })
  }, [isOpened])
  return (
    <section
      aria-label="Element Details"
      className="pt-details fixed inset-x-0 bottom-(--tabs-height) z-30 max-h-[55dvh] overflow-y-auto overscroll-contain rounded-t-lg border border-line bg-surface shadow-card lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:w-(--card) lg:shrink-0 lg:rounded-lg low:max-lg:max-h-[calc(100dvh-0.5rem)]"
    >
      <header
        data-class={element.classification}
        className="sticky top-0 z-10 flex items-start gap-3 border-b border-line bg-raised p-4 low:items-center low:py-1.5"
      >
        <p
          aria-hidden
          className="grid size-20 shrink-0 place-items-center rounded-md border border-cell-line bg-(--fill) p-1 text-center leading-none text-cell-ink low:size-11"
        >
          <span className="text-xs low:hidden">{element.atomicNumber}</span>
          <span translate="no" className="font-display text-2xl low:text-xl">
            {element.symbol}
          </span>
          <span className="text-[0.6875rem] low:hidden">{element.massText}</span>
        </p>
        <div className="min-w-0 grow low:flex low:flex-wrap low:items-baseline low:gap-x-4">
          <h2 ref={heading} tabIndex={-1} className="pr-9 text-xl lg:max-[89.9rem]:text-lg">
            <span>{element.name}</span>{' '}
            <span translate="no" className="text-muted">{`(${element.symbol})`}</span>
          </h2>
          <p className="text-sm text-muted">{`Atomic number ${element.atomicNumber}`}</p>
          {element.radioactive ? <RadioactiveBadge symbol={element.symbol} /> : null}
        </div>
        <Link
          to="/dashboard/periodic-table"
          preventScrollReset
          onClick={() => focusCell(element.symbol)}
          aria-label="Close Element Details"
          className="absolute top-2 right-2 inline-flex size-11 items-center justify-center rounded-full hover:bg-accent-soft low:top-1.5"
        >
          <X aria-hidden />
        </Link>
      </header>
      <div className="space-y-5 p-4 low:columns-[15rem] low:gap-8">
        <FactList title="Basic Properties" facts={basicFacts(element)} />
        <FactList title="Atomic Structure" facts={atomicFacts(element)}>
          <Configuration element={element} />
          <Shells element={element} />
        </FactList>
        <FactList title="Physical Properties" facts={physicalFacts(element)} />
        {more === undefined ? null : (
          <>
            <FactList title="In Compounds" facts={bondFacts(more)} />
            <FactList title="In Nature and Use" facts={natureFacts(element.symbol, more)} />
          </>
        )}
        <FactList title="Discovery" facts={discoveryFacts(element)} />
        <ul className="flex flex-wrap gap-x-4 print:hidden">
          <li>
            <a href={`/element/${elementSlug(element)}`} className={linkClass}>
              Full page<span className="sr-only">{` of ${element.name}`}</span>
              <ChevronRight aria-hidden className="size-4" />
            </a>
          </li>
          <li>
            <Link to={`/dashboard/questions?element=${element.symbol}`} className={linkClass}>
              Practice this element
            </Link>
          </li>
          <li>
            <a href={`/element/${elementSlug(element)}#read`} className={linkClass}>
              Read about it
            </a>
          </li>
          <li>
            <Link to={`/compare?e=${element.symbol}`} className={linkClass}>
              Compare
            </Link>
          </li>
          <li>
            <a href={`/embed/element/${element.symbol}`} className={linkClass}>
              Embed
            </a>
          </li>
          <li>
            <Link to={`/report?element=${element.symbol}`} className={linkClass}>
              Report a value
            </Link>
          </li>
        </ul>
      </div>
      <footer className="sticky bottom-0 border-t border-line bg-raised px-2 py-1 low:py-0 print:hidden">
        <PersistenceNotice places={places} isShort className="my-1" />
        <div className="flex items-center justify-between">
          <Step
            from={element}
            to={elementByNumber(element.atomicNumber - 1)}
            label="Previous element"
          >
            <ChevronLeft aria-hidden />
          </Step>
          <StarButton symbol={element.symbol} name={element.name} />
          <Step from={element} to={elementByNumber(element.atomicNumber + 1)} label="Next element">
            <ChevronRight aria-hidden />
          </Step>
        </div>
      </footer>
    </section>
  )
}

function RadioactiveBadge({ symbol }: { readonly symbol: string }) {
  return (
    <p className="mt-1 inline-flex flex-wrap items-center gap-1.5 rounded-full bg-incorrect-soft px-3 py-0.5 text-sm text-incorrect">
      <Radiation aria-hidden className="size-4" /> Radioactive
      {symbol === 'Bi' ? <span>(practically stable)</span> : null}
    </p>
  )
}

function Configuration({ element }: { readonly element: Element }) {
  const subshells = parseConfiguration(element.electronConfiguration) ?? []
  return (
    <div className="border-t border-line py-1.5 text-sm">
      <p className="text-muted">
        {element.configurationPredicted
          ? 'Electron Configuration (predicted)'
          : 'Electron Configuration'}
      </p>
      <p translate="no" className="font-mono">
        {formatNobleGasForm(subshells)}
      </p>
      <details className="mt-1">
        <summary className="min-h-11 content-center text-muted lg:min-h-6">Written in full</summary>
        <p translate="no" className="font-mono">
          {formatConfiguration(subshells)}
        </p>
      </details>
    </div>
  )
}

function Shells({ element }: { readonly element: Element }) {
  const shells = element.electronsPerShell.map((count, index) => ({ number: index + 1, count }))
  return (
    <div className="border-t border-line pt-3">
      <ShellDiagram
        symbol={element.symbol}
        name={element.name}
        electronsPerShell={element.electronsPerShell}
      />
      <table className="mx-auto mt-2 text-center text-sm">
        <caption className="sr-only">Electrons per shell</caption>
        <tbody>
          <tr>
            <th scope="row" className="pr-3 text-left font-normal text-muted">
              Shell
            </th>
            {shells.map(({ number }) => (
              <td key={number} className="px-2 tabular-nums">
                {number}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className="pr-3 text-left font-normal text-muted">
              Electrons
            </th>
            {shells.map(({ number, count }) => (
              <td key={number} className="px-2 font-semibold tabular-nums">
                {count}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** At the first and the last element it leads nowhere, but stays: the focus may be on it. */
function Step({
  from,
  to,
  label,
  children,
}: {
  readonly from: Element
  readonly to: Element | undefined
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <Link
      to={`/dashboard/periodic-table/${(to ?? from).symbol}`}
      replace
      preventScrollReset
      aria-disabled={to === undefined}
      aria-label={to === undefined ? label : `${label}: ${to.name}`}
      className="inline-flex size-11 items-center justify-center rounded-full hover:bg-accent-soft aria-disabled:pointer-events-none aria-disabled:opacity-40"
    >
      {children}
    </Link>
  )
}
