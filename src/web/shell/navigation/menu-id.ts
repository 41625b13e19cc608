/** The id of the menu's sheet, by which its buttons command it. */
export const MENU = 'menu'
