import type { HotelDetail } from '../../../contract/hotels.ts'
import { useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { accessibilityIcon } from '../../ui/stay-icons.ts'
import { AskAboutHotel } from './ask-about-hotel.tsx'
import styles from './section.module.css'
import { Section } from './section.tsx'

/** What the house has, group by group; what helps whom it is hard for comes last, under its own name. */
export function AmenitiesSection({ hotel }: { hotel: HotelDetail }) {
  const t = useT('hotel')
  return (
    <Section late id="amenities" title={t('sections.amenities')}>
      <div className={styles.amenities}>
        {hotel.amenities.map((group) => (
          <AmenityList key={group.group} title={group.group_name} icon={checkIcon} items={group.items} />
        ))}
        {hotel.accessibility.length > 0 && (
          <AmenityList title={t('accessibility')} icon={accessibilityIcon} items={hotel.accessibility} />
        )}
      </div>
      {hotel.accessibility.length === 0 && <p className={styles.quiet}>{t('noAccessibility')}</p>}
    </Section>
  )
}

function AmenityList(props: { title: string; icon: string; items: { code: string; name: string }[] }) {
  return (
    <div>
      <h3>{props.title}</h3>
      <ul>
        {props.items.map((item) => (
          <li key={item.code} className="with-icon top">
            <Icon shape={props.icon} size="s" />
            <span>{item.name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const policyKinds = ['children', 'pets', 'payment', 'parking', 'smoking', 'other'] as const

/** The rules of the house. */
export function PoliciesSection({ hotel }: { hotel: HotelDetail }) {
  const t = useT('hotel-late')
  const sections = useT('hotel')
  const { from, until } = hotel.check_in
  const rows = [
    {
      key: 'checkin',
      title: t('policy.checkin'),
      text: t(until ? 'policy.between' : 'policy.from', { from, until: until ?? '' }),
    },
    { key: 'checkout', title: t('policy.checkout'), text: t('policy.until', { until: hotel.check_out.until }) },
    ...policyKinds.flatMap((kind) =>
      hotel.policies
        .filter((policy) => policy.kind === kind)
        .map((policy) => ({ key: `${kind} ${policy.text}`, title: t(`policy.${kind}`), text: policy.text })),
    ),
    { key: 'ages', title: t('policy.ages'), text: t('policy.childAge', { age: hotel.child_age_limit }) },
    ...(hotel.registration_number
      ? [{ key: 'number', title: t('policy.registration'), text: hotel.registration_number }]
      : []),
  ]
  return (
    <Section late id="policies" title={sections('sections.policies')}>
      <dl className={styles.policies}>
        {rows.map((row) => (
          <div key={row.key}>
            <dt>{row.title}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
      <AskAboutHotel hotel={hotel} lead="lead" />
    </Section>
  )
}
