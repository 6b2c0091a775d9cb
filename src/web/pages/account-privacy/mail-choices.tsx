import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Choices } from '../../../contract/account-data.ts'
import type { Profile } from '../../../contract/accounts.ts'
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

/** Which mails one wants, at once, and when one said so. */
export function MailChoices() {
  const t = useT('account-privacy')
  const api = useApi()
  const format = useFormat()
  const { user, session } = useSession()
  const queryClient = useQueryClient()
  const query = api.query<Choices>(path)
  const { data } = useQuery({ ...query, staleTime: 0 })
  const { busy, problem, run } = useWork(async () => {
    const saved = await api.patch<Choices>(path, { marketing: !data?.marketing })
    queryClient.setQueryData(query.queryKey, saved)
    if (user) session?.setUser({ ...user, marketing_consent: saved.marketing } satisfies Profile)
  })
  return (
    <section aria-labelledby="choices" className={styles.section}>
      <h2 id="choices">{t('choices.title')}</h2>
      <FormProblem text={problem} />
      {data ? (
        <>
          <Switch
            checked={data.marketing}
            aria-busy={busy || undefined}
            hint={t('choices.marketingHint')}
            onChange={run}
          >
            {t('choices.marketing')}
          </Switch>
          <Disclosure summary={t('choices.log')}>
            {data.log.length === 0 && <p className="small soft">{t('choices.none')}</p>}
            <ul className={styles.log}>
              {data.log.map((record) => (
                <li key={record.at + record.given}>
                  <span className="soft figures">{format.dateTime(record.at, { year: true })}</span>
                  <span>{t('choices.offers')}</span>
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
