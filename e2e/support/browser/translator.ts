import type { Page } from 'playwright'

/**
 * Makes of the browser one that translates the page, as Chrome does: from now on it puts two `<font>`
 * elements with a text of its own in place of each text as it appears. The translation is the text
 * itself, so that two pages can be compared.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const untranslated = 'script, style, textarea, svg, font'
    function wrap(text: Text) {
      if (text.data === '' || text.parentElement?.closest(untranslated) !== null) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data
      text.replaceWith(outer)
    }
    function wrapAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode() !== null) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      }
      for (const text of texts) wrap(text)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of [target, ...addedNodes]) if (node.isConnected) wrapAll(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    wrapAll(document.body)
  })
}
