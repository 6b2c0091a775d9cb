import type PhotoSwipe from 'photoswipe'
import type { WireImage } from '../../../contract/values.ts'
import type { Translator } from '../../lib/i18n.tsx'
import type { PictureGroup } from './picture-groups.ts'

/** Four squares. */
const overviewIcon = {
  isCustomSVG: true,
  inner: '<path d="M8 8h7v7H8zM17 8h7v7h-7zM8 17h7v7H8zM17 17h7v7h-7z" id="viewer-overview"/>',
  outlineID: 'viewer-overview',
  size: 32,
}

/** How wide a picture of the overview is drawn at most. */
const overviewSizes = '(min-width: 768px) 260px, 46vw'

export type Thumbnails = {
  showOverview(shown: boolean): void
  /** The overview is shown, and it was asked for from a large picture. */
  leadsBack(): boolean
}

/**
 * All pictures small, below the large one: where one is, and a way to each without passing the others. By a button of the bar
 * they fill the screen under the names of what they show, until one is chosen.
 */
export function addThumbnails(
  swipe: PhotoSwipe,
  images: readonly WireImage[],
  groups: readonly PictureGroup[],
  t: Translator<'gallery'>,
): Thumbnails {
  let strip: HTMLElement | undefined
  let toggle: HTMLElement | undefined
  const buttons = images.map((image, index) => createButton(image, index, t))
  let fromLarge = false
  const isOverview = () => strip?.classList.contains('viewer-overview') ?? false
  const thumbnails: Thumbnails = {
    leadsBack: () => fromLarge && isOverview(),
    showOverview: (shown) => {
      strip?.classList.toggle('viewer-overview', shown)
      toggle?.setAttribute('aria-pressed', String(shown))
      swipe.element?.classList.toggle('viewer-covered', shown)
      if (shown) for (const picture of strip?.querySelectorAll('img') ?? []) sharpen(picture)
      const current = buttons[swipe.currIndex]
      if (shown) current?.focus()
      else toggle?.focus()
      if (current) bringIntoView(current)
    },
  }
  swipe.ui?.registerElement({
    name: 'overview',
    title: t('all'),
    ariaLabel: t('all'),
    order: 7,
    isButton: true,
    html: overviewIcon,
    onInit: (element) => {
      element.setAttribute('aria-pressed', 'false')
      toggle = element
    },
    onClick: () => {
      fromLarge = true
      thumbnails.showOverview(!isOverview())
    },
  })
  swipe.ui?.registerElement({
    name: 'thumbnails',
    className: 'viewer-thumbnails',
    tagName: 'div',
    order: 10,
    appendTo: 'root',
    onInit: (element, viewer) => {
      strip = element
      element.setAttribute('role', 'group')
      element.setAttribute('aria-label', t('all'))
      // PhotoSwipe keeps the wheel for the large picture.
      element.addEventListener('wheel', (event) => event.stopPropagation())
      for (const [index, button] of buttons.entries()) {
        button.addEventListener('click', () => {
          if (isOverview()) thumbnails.showOverview(false)
          viewer.goTo(index)
        })
        const group = groups.find(({ start }) => start === index)
        if (group) element.append(createHeading(group))
        element.append(button)
      }
      viewer.on('change', () => {
        for (const [index, button] of buttons.entries()) {
          if (index === viewer.currIndex) button.setAttribute('aria-current', 'true')
          else button.removeAttribute('aria-current')
        }
        const current = buttons[viewer.currIndex]
        if (!current) return
        bringIntoView(current)
        // Arrows lead through the overview too.
        if (isOverview()) current.focus()
      })
    },
  })
  return thumbnails

  function bringIntoView(button: HTMLElement): void {
    strip?.scrollTo({
      left: button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2,
      top: button.offsetTop - (strip.clientHeight - button.offsetHeight) / 2,
    })
  }

  function sharpen(picture: HTMLImageElement): void {
    const image = images[Number(picture.dataset.picture)]
    if (!image || picture.srcset) return
    picture.sizes = overviewSizes
    picture.srcset = image.srcset
  }
}

function createHeading({ name }: PictureGroup): HTMLElement {
  const heading = document.createElement('h2')
  heading.textContent = name
  return heading
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
  picture.dataset.picture = String(index)
  picture.src = image.srcset.split(' ', 1)[0] ?? image.image
  button.append(picture)
  return button
}
