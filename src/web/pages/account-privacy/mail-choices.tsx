import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Choices } from '../../../contract/account-data.ts'
import type { Profile } from '../../../contract/accounts.ts'
import type { WishlistEmails } from '../../../contract/wishlist.ts'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { useWork } from '../../features/account/use-sending.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Switch } from '../../ui/choice.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './account-privacy.module.css'

const path = '/api/v1/users/choices/'
const pricesPath = '/api/v1/users/wishlist/emails/'

/** Which mails one wants, at once, and when one said so. */
export function MailChoices() {
  const t = useT('account-privacy')
  const api = useApi()
  const format = useFormat()
  const { user, session } = useSession()
  const queryClient = useQueryClient()
  const query = api.query<Choices>(path)
  const prices = api.query<WishlistEmails>(pricesPath)
  const { data } = useQuery({ ...query, staleTime: 0 })
  const { data: wanted } = useQuery({ ...prices, staleTime: 0 })

  async function chooseOffers(marketing: boolean) {
    const saved = await api.patch<Choices>(path, { marketing })
    queryClient.setQueryData(query.queryKey, saved)
    if (user) session?.setUser({ ...user, marketing_consent: saved.marketing } satisfies Profile)
  }

  async function choosePrices(price_drops: boolean) {
    const saved = await api.patch<WishlistEmails>(pricesPath, { price_drops, place: 'privacy' })
    queryClient.setQueryData(prices.queryKey, saved)
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }

  return (
    <section aria-labelledby="choices" className={styles.section}>
      <h2 id="choices">{t('choices.title')}</h2>
      {data && wanted ? (
        <>
          <Choice wanted={data.marketing} hint={t('choices.marketingHint')} choose={chooseOffers}>
            {t('choices.marketing')}
          </Choice>
          <Choice wanted={wanted.price_drops} hint={t('choices.pricesHint')} choose={choosePrices}>
            {t('choices.prices')}
          </Choice>
          <Disclosure summary={t('choices.log')}>
            {data.log.length === 0 && <p className="small soft">{t('choices.none')}</p>}
            <ul className={styles.log}>
              {data.log.map((record) => (
                <li key={record.choice + record.at + record.given}>
                  <span className="soft figures">{format.dateTime(record.at, { year: true })}</span>
                  <span>{t(`choices.of.${record.choice}`)}</span>
                  <b>{t(record.given ? 'choices.given' : 'choices.taken')}</b>
                  <span className="soft">{t(`choices.place.${record.place}`)}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      ) : (
        <SkeletonLine />
      )}
    </section>
  )
}

/** One kind of mails; what could not be saved is said above its switch, which stays as it was. */
function Choice(props: {
  wanted: boolean
  hint: string
  choose: (wanted: boolean) => Promise<void>
  children: ReactNode
}) {
  const { busy, problem, run } = useWork(() => props.choose(!props.wanted))
  return (
    <>
      <FormProblem text={problem} />
      <Switch checked={props.wanted} aria-busy={busy || undefined} hint={props.hint} onChange={run}>
        {props.children}
      </Switch>
    </>
  )
}
