import type { HotelDetail } from '../../../contract/hotels.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import {
  busFrontIcon,
  cableCarIcon,
  footprintsIcon,
  milestoneIcon,
  planeIcon,
  trainFrontIcon,
} from '../../ui/way-icons.ts'
import styles from './surroundings.module.css'
import { wordMetres } from './word-metres.ts'

const kinds = [
  { kind: 'ski_lift', icon: cableCarIcon },
  { kind: 'airport', icon: planeIcon },
  { kind: 'railway_station', icon: trainFrontIcon },
  { kind: 'bus_station', icon: busFrontIcon },
  { kind: 'place', icon: milestoneIcon },
] as const satisfies { kind: HotelDetail['surroundings'][number]['kind']; icon: string }[]

/** Farther away nobody walks to a beach, nor asks whether it is near. */
const farMetres = 30_000

type Group = { key: string; title: string; icon: string; items: { name: string; distance: string }[] }

/** What a traveller asks for around the house, with distances; nothing for a house far from everything. */
export function Surroundings({ hotel }: { hotel: HotelDetail }) {
  const t = useT('map')
  const words = useT('catalogue')
  const format = useFormat()
  const here = (['beach', 'centre'] as const).flatMap((key) => {
    const far = hotel[`${key}_metres`]
    return far === null || far > farMetres
      ? []
      : [{ name: t(`surroundings.${key}`), distance: wordMetres(far, { words, format }) }]
  })
  const groups: Group[] = [
    { key: 'here', title: t('surroundings.here'), icon: footprintsIcon, items: here },
    ...kinds.map(({ kind, icon }) => ({
      key: kind,
      title: t(`surroundings.${kind}`),
      icon,
      items: hotel.surroundings
        .filter((each) => each.kind === kind)
        .map(({ name, code, kilometres: far }) => ({
          name: code ? `${name} (${code})` : name,
          distance: wordMetres(far * 1000, { words, format }),
        })),
    })),
  ].filter(({ items }) => items.length > 0)
  if (hotel.surroundings.length === 0) return null
  return (
    <div className={styles.around}>
      <h3>{t('surroundings.title')}</h3>
      <dl>
        {groups.map(({ key, title, icon, items }) => (
          <div key={key}>
            <dt>
              <Icon shape={icon} size="s" />
              <span>{title}</span>
            </dt>
            {items.map(({ name, distance }) => (
              <dd key={name}>
                <span>{`${name} `}</span>
                <span>{distance}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p>{t('surroundings.straight')}</p>
    </div>
  )
}
