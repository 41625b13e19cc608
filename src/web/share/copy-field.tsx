import { type FocusEvent, useId, useState } from 'react'

import { Button } from '#web/ui/button.tsx'

const look =
  'min-h-11 min-w-0 flex-1 basis-60 rounded-md border border-outline bg-sunken px-3 py-2 text-sm'

/** A text to take along: read-only, selected as a whole when it gets the focus, copied by a button. */
export function CopyField({
  label,
  text,
  rows = 1,
}: {
  readonly label: string
  readonly text: string
  readonly rows?: number
}) {
  const id = useId()
  const [status, setStatus] = useState('')
  const field = {
    id,
    readOnly: true,
    translate: 'no',
    value: text,
    onFocus: selectAll,
  } as const

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setStatus('Copied.')
    } catch {
      setStatus('This browser does not let a page copy. Please select the text and copy it.')
    }
  }

  return (
    <div className="mt-3">
      <label htmlFor={id} className="mb-1.5 block text-sm">
        {label}
      </label>
      <div className="flex flex-wrap items-start gap-2">
        {rows === 1 ? (
          <input type="text" className={`${look} font-mono`} {...field} />
        ) : (
          <textarea rows={rows} className={`${look} resize-none font-mono break-all`} {...field} />
        )}
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        <span key={status}>{status}</span>
      </p>
    </div>
  )
}

function selectAll({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  target.select()
}
