import './compare.css'
import { X } from 'lucide-react'
import { type ComponentType, type FormEvent, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { type Element, elements } from '#chemistry/elements/elements.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEarlyChange } from '#web/ui/form/use-early-change.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { groupsIn } from './compared-groups.ts'
import { comparedIn, MAX_COMPARED, symbolsText } from './compared.ts'
import { GroupChoice } from './group-choice.tsx'

export const meta = () =>
  pageMeta(
    'Compare Elements',
    'Two to four elements side by side: 38 properties with shared bars, and the reasons for what differs.',
  )

/** Fetches the part at once, while the page comes to life, if the address asks for it. */
function soon<Props extends object>(
  asked: RegExp,
  load: () => Promise<ComponentType<Props>>,
): ReturnType<typeof lazyPart<Props>> {
  let begun = asked.test(globalThis.location?.search ?? '') ? load() : null
  begun?.catch(() => undefined)
  return lazyPart(() => {
    const part = begun ?? load()
    begun = null
    return part
  })
}

const Comparison = soon(/^\?e=/, async () => (await import('./comparison.tsx')).Comparison)
const GroupComparison = soon(
  /[?&]g=/,
  async () => (await import('./group-comparison.tsx')).GroupComparison,
)

const COMING = <Skeleton label="The comparison is on its way." />
const MARKS = ['chosen', 'groups'] as const

/**
 * Two to four elements or groups side by side; the address names them. Title and choice are there at once: the
 * built page has those of both, and a mark at its root says which are shown. The values, which are large, come below.
 */
export default function CompareScreen() {
  const isInBrowser = useInBrowser()
  const [search] = useSearchParams()
  useEffect(() => {
    if (!isInBrowser) return
    for (const mark of MARKS) delete document.documentElement.dataset[mark]
  }, [isInBrowser])
  const groups = isInBrowser ? search.get('g') : null
  return (
    <div className="screen-frame min-h-[calc(100dvh-4rem)]">
      <ScreenTitle backTo="/dashboard/periodic-table">
        {isInBrowser ? titleOf(groups) : <BothTitles />}
      </ScreenTitle>
      {groups === null ? (
        <div className="in-[[data-groups]]:hidden">
          <Elements text={isInBrowser ? (search.get('e') ?? '') : ''} />
        </div>
      ) : null}
      {groups === null && isInBrowser ? null : (
        <div className={isInBrowser ? undefined : 'hidden in-[[data-groups]]:block'}>
          <Groups text={groups ?? ''} />
        </div>
      )}
    </div>
  )
}

function titleOf(groups: string | null): string {
  return groups === null ? 'Compare Elements' : 'Compare Groups'
}

function BothTitles() {
  return (
    <>
      <span className="in-[[data-groups]]:hidden">{titleOf(null)}</span>
      <span className="hidden in-[[data-groups]]:inline">{titleOf('')}</span>
    </>
  )
}

function Elements({ text }: { readonly text: string }) {
  const isInBrowser = useInBrowser()
  const navigate = useNavigate()
  const { chosen, refused } = comparedIn(text)
  const [extra, setExtra] = useState<Element | null>(null)

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

  const left = extra === null ? refused : [extra]
  return (
    <>
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
      <SaidChoice names={chosen.map(({ name }) => name)} />
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
    </>
  )
}

function Groups({ text }: { readonly text: string }) {
  const isInBrowser = useInBrowser()
  const { chosen, refused } = groupsIn(text)
  return (
    <>
      <p className="mb-4 text-muted">
        Each row has the mean of the known values of a group, and the elements with its lowest and
        highest value. The largest difference comes first.
      </p>
      <GroupChoice chosen={chosen} refused={refused} />
      <SaidChoice names={chosen.map((group) => `Group ${group}`)} />
      {chosen.length >= 2 ? (
        <Suspense fallback={COMING}>
          <GroupComparison groups={chosen} />
        </Suspense>
      ) : isInBrowser ? (
        <p className="mt-4 text-muted">Choose two to four groups.</p>
      ) : (
        <div>{COMING}</div>
      )}
      <p className="mt-4 print:hidden">
        <a href="/compare" className="cmp-link">
          Compare elements
        </a>
      </p>
    </>
  )
}

/** Says what is compared after each change: the new columns are far from what was pressed. */
function SaidChoice({ names }: { readonly names: readonly string[] }) {
  const text = names.length < 2 ? '' : `Compared: ${names.join(', ')}`
  return (
    <p role="status" className="sr-only">
      <span key={text}>{text}</span>
    </p>
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
