import type { ReactNode } from 'react'

/** Something wide that scrolls sideways within itself, also by keyboard. */
export function Scroller({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    // Without a tab stop, what is out of view could not be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="el-scroll" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  )
}
