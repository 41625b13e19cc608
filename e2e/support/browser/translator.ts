import type { Page } from 'playwright'

/** With this variable set, every page of every journey is translated as soon as it has come to life. */
export const isEveryPageTranslated = Boolean(process.env['TRANSLATED'])

/**
 * Makes of the browser one that translates the page, as Chrome does: from now on it puts two `<font>`
 * elements with a text of its own in place of each text as it appears. The translation is the text
 * itself, so that two pages can be compared. A text that the program changes after that is one that
 * no visitor sees: the page complains about it on the console.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(translateDocument, false)
}

/** Translates every document that the page opens, once its program has come to life. */
export async function translateAll(page: Page): Promise<void> {
  await page.addInitScript(translateDocument, true)
}

/** Runs in the page. */
function translateDocument(isToWait: boolean): void {
  const untranslated = 'script, style, textarea, svg, font'
  const frames = 3

  function wrap(text: Text) {
    if (text.data === '' || text.parentElement?.closest(untranslated) !== null) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data
    text.replaceWith(outer)
    new MutationObserver(() => complainLater(text, outer)).observe(text, { characterData: true })
  }

  /** The program may still replace the whole. */
  function complainLater(text: Text, outer: Element, after = frames) {
    requestAnimationFrame(() => {
      if (!outer.isConnected || outer.textContent === text.data) return
      if (after > 0) return complainLater(text, outer, after - 1)
      const place = outer.parentElement?.outerHTML.slice(0, 200) ?? ''
      // oxlint-disable-next-line no-console
      console.error(`No visitor sees that a translated text became "${text.data}": ${place}`)
    })
  }

  function wrapAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode() !== null) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    }
    for (const text of texts) wrap(text)
  }

  function begin() {
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        // This function has put it there.
        if (addedNodes[0]?.nodeName === 'FONT') continue
        for (const node of [target, ...addedNodes]) if (node.isConnected) wrapAll(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    wrapAll(document.body)
  }

  function beginWhenAlive() {
    const parts = [...document.querySelectorAll('main button, main a, main input, header button')]
    const isAlive =
      document.readyState === 'complete' &&
      (document.querySelector('script[type=module]') === null ||
        parts.some((part) => Object.keys(part).some((key) => key.startsWith('__reactProps'))))
    if (isAlive) begin()
    else requestAnimationFrame(beginWhenAlive)
  }

  if (isToWait) beginWhenAlive()
  else begin()
}
