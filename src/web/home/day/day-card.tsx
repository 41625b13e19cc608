import { Suspense, useState } from 'react'

import { useDay } from '#web/learner/use-day.ts'
import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { elementOfDay } from './element-of-day.ts'

/** Only who turns the card needs the data of the elements. */
const DayFacts = lazyPart(async () => (await import('./day-facts.tsx')).DayFacts)

/** The element of the day: a card that turns. The built page knows no day, so it keeps the room. */
export function DayCard() {
  const isInBrowser = useInBrowserSoon()
  return isInBrowser ? <Card /> : <div className="mt-6 h-88 sm:h-52" />
}

function Card() {
  const [isTurned, setTurned] = useState(false)
  const identity = elementOfDay(useDay())
  if (identity === undefined) return null
  const { atomicNumber, symbol, name, classification } = identity
  return (
    <section
      aria-labelledby="element-of-day"
      className="mt-6 flex min-h-52 flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <div className="min-w-0 grow basis-40">
        <h2 id="element-of-day" className="text-xl">
          Element of the Day
        </h2>
        <p className="mt-1 text-muted">Another one every day, and all 118 in turn.</p>
        <Button className="mt-4" aria-expanded={isTurned} onClick={() => setTurned(!isTurned)}>
          {isTurned ? 'Turn it back' : 'Turn the card'}
        </Button>
      </div>
      <div className="turn-card" data-turned={isTurned}>
        <div inert={isTurned} className="turn-front">
          <p
            data-class={classification}
            className="grid size-36 place-items-center rounded-lg border border-cell-line bg-(--fill) p-2 text-center leading-none text-cell-ink"
          >
            <span>{atomicNumber}</span>
            <span translate="no" className="font-display text-4xl">
              {symbol}
            </span>
            <span className="text-sm">{name}</span>
          </p>
        </div>
        <div inert={!isTurned} className="turn-back">
          <Suspense fallback={null}>{isTurned ? <DayFacts symbol={symbol} /> : null}</Suspense>
        </div>
      </div>
    </section>
  )
}
