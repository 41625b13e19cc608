import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { useIsStill } from '#web/ui/static-pages.ts'

/** A link of the frame. From a page without script it leads on by the browser alone. */
export function ShellLink(props: ComponentProps<typeof Link>) {
  return <Link viewTransition reloadDocument={useIsStill()} {...props} />
}
