import { type MouseEvent, use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router'
import type { WireImage } from '../../../contract/values.ts'
import { useLanguage } from '../../lib/i18n.tsx'

const loadGallery = () => import('./open-gallery.ts')

/**
 * A full-screen gallery over the page for some pictures, with its place in the address: `#photo-3` opens it at the third, going
 * back closes it. Its code comes when a hand is near, or with such an address.
 * @param name what the pictures are of, for those who cannot see.
 * @returns `near` for whatever opens it (spread on the element around), `open` for the press. An element with
 * `data-photo={index}` inside is where that picture grows from.
 */
export function useGallery(images: readonly WireImage[], name: string) {
  const router = use(RouterContext)?.router
  const language = useLanguage()
  const box = useRef<HTMLElement>(null)
  const named = Number(/^#photo-(\d{1,3})$/.exec(useLocation().hash)?.[1] ?? 0)
  async function start(index: number, pressed: boolean): Promise<void> {
    const { openGallery, prepareGallery } = await loadGallery()
    await prepareGallery(language)
    if (router) openGallery({ images, name, language, router, box: box.current }, index, pressed)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address opens it
  useEffect(() => {
    if (images[named - 1]) start(named - 1, false).catch(() => {})
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
     */
    open(event: MouseEvent<HTMLAnchorElement>, index: number) {
      const { href } = event.currentTarget
      if (!router || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Opening takes a slow device longer than a frame: the press is seen to be felt first.
      requestAnimationFrame(() => setTimeout(() => start(index, true).catch(() => window.location.assign(href))))
    },
  }
}
