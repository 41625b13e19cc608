import { Menu } from 'lucide-react'
import { useRef } from 'react'

import { IconButton } from '#web/ui/icon-button.tsx'

import { MENU, MenuSheet } from './menu-sheet.tsx'

/** Browsers that know commands open the sheet themselves, also before there is any script. */
const opensMenu = { command: 'show-modal', commandfor: MENU }

/** The button of the side menu, and the sheet that it opens. */
export function SideMenu() {
  const sheet = useRef<HTMLDialogElement>(null)

  function open() {
    if (!('commandForElement' in HTMLButtonElement.prototype)) sheet.current?.showModal()
  }

  return (
    <>
      <IconButton label="Open menu" aria-haspopup="dialog" onClick={open} {...opensMenu}>
        <Menu aria-hidden />
      </IconButton>
      <MenuSheet sheet={sheet} />
    </>
  )
}
