import { useFormat, useT } from '../lib/i18n.tsx'
import { LocalLink } from '../lib/local-link.tsx'
import { Icon } from './icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from './icons.ts'
import styles from './pager.module.css'
import { listPages } from './pager-pages.ts'

/**
 * Links to the pages of a list; nothing when there is one page only.
 * @param to path of a page, without language: `(page) => '/hotels?page=' + page`.
 */
export function Pager(props: { page: number; count: number; to: (page: number) => string }) {
  const t = useT('shell')
  const format = useFormat()
  const { page, count, to } = props
  if (count < 2) return null
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {page > 1 && (
        <LocalLink to={to(page - 1)} rel="prev" className={styles.step}>
          <Icon shape={chevronLeftIcon} size="s" turns />
          <span>{t('pager.previous')}</span>
        </LocalLink>
      )}
      <ol>
        {listPages(page, count).map((target, index) =>
          target === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={target}>
              <LocalLink
                to={to(target)}
                aria-current={target === page ? 'page' : undefined}
                aria-label={t(target === page ? 'pager.current' : 'pager.page', { page: format.number(target) })}
              >
                {format.number(target)}
              </LocalLink>
            </li>
          ),
        )}
      </ol>
      {page < count && (
        <LocalLink to={to(page + 1)} rel="next" className={styles.step}>
          <span>{t('pager.next')}</span>
          <Icon shape={chevronRightIcon} size="s" turns />
        </LocalLink>
      )}
    </nav>
  )
}
