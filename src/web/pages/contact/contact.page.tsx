import { useSearchParams } from 'react-router'
import { parseOpeningHours } from '../../../domain/opening-hours.ts'
import { OperatorFacts } from '../../features/legal/operator-facts.tsx'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useConfig } from '../../lib/services.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { askedHotelQuery, questionParams, readAskedHotel } from './question.ts'

export const handle: PageHandle = {
  messages: ['legal', 'contact', 'account', 'catalogue'],
  cache: true,
  query: questionParams,
}

/** The hotel that is asked about, if the address names one. */
export async function loader({ api, queryClient, url }: PageLoaderArgs): Promise<void> {
  const hotel = readAskedHotel(url.searchParams)
  if (hotel !== null) await queryClient.prefetchQuery(askedHotelQuery(api, hotel))
}

export function meta({ t }: PageMetaArgs): PageMeta {
  const texts = t('contact')
  return { title: texts('title'), description: texts('description') }
}

/** How the agency is reached, as far as it says so. */
export function Component() {
  const t = useT('contact')
  const { operator } = useConfig()
  const { phone, email, address } = operator
  const [params] = useSearchParams()
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <div className={styles.ways}>
        {phone && (
          <section className={styles.way}>
            <h2>{t('phone')}</h2>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </section>
        )}
        {email && (
          <section className={styles.way}>
            <h2>{t('email')}</h2>
            <a href={`mailto:${email}`}>{email}</a>
            <p>{t('emailHint')}</p>
          </section>
        )}
        <Hours />
        {address && (
          <section className={styles.way}>
            <h2>{t('address')}</h2>
            <p className="strong">{address}</p>
            <p>
              <a href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`} rel="noopener">
                {t('map')}
              </a>
            </p>
          </section>
        )}
        {!phone && !email && <p>{t('none')}</p>}
      </div>
      {/* The thanks for a question that a browser without JavaScript sent are not for the next one. */}
      {email && <ContactForm key={params.get('sent')} operator={email} />}
      <section className={styles.before} aria-labelledby="before">
        <h2 id="before">{t('before.title')}</h2>
        <p>{t('before.booking')}</p>
        <p>
          {t.rich('before.complaint', {
            link: (words) => (
              <LocalLink key="terms" to="/terms#complaints">
                {words}
              </LocalLink>
            ),
          })}
        </p>
        <LinkButton to="/help" variant="soft">
          {t('before.help')}
        </LinkButton>
      </section>
      <section aria-labelledby="company">
        <h2 id="company">{t('company')}</h2>
        <OperatorFacts />
      </section>
    </div>
  )
}

function Hours() {
  const t = useT('contact')
  const language = useLanguage()
  const hours = parseOpeningHours(useConfig().operator.hours) ?? []
  if (hours.length === 0) return null
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const nameDay = (day: number) => weekday.format(Date.UTC(2024, 0, day))
  return (
    <section className={styles.way}>
      <h2>{t('hours')}</h2>
      <dl className={styles.hours}>
        {hours.map(({ from, to, opens, closes }) => (
          <div key={from}>
            <dt>{from === to ? nameDay(from) : t('days', { from: nameDay(from), to: nameDay(to) })}</dt>
            <dd>
              <time>{opens}</time>
              <span>–</span>
              <time>{closes}</time>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('hoursHint')}</p>
    </section>
  )
}
