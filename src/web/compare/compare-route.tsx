import './compare.css'
import { X } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { trendSpreads } from 'virtual:trend-data'

import { type Element, elements } from '#chemistry/elements/elements.ts'
import { CopyField } from '#web/share/copy-field.tsx'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import { Button } from '#web/ui/button.tsx'
import { useEarlyChange } from '#web/ui/form/use-early-change.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { NotationText } from '#web/ui/text/notation-text.tsx'

import { CompareTable } from './compare-table.tsx'
import { comparedIn, MAX_COMPARED, symbolsText } from './compared.ts'
import { differencesOf } from './differences.ts'
import { GroupComparison } from './group-comparison.tsx'

export const meta = () =>
  pageMeta(
    'Compare Elements',
    'Two to four elements side by side: 38 properties with shared bars, and the reasons for what differs.',
  )

/** Two to four elements side by side; the address names them. */
export default function CompareScreen() {
  const isInBrowser = useInBrowser()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { chosen, refused } = comparedIn(isInBrowser ? (search.get('e') ?? '') : '')
  const [extra, setExtra] = useState<Element | null>(null)
  useEffect(() => {
    if (isInBrowser) delete document.documentElement.dataset['late']
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
      <div className="screen-frame">
        <ScreenTitle backTo="/dashboard/periodic-table">Compare Groups</ScreenTitle>
        <GroupComparison text={groups} />
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
    <div className="screen-frame">
      <ScreenTitle backTo="/dashboard/periodic-table">Compare Elements</ScreenTitle>
      <ul aria-label="Compared elements" className="flex flex-wrap gap-2">
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
        <p className="mt-4 text-muted">
          Choose two to four elements, or{' '}
          <a href="/compare?g=1,17" className="cmp-link">
            compare groups
          </a>
          .
        </p>
      ) : (
        <>
          <Differences chosen={chosen} />
          <CompareTable chosen={chosen} />
          <div className="mt-4 print:hidden">
            <CopyField
              label="Link to this comparison"
              text={`${globalThis.location.origin}/compare?e=${symbolsText(chosen)}`}
            />
            <a href={`/dashboard/questions?element=${symbolsText(chosen)}`} className="cmp-link">
              Quiz me on these
            </a>
          </div>
        </>
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

function Differences({ chosen }: { readonly chosen: readonly Element[] }) {
  const differences = differencesOf(chosen, labProperties, trendSpreads)
  if (differences.length === 0) return null
  return (
    <section className="mb-6">
      <h2 className="text-xl">Differences and reasons</h2>
      <ul className="mt-2 space-y-2">
        {differences.map((difference) => (
          <li key={difference}>
            <NotationText text={difference} />
          </li>
        ))}
      </ul>
    </section>
  )
}
