import { useQuery } from '@tanstack/react-query'
import type { PersonalExport } from '../../../contract/privacy.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { printerIcon } from '../../ui/account-icons.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './account-data.module.css'
import { listSections } from './export-records.ts'
import { RecordFields } from './record-fields.tsx'

export const handle = { messages: ['account-privacy'], guard: 'auth' } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account-privacy')('data.title'), robots: 'noindex, nofollow' }
}

/** The export for people: everything that is known, to read and to print. */
export function Component() {
  const t = useT('account-privacy')
  const format = useFormat()
  const query = useApi().query<PersonalExport>('/api/v1/users/export/')
  const { data, isError, refetch } = useQuery({ ...query, staleTime: 0 })
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('data.title')}</h1>
        <TextLink to="/account/privacy">{t('data.back')}</TextLink>
        <Button variant="outline" onClick={() => window.print()}>
          <Icon shape={printerIcon} size="s" />
          <span>{t('data.print')}</span>
        </Button>
      </header>
      {isError && (
        <ErrorState
          title={t('data.failed')}
          actions={<Button onClick={() => void refetch()}>{t('data.retry')}</Button>}
        />
      )}
      {!data && !isError && (
        <div>
          <p role="status">{t('data.loading')}</p>
          <SkeletonLine />
        </div>
      )}
      {data && <p className="soft">{t('data.made', { at: format.dateTime(data.made_at, { year: true }) })}</p>}
      {data &&
        listSections(data).map(({ name, records }) => (
          <section key={name} aria-labelledby={name} className={styles.section}>
            <h2 id={name}>{t(`data.sections.${name}`)}</h2>
            {records.length === 0 && <p className="soft">{t('data.none')}</p>}
            {records.map((record, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once as it came
              <RecordFields key={index} record={record} />
            ))}
          </section>
        ))}
    </div>
  )
}
