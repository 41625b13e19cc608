import type { Classification } from '#chemistry/elements/elements.ts'
import { identities } from '#chemistry/elements/identities.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { useEarlyInput } from '#web/ui/focus/use-early-input.ts'

import { classes } from './classes.ts'

/** In the built page: a button pressed before the program has come looks pressed, and waits for it. */
const pressEarly = `document.addEventListener('click',({target})=>{
const pressed=target.closest('[data-early] button')
if(pressed===null)return
const isOn=pressed.getAttribute('aria-pressed')==='true'
for(const button of pressed.closest('ul').querySelectorAll('button'))
button.setAttribute('aria-pressed',String(button===pressed&&!isOn))})`

/** The classes with their colors and marks; pressing one keeps only its elements in color. */
export function Legend({
  active,
  onChange,
}: {
  readonly active: Classification | null
  readonly onChange: (active: Classification | null) => void
}) {
  const isInBrowser = useInBrowser()
  const list = useEarlyInput<HTMLUListElement>((found) => {
    const pressed = found.querySelector('[aria-pressed=true] [data-class]')
    const early = classes.find(({ id }) => id === pressed?.getAttribute('data-class'))
    return early === undefined ? null : () => onChange(early.id)
  })
  return (
    <ul
      ref={list}
      data-early={isInBrowser ? undefined : ''}
      aria-label="Legend and filter"
      className="grid w-full grid-cols-2 gap-2 @max-[14rem]/screen:grid-cols-1 sm:flex sm:w-auto sm:flex-wrap"
    >
      {classes.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={active === id}
            onClick={() => onChange(active === id ? null : id)}
            className="flex min-h-11 w-full items-center gap-1.5 rounded-full border border-line bg-surface px-2 py-1 text-left text-xs leading-tight transition max-[22rem]:gap-1 max-[22rem]:px-1.5 sm:gap-2 sm:pr-4 sm:text-sm sm:whitespace-nowrap hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            <span
              aria-hidden
              data-class={id}
              className="pt-mark relative size-5 shrink-0 sm:size-7 rounded-sm border border-cell-line bg-(--fill) text-cell-ink"
            />
            <span>{label}</span>
            <span className="text-muted tabular-nums">
              {identities.filter(({ classification }) => classification === id).length}
            </span>
          </button>
        </li>
      ))}
      {isInBrowser ? null : (
        <script dangerouslySetInnerHTML={{ __html: pressEarly }} suppressHydrationWarning />
      )}
    </ul>
  )
}
