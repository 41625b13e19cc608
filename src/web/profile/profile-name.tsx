import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'

import { readDisplayName } from '#contract/wire/display-name.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DEFAULT_NAME, NAME_REFUSAL, storedName } from '#web/user-data/name.ts'

/** The name, and a field in its place while it is changed. */
export function ProfileName({ name }: { readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  /** An account always has a name. */
  const isNamed = useVisitor().status !== 'guest'
  const renameButton = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    setIsRefused(false)
    requestAnimationFrame(() => renameButton.current?.focus())
  }

  function save(form: FormData) {
    const typed = form.get('name')
    const text = typeof typed === 'string' ? typed : ''
    const chosen = readDisplayName(text)
    const isNoName = chosen === null && (isNamed || text.trim() !== '')
    if (isNoName) return setIsRefused(true)
    storedName.set(chosen ?? '')
    close()
  }

  if (!isOpen) {
    return (
      <p className="flex min-h-16 items-center justify-center gap-1 pl-12 sm:min-h-0 sm:justify-start sm:pl-0">
        <bdi className="min-w-0 font-display text-xl leading-tight wrap-anywhere sm:text-2xl">
          {name === '' ? DEFAULT_NAME : name}
        </bdi>
        <IconButton ref={renameButton} label="Change name" onClick={() => setIsOpen(true)}>
          <Pencil aria-hidden className="size-5" />
        </IconButton>
      </p>
    )
  }
  return (
    <form
      className="flex flex-wrap items-center justify-center gap-3 sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault()
        save(new FormData(event.currentTarget))
      }}
    >
      <label className="min-w-0 grow basis-48">
        <span className="sr-only">Your name</span>
        <input
          // The button that opened the field had the focus and is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          name="name"
          defaultValue={name}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
          aria-invalid={isRefused}
          aria-describedby="name-refused"
          className="min-h-11 w-full rounded-md border border-outline bg-sunken px-3"
        />
      </label>
      <Button type="submit" look="primary">
        Save
      </Button>
      <Button onClick={close}>Cancel</Button>
      <p id="name-refused" role="alert" className="w-full text-sm text-incorrect">
        {isRefused ? NAME_REFUSAL : ''}
      </p>
    </form>
  )
}
