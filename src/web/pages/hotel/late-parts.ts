import '../../features/offers/cancellation-timeline.module.css'
import '../../features/offers/drawn-phases.module.css'
import '../../features/offers/offer-row.module.css'
import '../../features/offers/room-amenities.module.css'
import '../../features/offers/room-facts.module.css'
import '../../features/offers/room-group.module.css'
import '../../features/offers/why-price.module.css'
import '../../features/reviews/how-reviews.module.css'
import '../../features/reviews/marked-text.module.css'
import '../../features/reviews/review-figures.module.css'
import '../../features/reviews/review-filters.module.css'
import '../../features/reviews/review-item.module.css'
import '../../features/reviews/review-search.module.css'
import '../../features/stay/party-field.module.css'
import '../../features/stay/stay-dates-field.module.css'
import '../../ui/badge.module.css'
import '../../ui/bar-cell.module.css'
import '../../ui/button.module.css'
import '../../ui/card.module.css'
import '../../ui/chip.module.css'
import '../../ui/choice.module.css'
import '../../ui/disclosure.module.css'
import '../../ui/empty-state.module.css'
import '../../ui/field.module.css'
import '../../ui/notice.module.css'
import '../../ui/popover.module.css'
import '../../ui/price.module.css'
import '../../ui/promise-line.module.css'
import '../../ui/timeline.module.css'
import '../../features/map/map-preview.module.css'
import '../../lib/wishlist/heart-button.module.css'
import './ask-about-hotel.module.css'
import './book-panel.module.css'
import './cancel-section.module.css'
import './chosen-rooms.module.css'
import './head-heart.module.css'
import './hotel-reviews.module.css'
import './location-map.module.css'
import './location-section.module.css'
import './other-rooms.module.css'
import './phone-bar.module.css'
import './room-list.module.css'
import './room-picture.module.css'
import './stay-form.module.css'
import './surroundings.module.css'
import type { Language } from '../../../contract/values.ts'
import { languageOfPath } from '../../lib/language.ts'
import { createLate } from '../../lib/late.tsx'
import { loadMessages } from '../../lib/message-source.ts'
import { roomMark } from './room-mark.ts'

/** Texts that only the late sections say: they come with their code instead of standing in the page's own. */
const lateTexts = ['hotel-late', 'reviews', 'party-fit', 'map']

/** In a browser the texts of the language on screen; on the server all are there. */
async function loadLateTexts(): Promise<void> {
  if (!import.meta.env.SSR) await loadMessages(languageOfPath(window.location.pathname), lateTexts)
}

/** What kind of place it is. */
export const aboutSection = createLate(async () => (await import('./about-section.tsx')).AboutSection, '#about')

/** Dates and guests: the server's form works by itself until its code is there. */
export const stayForm = createLate(async () => (await import('./stay-form.tsx')).StayForm, '#rooms')

/** The price beside the page: its links work before its code is there. */
export const bookPanel = createLate(async () => {
  const [{ BookPanel }] = await Promise.all([import('./book-panel.tsx'), loadLateTexts()])
  return BookPanel
})

/** The price on phones: its link works before its code is there. */
export const phoneBar = createLate(async () => (await import('./phone-bar.tsx')).PhoneBar)

/** What cancelling costs. */
export const cancelSection = createLate(async () => {
  const [{ CancelSection }] = await Promise.all([import('./cancel-section.tsx'), loadLateTexts()])
  return CancelSection
}, '#cancel')

export const headHeart = createLate(async () => (await import('./head-heart.tsx')).HeadHeart)
export const shareButton = createLate(async () => (await import('../../features/share/share-button.tsx')).ShareButton)

/** Amenities, rules, reviews, location. */
export const lateSections = createLate(async () => {
  const [{ LateSections }] = await Promise.all([import('./late-sections.tsx'), loadLateTexts()])
  return LateSections
}, '#amenities, #reviews, #location')

/** What stands where rooms would, when there are none. */
export const nothingFits = createLate(async () => {
  const [{ NothingFits }] = await Promise.all([import('./nothing-fits.tsx'), loadLateTexts()])
  return NothingFits
})
export const refusedStay = createLate(async () => {
  const [{ RefusedStay }] = await Promise.all([import('./nothing-fits.tsx'), loadLateTexts()])
  return RefusedStay
})

/** An address that names a picture of a room opens it wherever the page stands: then nothing waits for the rooms to come near. */
const roomsNear = !import.meta.env.SSR && window.location.hash.startsWith(roomMark) ? undefined : '#rooms'

/** What rooms there are, without dates. */
export const roomList = createLate(async () => (await import('./shown-rooms.ts')).RoomList, roomsNear)

/** The offers with what can be done with them: the server's page shows them all before their code is there. */
export const foundOffers = createLate(async () => {
  const [{ FoundOffers }] = await Promise.all([import('./shown-rooms.ts'), loadLateTexts()])
  return FoundOffers
}, roomsNear)

/** The same guests in other rooms, and what stands in the way of the rest. */
export const otherRooms = createLate(async () => {
  const [{ OtherRooms }] = await Promise.all([import('./other-rooms.tsx'), loadLateTexts()])
  return OtherRooms
})

/** For the loader: resolves once they can all be shown, in the language of the page. */
export async function prepareLateParts(language: Language): Promise<void> {
  await Promise.all([
    loadMessages(language, lateTexts),
    aboutSection.ready(),
    lateSections.ready(),
    stayForm.ready(),
    bookPanel.ready(),
    phoneBar.ready(),
    cancelSection.ready(),
    headHeart.ready(),
    shareButton.ready(),
    nothingFits.ready(),
    refusedStay.ready(),
    roomList.ready(),
    foundOffers.ready(),
    otherRooms.ready(),
  ])
}
