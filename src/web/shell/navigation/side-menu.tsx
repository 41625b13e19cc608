import { Menu } from 'lucide-react'
import { useRef } from 'react'

import { IconButton } from '#web/ui/icon-button.tsx'
import { useIsStill } from '#web/ui/static-pages.ts'

import { MENU, MenuSheet } from './menu-sheet.tsx'

/** Browsers that know commands open the sheet themselves, also before there is any script. */
const opensMenu = { command: 'show-modal', commandfor: MENU }
const showsMenu = { popoverTarget: MENU }

/** The button of the side menu, and the sheet that it opens. */
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
      <MenuSheet sheet={sheet} />
    </>
  )
}
