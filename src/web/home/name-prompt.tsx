import { type FormEvent, useEffect, useRef, useState } from 'react'

import { readDisplayName } from '#contract/wire/display-name.ts'
import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { Logo } from '#web/shell/navigation/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { NAME_REFUSAL, storedName } from '#web/user-data/name.ts'

/** Asks once for the visitor's name. Skip or Escape leaves them a guest. */
export function NamePrompt() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const name = readDisplayName(text)
  const isRefused = name === null && text.trim() !== ''
  useEffect(() => dialog.current?.showModal(), [])
  // Under a dialog that covers the page a notice could not be answered.
  useConcentration(true)

  function save(event: FormEvent) {
    event.preventDefault()
    if (name === null) return
    storedName.set(name)
    showToast({
      title: `Nice to meet you, ${name}!`,
      action: { label: 'Undo', run: stayGuest },
    })
  }

  return (
    <dialog ref={dialog} aria-labelledby="welcome" className="modal" onClose={stayGuest}>
      <form onSubmit={save} className="flex flex-col items-center gap-5 p-6 sm:p-8">
        <Logo className="size-20" />
        <h2 id="welcome" className="text-center text-2xl">
          Welcome to Periodic Wizard!
        </h2>
        <div className="w-full">
          <label htmlFor="name" className="mb-2 block text-center">
            What should we call you?
          </label>
          <input
            id="name"
            value={text}
            autoComplete="name"
            aria-invalid={isRefused}
            aria-describedby="name-hint"
            onChange={(event) => setText(event.target.value)}
            className="min-h-12 w-full rounded-md border border-outline bg-sunken px-4 text-lg aria-invalid:border-incorrect"
          />
          <p
            id="name-hint"
            className={`mt-2 text-center text-xs ${isRefused ? 'text-incorrect' : 'text-muted'}`}
          >
            {isRefused ? NAME_REFUSAL : 'Your name stays in this browser.'}
          </p>
        </div>
        <div className="flex w-full flex-col gap-2">
          <Button type="submit" look="primary" disabled={name === null}>
            Start Learning
          </Button>
          <Button look="quiet" className="text-muted" onClick={() => dialog.current?.close()}>
            Skip for now
          </Button>
        </div>
      </form>
    </dialog>
  )
}

function stayGuest() {
  storedName.set('')
}
