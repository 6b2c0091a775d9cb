import { useT } from '../../lib/i18n.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './how-reviews.module.css'

/** How reviews come about, who reads them first and what counts: what the Omnibus directive wants said. */
export function HowReviews() {
  const t = useT('reviews')
  return (
    <Disclosure summary={t('how.title')}>
      <ul className={styles.list}>
        <li>{t('how.who')}</li>
        <li>{t('how.when')}</li>
        <li>{t('how.read')}</li>
        <li>{t('how.score')}</li>
        <li>{t('how.paid')}</li>
        <li>{t('how.others')}</li>
      </ul>
    </Disclosure>
  )
}
