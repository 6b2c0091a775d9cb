import type PhotoSwipe from 'photoswipe'
import type { Translator } from '../../lib/i18n.tsx'
import { findGroup, type PictureGroup } from './picture-groups.ts'

/** What the pictures show, above them: which of it one looks at, and the way to the rest. */
export function addGroups(swipe: PhotoSwipe, groups: readonly PictureGroup[], t: Translator<'gallery'>): void {
  swipe.ui?.registerElement({
    name: 'groups',
    className: 'viewer-groups',
    tagName: 'div',
    order: 8,
    appendTo: 'root',
    onInit: (element, viewer) => {
      element.setAttribute('role', 'group')
      element.setAttribute('aria-label', t('groups'))
      const buttons = groups.map((group) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = `${group.name} (${group.end - group.start})`
        button.addEventListener('click', () => viewer.goTo(group.start))
        element.append(button)
        return { group, button }
      })
      viewer.on('change', () => {
        const current = findGroup(groups, viewer.currIndex)
        for (const { group, button } of buttons) {
          if (group !== current) {
            button.removeAttribute('aria-current')
            continue
          }
          button.setAttribute('aria-current', 'true')
          element.scrollTo({ left: button.offsetLeft - (element.clientWidth - button.offsetWidth) / 2 })
        }
      })
    },
  })
}
