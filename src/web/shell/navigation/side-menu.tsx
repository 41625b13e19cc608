import { Menu } from 'lucide-react'
import { Suspense, useRef } from 'react'

import { IconButton } from '#web/ui/icon-button.tsx'
import { useIsStill } from '#web/ui/static-pages.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { MENU } from './menu-id.ts'

const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).MenuSheet)

/** Browsers that know commands open the sheet themselves, also before there is any script. */
const opensMenu = { command: 'show-modal', commandfor: MENU }
const showsMenu = { popoverTarget: MENU }

/**
 * The button of the side menu, and the sheet that it opens. The sheet stands in the built page; its
 * program comes after the first view.
 */
export function SideMenu() {
  const sheet = useRef<HTMLDialogElement>(null)
  const isStill = useIsStill()

  function open() {
    if (!('commandForElement' in HTMLButtonElement.prototype)) sheet.current?.showModal()
  }

  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        onClick={open}
        {...(isStill ? showsMenu : opensMenu)}
      >
        <Menu aria-hidden />
      </IconButton>
      <Suspense>
        <MenuSheet sheet={sheet} />
      </Suspense>
    </>
  )
}
