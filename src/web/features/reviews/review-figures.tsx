import type { ReviewSummary } from '../../../contract/reviews.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { ScoreBars } from '../../ui/score.tsx'
import styles from './review-figures.module.css'

/** How the scores are spread and what guests gave for each aspect, drawn to scale. */
export function ReviewFigures({ summary }: { summary: ReviewSummary }) {
  const t = useT('reviews')
  const format = useFormat()
  const bands = summary.distribution.map(({ from, count }) => ({
    key: String(from),
    label: t(
      `band.${from === 9 ? 'from9' : from === 8 ? 'from8' : from === 7 ? 'from7' : from === 6 ? 'from6' : 'from1'}`,
    ),
    value: format.number(count),
    share: summary.count > 0 ? count / summary.count : 0,
  }))
  const aspects = summary.aspects.map(({ code, score }) => ({
    key: code,
    label: t(`aspect.${code}`),
    value: format.score(score),
    share: score / 10,
  }))
  return (
    <div className={styles.figures}>
      <div className={styles.bands}>
        <h3>{t('distribution')}</h3>
        <ScoreBars bars={bands} />
      </div>
      {aspects.length > 0 && (
        <div>
          <h3>{t('aspects')}</h3>
          <ScoreBars bars={aspects} />
        </div>
      )}
    </div>
  )
}
