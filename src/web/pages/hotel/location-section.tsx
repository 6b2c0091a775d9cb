import type { HotelDetail } from '../../../contract/hotels.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { mapPinIcon } from '../../ui/icons.ts'
import { externalLinkIcon, phoneIcon } from '../../ui/stay-icons.ts'
import { LocationMap } from './location-map.tsx'
import styles from './location-section.module.css'
import { Section } from './section.tsx'
import { Surroundings } from './surroundings.tsx'

/** How near OpenStreetMap opens: streets and houses can be told apart. */
const zoom = 17

/** Where the house stands: address, coordinates, and a link to the point on a real map. */
export function LocationSection({ hotel }: { hotel: HotelDetail }) {
  const t = useT('hotel')
  const texts = getHotelCardTexts(useLanguage())
  const latitude = hotel.latitude.toFixed(5)
  const longitude = hotel.longitude.toFixed(5)
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
  return (
    <Section late id="location" title={t('sections.location')}>
      <LocationMap hotel={hotel} />
      <div className={styles.place}>
        <span className={styles.pin}>
          <Icon shape={mapPinIcon} size="l" />
        </span>
        <div className={styles.words}>
          <p>
            <b>{hotel.address ?? hotel.city}</b>
          </p>
          <p className="soft small">{texts.place(hotel)}</p>
          <p className={styles.point}>{t('coordinates', { latitude, longitude })}</p>
        </div>
        <div className={styles.links}>
          <a href={map} target="_blank" rel="noopener">
            <Icon shape={externalLinkIcon} size="s" />
            <span>{t('openMap')}</span>
            <span className="visually-hidden">{` (${t('newTab')})`}</span>
          </a>
          {hotel.phone && (
            <a href={`tel:${hotel.phone.replaceAll(' ', '')}`}>
              <Icon shape={phoneIcon} size="s" />
              <span>{hotel.phone}</span>
            </a>
          )}
        </div>
      </div>
      <Surroundings hotel={hotel} />
    </Section>
  )
}
