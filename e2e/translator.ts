import type { Page } from '@playwright/test'

/**
 * A browser's translator at work from now on: like Chrome's it puts each text of a page into elements of its own, again and again
 * as the page changes.
 * @param as what becomes of a text: it stays as it is, so that journeys find it, or it becomes another, in brackets.
 */
export async function translate(page: Page, as: 'same' | 'other' = 'same'): Promise<void> {
  await page.addInitScript((other) => {
    function wrap(text: Text) {
      const parent = text.parentElement
      if (!parent || text.data === '' || parent.closest('head, font, script, style, noscript, textarea')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = other && text.data.trim() ? `[${text.data}]` : text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    function wrapAll(root: Node) {
      if (root instanceof Text) return wrap(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
      for (const text of found) wrap(text)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) wrap(target)
        for (const node of addedNodes) wrapAll(node)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }, as === 'other')
}
