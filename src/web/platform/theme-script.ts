import { THEME_KEY } from './storage-keys.ts'

/**
 * Runs before the first paint: the stored theme becomes the class of the document root. The
 * page is built with the class of the default theme, so without JavaScript it shows that one.
 */
export const themeScript = `try{if(JSON.parse(localStorage.getItem('${THEME_KEY}')).value==='light')document.documentElement.className='light'}catch{}`
