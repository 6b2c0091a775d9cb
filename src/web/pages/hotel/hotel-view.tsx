import { Suspense, useEffect } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import { rememberHotel } from '../../features/hotel-card/recent-hotels.ts'
import { useHotelOffers } from '../../features/offers/hotel-offers.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/i18n.tsx'
import { LatePart } from '../../lib/late.tsx'
import { lazyOptional } from '../../lib/optional.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { SectionBar } from '../../ui/section-bar.tsx'
import { type AskedParty, useAsked } from './asked-stay.ts'
import { useChosenOffers } from './chosen-offers.ts'
import { HotelGallery } from './hotel-gallery.tsx'
import { HotelHead } from './hotel-head.tsx'
import { useHotel } from './hotel-query.ts'
import styles from './hotel-view.module.css'
import { aboutSection, bookPanel, cancelSection, lateSections, phoneBar } from './late-parts.ts'
import { RoomsSection } from './rooms-section.tsx'
import { SearchPill } from './search-pill.tsx'
import { helpsToMove, quoteOffers } from './stay-offers.ts'

const HotelExtras = lazyOptional(async () => (await import('./hotel-extras.tsx')).HotelExtras)

/** The hotel page: pictures, facts, and what it costs for the stay in the address. */
export function HotelView() {
  const asked = useAsked()
  const hotel = useHotel(asked.stay?.checkin)
  return hotel ? <Hotel hotel={hotel} asked={asked} /> : null
}

function Hotel({ hotel, asked }: { hotel: HotelDetail; asked: AskedParty }) {
  const t = useT('hotel')
  const offers = useHotelOffers(hotel.id, asked.stay)
  const { stay, wishes } = asked
  const chosen = useChosenOffers(hotel.id, asked)
  const quoted = stay ? (chosen?.quoted ?? quoteOffers(offers.data, wishes)) : undefined
  const known = { asked, quoted, movable: !offers.data || helpsToMove(offers.data) }
  useRemembered(hotel)

  const sections = [
    { id: 'about', label: t('sections.about') },
    { id: 'rooms', label: t('sections.rooms') },
    ...(quoted ? [{ id: 'cancel', label: t('sections.cancel') }] : []),
    { id: 'amenities', label: t('sections.amenities') },
    { id: 'policies', label: t('sections.policies') },
    { id: 'reviews', label: t('sections.reviews') },
    { id: 'location', label: t('sections.location') },
  ]
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.top}>
          <Breadcrumbs
            crumbs={[
              { label: t('home'), to: '/' },
              ...hotel.breadcrumbs.map((place) => ({ label: place.name, to: `/hotels?destination=${place.id}` })),
              { label: hotel.name },
            ]}
          />
          <SearchPill hotel={hotel} asked={asked} />
        </div>
        <HotelHead hotel={hotel} known={known} />
        <HotelGallery hotel={hotel} />
        <SectionBar label={t('sections.label')} sections={sections} className={styles.bar} />
        <div className={styles.grid}>
          <div className={styles.main}>
            <LatePart part={aboutSection} given={{ hotel }} />
            <RoomsSection hotel={hotel} asked={asked} offers={offers} quoted={quoted} />
            {quoted && offers.data?.kind === 'found' && (
              <LatePart
                part={cancelSection}
                given={{ hotel, answer: chosen?.answer ?? offers.data.answer, quoted, wishes }}
              />
            )}
            <LatePart part={lateSections} given={{ hotel }} />
          </div>
          <LatePart part={bookPanel} given={{ hotel, asked, quoted, outcome: offers.data }} />
        </div>
        <Extras hotel={hotel} asked={asked} />
      </div>
      <LatePart part={phoneBar} given={{ hotelId: hotel.id, ...known }} />
    </>
  )
}

/** What only a page that has woken up shows. */
function Extras(props: { hotel: HotelDetail; asked: AskedParty }) {
  const awake = useHydrated()
  return (
    awake && (
      <Suspense>
        <HotelExtras {...props} />
      </Suspense>
    )
  )
}

/** So that the home page can lead back here. */
function useRemembered(hotel: HotelDetail): void {
  const { id, name, city, url } = hotel
  const image = hotel.main_image?.image ?? null
  useEffect(() => rememberHotel({ id, name, city, url, image }), [id, name, city, url, image])
}
