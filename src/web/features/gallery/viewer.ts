import 'photoswipe/style.css'
import './viewer.css'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import type { WireImage } from '../../../contract/values.ts'
import type { Translator } from '../../lib/i18n.tsx'
import { showModal } from '../../ui/show-modal.ts'
import type { PictureGroup } from './picture-groups.ts'
import { addCaption } from './viewer-caption.ts'
import { addGroups } from './viewer-groups.ts'
import { addThumbnails, type Thumbnails } from './viewer-thumbnails.ts'

export type Viewer = { goTo(index: number): void; close(): void }

export type ViewerOptions = {
  name: string
  images: readonly WireImage[]
  /** What they show, where that is more than one thing. */
  groups: readonly PictureGroup[]
  index: number
  /** All of them at once first, instead of the one. */
  overview: boolean
  t: Translator<'gallery'>
  /** The small picture on the page, while it is in view. */
  thumbOf: (index: number) => HTMLImageElement | undefined
  onMove: (index: number) => void
  onClosed: () => void
}

/** No picture is served wider. */
const MOST_WIDTH = 1920

/** Room for the bar above, and for words and small pictures below, in pixels. */
const room = { top: 60, topGroups: 108, bottom: 132, bottomLow: 56 }
const lowScreen = 480
/** From this width on the groups stand in the bar. */
const wideScreen = 1000

/**
 * The gallery itself: PhotoSwipe for swiping, pinching and zooming, in the browser's own modal dialog for focus, Escape and
 * everything behind it being out of reach.
 */
export function createViewer(options: ViewerOptions): Viewer {
  const { t, images, groups } = options
  const dialog = document.createElement('dialog')
  dialog.className = 'viewer'
  dialog.setAttribute('aria-label', t('label', { name: options.name }))
  document.body.append(dialog)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const swipe = new PhotoSwipe({
    dataSource: images.map((image, index) => toSlide(image, options.thumbOf(index))),
    index: options.index,
    appendToEl: dialog,
    showHideAnimationType: still ? 'none' : 'zoom',
    zoomAnimationDuration: still ? 0 : 250,
    showAnimationDuration: 250,
    hideAnimationDuration: 200,
    bgOpacity: 1,
    trapFocus: false,
    returnFocus: false,
    maxZoomLevel: ({ fit }) => Math.max(3, fit * 4),
    secondaryZoomLevel: ({ fit }) => Math.max(1, fit * 2),
    paddingFn: ({ x, y }) => {
      if (y < lowScreen) return { top: 0, bottom: 0, left: 0, right: 0 }
      const side = x < 600 || images.length < 2 ? 0 : 72
      const top = groups.length > 0 && x < wideScreen ? room.topGroups : room.top
      return { top, bottom: images.length > 1 ? room.bottom : room.bottomLow, left: side, right: side }
    },
    closeTitle: t('close'),
    zoomTitle: t('zoom'),
    arrowPrevTitle: t('previous'),
    arrowNextTitle: t('next'),
    errorMsg: t('failed'),
  })

  swipe.addFilter('placeholderSrc', (found, { data }) => data.msrc ?? found)
  swipe.on('contentLoad', ({ content }) => {
    const colours = images[content.index]?.blurhash
    if (colours && content.placeholder?.element) content.placeholder.element.style.background = colours
  })
  let thumbnails: Thumbnails | undefined
  swipe.on('uiRegister', () => {
    if (groups.length > 0) addGroups(swipe, groups, t)
    addCaption(swipe, images, groups, t)
    if (images.length > 1) thumbnails = addThumbnails(swipe, images, groups, t)
  })
  swipe.on('firstUpdate', () => nameParts(swipe, t))
  swipe.on('change', () => {
    if (swipe.currIndex !== undefined) options.onMove(swipe.currIndex)
  })
  swipe.on('destroy', () => {
    // Closing before removing: only then does the browser give focus back to where it was.
    dialog.close()
    dialog.remove()
    options.onClosed()
  })
  const whenOpen = createGate(swipe)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    whenOpen(() => swipe.close())
  })
  dialog.addEventListener('keydown', (event) => {
    const { key } = event
    if (key === 'Escape' && thumbnails?.leadsBack()) {
      // One step back, before the dialog or PhotoSwipe hear of it.
      event.preventDefault()
      event.stopPropagation()
      thumbnails.showOverview(false)
    }
    if (key === 'ArrowRight') whenOpen(() => swipe.next(), 'early')
    if (key === 'ArrowLeft') whenOpen(() => swipe.prev(), 'early')
  })
  dialog.addEventListener('click', catchEarlyPress, { capture: true })
  function catchEarlyPress(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || !whenOpen(() => button.click(), 'early')) return
    event.stopPropagation()
  }
  showModal(dialog)
  swipe.init()
  if (options.overview) thumbnails?.showOverview(true)
  return {
    goTo: (index) => {
      whenOpen(() => {
        if (swipe.currIndex !== index) swipe.goTo(index)
      })
    },
    close: () => {
      whenOpen(() => swipe.close())
    },
  }
}

/**
 * PhotoSwipe is deaf while it opens. What is asked of it in that quarter of a second is done right after; with `early` only
 * that, because later it hears by itself. Answers whether the work was put off.
 */
function createGate(swipe: PhotoSwipe): (work: () => void, when?: 'early') => boolean {
  let open = false
  const waiting: Array<() => void> = []
  swipe.on('openingAnimationEnd', () => {
    open = true
    for (const work of waiting) work()
  })
  return (work, when) => {
    if (!open) waiting.push(work)
    else if (when !== 'early') work()
    return !open
  }
}

/** Until the large picture is there, the small one of the page stands in for it, or its colours. */
function toSlide({ srcset, image, alt, width, height }: WireImage, thumb: HTMLImageElement | undefined): SlideData {
  const shownWidth = Math.min(width, MOST_WIDTH)
  const size = { width: shownWidth, height: Math.round((height * shownWidth) / width) }
  return { src: image, srcset, alt, ...size, element: thumb, msrc: thumb?.currentSrc, thumbCropped: true }
}

/** The dialog around it is the dialog; the parts are called what they are in the page's language. */
function nameParts({ element, scrollWrap, mainScroll }: PhotoSwipe, t: Translator<'gallery'>): void {
  element?.removeAttribute('role')
  element?.setAttribute('dir', 'ltr')
  scrollWrap?.setAttribute('aria-label', t('pictures'))
  scrollWrap?.setAttribute('aria-roledescription', t('carousel'))
  for (const { el } of mainScroll.itemHolders) el.setAttribute('aria-roledescription', t('slide'))
}
