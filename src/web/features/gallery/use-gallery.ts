import { type MouseEvent, use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router'
import type { WireImage } from '../../../contract/values.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { useLanguage } from '../../lib/i18n.tsx'
import { readPhoto } from './photo-address.ts'
import type { PicturedRoom } from './picture-groups.ts'

const loadGallery = () => import('./open-gallery.ts')

/**
 * A full-screen gallery over the page for some pictures, with its place in the address: `#photo-3` opens it at the third, going
 * back closes it. Its code comes when a hand is near, or with such an address.
 * @param name what the pictures are of, for those who cannot see.
 * @param mark tells this gallery's addresses from those of others on the page.
 * @param rooms whose pictures stand last in `images`, one room's after the other's: they are named in the gallery.
 * @returns `near` for whatever opens it (spread on the element around), `open` for the press. An element with
 * `data-photo={index}` inside is where that picture grows from.
 */
export function useGallery(
  images: readonly WireImage[],
  name: string,
  mark = 'photo',
  rooms?: readonly PicturedRoom[],
) {
  const router = use(RouterContext)?.router
  const language = useLanguage()
  const box = useRef<HTMLElement>(null)
  const named = readPhoto(useLocation().hash, mark)
  async function start(index: number, pressed: boolean, overview = false): Promise<void> {
    const { openGallery, prepareGallery } = await loadGallery()
    await prepareGallery(language)
    if (router) openGallery({ images, rooms, name, mark, language, router, box: box.current }, index, pressed, overview)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address opens it
  useEffect(() => {
    if (named !== undefined && images[named]) start(named, false).catch(() => {})
  }, [named])

  /** What fails here is told by the press. */
  function prepare() {
    loadGallery()
      .then(({ prepareGallery }) => prepareGallery(language))
      .catch(() => {})
  }

  return {
    near: { ref: box, onPointerEnter: prepare, onFocus: prepare },
    /**
     * Follows a plain press on a link; with Ctrl and the like it opens what it names in a tab of its own, and if the code
     * cannot be had, it is the link it would be without.
     * @param overview all pictures at once first.
     */
    open(event: MouseEvent<HTMLAnchorElement>, index: number, overview = false) {
      const { href } = event.currentTarget
      if (!router || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Opening takes a slow device longer than a frame.
      afterPaint(() => start(index, true, overview).catch(() => window.location.assign(href)))
    },
  }
}
