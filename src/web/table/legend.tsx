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
            className="pt-class"
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
