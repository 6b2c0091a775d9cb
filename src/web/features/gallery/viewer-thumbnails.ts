import type PhotoSwipe from 'photoswipe'
import type { WireImage } from '../../../contract/values.ts'
import type { Translator } from '../../lib/i18n.tsx'

/** All pictures small, below the large one: where one is, and a way to each without passing the others. */
export function addThumbnails(swipe: PhotoSwipe, images: readonly WireImage[], t: Translator<'gallery'>): void {
  swipe.ui?.registerElement({
    name: 'thumbnails',
    className: 'viewer-thumbnails',
    tagName: 'div',
    order: 10,
    appendTo: 'root',
    onInit: (element, viewer) => {
      element.setAttribute('role', 'group')
      element.setAttribute('aria-label', t('all'))
      const buttons = images.map((image, index) => createButton(image, index, t))
      for (const [index, button] of buttons.entries()) {
        button.addEventListener('click', () => viewer.goTo(index))
        element.append(button)
      }
      viewer.on('change', () => {
        for (const [index, button] of buttons.entries()) {
          if (index === viewer.currIndex) button.setAttribute('aria-current', 'true')
          else button.removeAttribute('aria-current')
        }
        const current = buttons[viewer.currIndex]
        if (current) element.scrollTo({ left: current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2 })
      })
    },
  })
}

function createButton(image: WireImage, index: number, t: Translator<'gallery'>): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', t('show', { number: index + 1, alt: image.alt }))
  button.style.background = image.blurhash ?? ''
  const picture = document.createElement('img')
  picture.alt = ''
  picture.loading = 'lazy'
  picture.decoding = 'async'
  picture.width = 72
  picture.height = 48
  picture.src = image.srcset.split(' ', 1)[0] ?? image.image
  button.append(picture)
  return button
}
