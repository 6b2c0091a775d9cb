import { rankingFactors, rankingFigures, rankingWeights } from '../../../domain/ranking.ts'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import styles from './how-we-rank.module.css'

export const handle: PageHandle = { messages: ['how-we-rank'], cache: true }

export function meta({ t }: PageMetaArgs): PageMeta {
  const texts = t('how-we-rank')
  return { title: texts('title'), description: texts('description') }
}

/** All or nothing: the other parts give a share of their points. */
const whole: readonly string[] = ['freeCancellation', 'instant']

/** The recommended order, with the very weights the program counts by. */
export function Component() {
  const t = useT('how-we-rank')
  return (
    <div className={`wrap prose ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <h2>{t('parts.title')}</h2>
      <dl className={styles.parts}>
        {rankingFactors.map((part) => (
          <div key={part} style={{ '--share': `${rankingWeights[part]}%` }}>
            <dt>{t(`parts.${part}.name`)}</dt>
            <dd className={styles.points}>
              {t(whole.includes(part) ? 'points' : 'upTo', { points: rankingWeights[part] })}
            </dd>
            <dd>{t(`parts.${part}.text`, rankingFigures)}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('other.title')}</h2>
      <p>{t('other.text')}</p>
      <p>{t('other.price')}</p>
      <p>{t('other.same')}</p>
    </div>
  )
}
