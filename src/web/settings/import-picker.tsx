import { buttonClass } from '#web/ui/button.tsx'

/** A button that asks for a file. */
export function ImportPicker({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <label
      className={`${buttonClass('secondary')} relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      Import...
      <input
        type="file"
        accept=".json,application/json"
        className="absolute inset-0 opacity-0 file:hidden"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Emptied, so that the same file can be chosen again.
          event.target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </label>
  )
}
