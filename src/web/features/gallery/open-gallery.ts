import type { ContextType } from 'react'
import type { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import type { Language, WireImage } from '../../../contract/values.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { getT } from '../../lib/i18n.tsx'
import { loadMessages } from '../../lib/message-source.ts'
import { readPhoto, writePhoto } from './photo-address.ts'
import { groupPictures, type PicturedRoom } from './picture-groups.ts'
import { createViewer, type Viewer } from './viewer.ts'

type Router = NonNullable<ContextType<typeof RouterContext>>['router']

export type GalleryRequest = {
  images: readonly WireImage[]
  /** Whose pictures stand last in `images`. */
  rooms?: readonly PicturedRoom[]
  name: string
  /** Tells its addresses from those of other galleries on the page. */
  mark: string
  language: Language
  router: Router
  /** Where the small pictures stand on the page. */
  box: HTMLElement | null
}

/** One at a time: it covers the page. */
let shown: Viewer | undefined

/** Fetches what opening will need besides the code: the words. */
export function prepareGallery(language: Language): Promise<void> {
  return loadMessages(language, ['gallery'])
}

/**
 * Opens the gallery at a picture unless it is open (its words are there by then), and keeps gallery and address in step: another picture another address,
 * an address without one closes it, closing it leads back to the page as it was.
 * @param pressed a press opened it, so that its address is one step of its own that going back undoes.
 * @param overview all pictures at once first.
 */
export function openGallery(request: GalleryRequest, index: number, pressed: boolean, overview: boolean): void {
  if (shown) return
  const t = getT(request.language, 'gallery')
  const { router, name, mark, images, box } = request
  const groups = groupPictures(images.length, request.rooms ?? [], t('property'))
  let stepped = false
  let left = false
  let current = index
  /** The picture that the address names, or will as soon as the router gets to it. */
  let addressed = pressed ? undefined : index
  const thumbOf = (at: number) => findThumb(box, at)
  const viewer = createViewer({ name, images, groups, index, overview, t, thumbOf, onMove, onClosed })
  shown = viewer
  if (pressed) afterPaint(write)
  const page = router.state.location
  let seen = page.key
  const unfollow = router.subscribe(({ location, historyAction }) => {
    if (location.key === seen) return
    seen = location.key
    const named = readPhoto(location.hash, mark)
    if (location.pathname !== page.pathname || named === undefined) leave()
    // Only going back and forth leads: its own writing comes late on a slow device, and the visitor may be on by then.
    else if (historyAction === 'POP') {
      current = named
      addressed = named
      viewer.goTo(named)
    }
  })

  /** The address goes first when someone goes back; then there is nothing left to undo. */
  function leave(): void {
    if (pressed && !stepped) return
    left = true
    viewer.close()
  }

  /** A step of its own at first, its place taken over by every later picture. Nothing else on the page notices. */
  function write(): void {
    if (shown !== viewer || left || current === addressed) return
    const replace = stepped || !pressed
    stepped = true
    addressed = current
    const { pathname, search } = router.state.location
    void router.navigate(pathname + search + writePhoto(mark, current), { replace, preventScrollReset: true })
  }

  function onMove(at: number): void {
    current = at
    afterPaint(write)
  }

  function onClosed(): void {
    unfollow()
    shown = undefined
    if (left || readPhoto(router.state.location.hash, mark) === undefined) return
    const { pathname, search } = router.state.location
    if (pressed) void router.navigate(-1)
    else void router.navigate(pathname + search, { replace: true, preventScrollReset: true })
  }
}

/** The picture that the press was on, if it is to be seen: the large one grows out of it. */
function findThumb(box: HTMLElement | null, index: number): HTMLImageElement | undefined {
  const image = box?.querySelector<HTMLImageElement>(`[data-photo="${index}"] img`)
  return image?.checkVisibility() && image.complete ? image : undefined
}
