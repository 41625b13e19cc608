import './compare.css'
import { X } from 'lucide-react'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { type Element, elements } from '#chemistry/elements/elements.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEarlyChange } from '#web/ui/form/use-early-change.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { comparedIn, MAX_COMPARED, symbolsText } from './compared.ts'

export const meta = () =>
  pageMeta(
    'Compare Elements',
    'Two to four elements side by side: 38 properties with shared bars, and the reasons for what differs.',
  )

const Comparison = lazyPart(async () => (await import('./comparison.tsx')).Comparison)
const GroupComparison = lazyPart(
  async () => (await import('./group-comparison.tsx')).GroupComparison,
)

const COMING = <Skeleton label="The comparison is on its way." />

/**
 * Two to four elements side by side; the address names them. Title and choice are there at once, and
 * the values, which are large, come below them.
 */
export default function CompareScreen() {
  const isInBrowser = useInBrowser()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { chosen, refused } = comparedIn(isInBrowser ? (search.get('e') ?? '') : '')
  const [extra, setExtra] = useState<Element | null>(null)
  useEffect(() => {
    if (!isInBrowser) return
    delete document.documentElement.dataset['late']
    delete document.documentElement.dataset['chosen']
  }, [isInBrowser])

  function compare(next: readonly Element[]) {
    setExtra(null)
    void navigate(next.length === 0 ? '/compare' : `/compare?e=${symbolsText(next)}`, {
      preventScrollReset: true,
    })
  }

  function add(element: Element) {
    if (chosen.length >= MAX_COMPARED) setExtra(element)
    else compare([...chosen, element])
  }

  const groups = isInBrowser ? search.get('g') : null
  if (groups !== null) {
    return (
      <div className="screen-frame min-h-[calc(100dvh-4rem)]">
        <ScreenTitle backTo="/dashboard/periodic-table">Compare Groups</ScreenTitle>
        <Suspense fallback={COMING}>
          <GroupComparison text={groups} />
        </Suspense>
        <p className="mt-4 print:hidden">
          <a href="/compare" className="cmp-link">
            Compare elements
          </a>
        </p>
      </div>
    )
  }

  const left = extra === null ? refused : [extra]
  return (
    <div className="screen-frame min-h-[calc(100dvh-4rem)]">
      <ScreenTitle backTo="/dashboard/periodic-table">Compare Elements</ScreenTitle>
      <ul aria-label="Compared elements" className="cmp-chosen">
        {chosen.map((element) => (
          <li key={element.symbol}>
            <Button
              aria-label={`Remove ${element.name}`}
              onClick={() => compare(chosen.filter((other) => other !== element))}
            >
              <span>{element.name}</span>
              <X aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      <AddElement chosen={chosen} onAdd={add} />
      <p role="status">{left.length === 0 ? '' : refusalText(left)}</p>
      {chosen.length < 2 ? (
        <>
          <p className="mt-4 text-muted in-[[data-chosen]]:hidden">
            Choose two to four elements, or{' '}
            <a href="/compare?g=1,17" className="cmp-link">
              compare groups
            </a>
            .
          </p>
          {isInBrowser ? null : <div className="hidden in-[[data-chosen]]:block">{COMING}</div>}
        </>
      ) : (
        <Suspense fallback={COMING}>
          <Comparison chosen={chosen} />
        </Suspense>
      )}
    </div>
  )
}

function refusalText(left: readonly Element[]): string {
  const names = new Intl.ListFormat('en').format(left.map(({ name }) => name.toLowerCase()))
  return `Four elements at most can be compared, so ${names} is left out.`
}

function AddElement({
  chosen,
  onAdd,
}: {
  readonly chosen: readonly Element[]
  readonly onAdd: (element: Element) => void
}) {
  const [symbol, setSymbol] = useState('')
  const id = useEarlyChange(symbol)

  function submit(event: FormEvent) {
    event.preventDefault()
    const element = elements.find((entry) => entry.symbol === symbol)
    if (element !== undefined) onAdd(element)
    setSymbol('')
  }

  return (
    <form onSubmit={submit} className="my-4 flex flex-wrap items-end gap-2 print:hidden">
      <label className="min-w-0">
        <span className="mb-1.5 block text-sm">Add an element</span>
        <select
          id={id}
          value={symbol}
          onChange={(event) => setSymbol(event.target.value)}
          className="min-h-12 w-full min-w-0 rounded-md border border-outline bg-sunken px-3"
        >
          <option value="">Choose …</option>
          {elements
            .filter((element) => !chosen.includes(element))
            .map((element) => (
              <option key={element.symbol} value={element.symbol}>
                {`${element.name} (${element.symbol})`}
              </option>
            ))}
        </select>
      </label>
      <Button type="submit">Add</Button>
    </form>
  )
}
