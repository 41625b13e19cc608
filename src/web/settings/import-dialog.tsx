import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { type Parts, makeExportFile } from '#web/user-data/export-file.ts'

import { describeParts } from './describe-parts.ts'

/** Shows the data that an import replaces before it does. */
export function ImportDialog({
  parts,
  onConfirm,
  onClose,
}: {
  readonly parts: Parts
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  return (
    <ConfirmDialog
      title="Replace your data?"
      confirmLabel="Replace"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <table className="w-full text-left text-sm">
        <caption className="pb-2 text-left text-base">This is replaced in this browser:</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              Now
            </th>
            <th scope="col" className="py-1 font-normal">
              In the file
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line text-ink">
          {describeParts(makeExportFile(0), parts).map(({ label, now, coming }) => (
            <tr key={label}>
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {label}
              </th>
              <td className="py-1.5 pr-3 wrap-anywhere">{now}</td>
              <td className="py-1.5 wrap-anywhere">{coming}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConfirmDialog>
  )
}
