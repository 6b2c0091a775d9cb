import type PhotoSwipe from 'photoswipe'
import type { WireImage } from '../../../contract/values.ts'
import type { Translator } from '../../lib/i18n.tsx'
import { findGroup, type PictureGroup } from './picture-groups.ts'

/** What is to be seen, in words below the picture; screen readers hear it with its number at every turn. */
export function addCaption(
  swipe: PhotoSwipe,
  images: readonly WireImage[],
  groups: readonly PictureGroup[],
  t: Translator<'gallery'>,
): void {
  swipe.ui?.registerElement({
    name: 'caption',
    className: 'viewer-caption',
    tagName: 'p',
    order: 9,
    appendTo: 'root',
    onInit: (element, viewer) => {
      const place = document.createElement('span')
      place.className = 'visually-hidden'
      const words = document.createElement('span')
      words.dir = 'auto'
      element.setAttribute('aria-live', 'polite')
      element.append(place, words)
      viewer.on('change', () => {
        const number = t('place', { number: viewer.currIndex + 1, count: images.length })
        const group = findGroup(groups, viewer.currIndex)
        place.textContent = `${number}. ${group ? `${group.name}. ` : ''}`
        words.textContent = images[viewer.currIndex]?.alt ?? ''
      })
    },
  })
}
