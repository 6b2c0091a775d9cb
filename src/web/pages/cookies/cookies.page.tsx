import { LegalDocument } from '../../features/legal/legal-document.tsx'
import { cookiesOutline } from '../../features/legal/outlines.ts'
import { necessaryItems, optionalItems } from '../../features/legal/stored-items.ts'
import { StoredTable } from '../../features/legal/stored-table.tsx'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useConfig } from '../../lib/services.ts'
import { consentView } from '../../shell/consent-view.ts'
import { Button } from '../../ui/button.tsx'
import styles from './cookies.module.css'

export const handle: PageHandle = { messages: ['legal', 'cookies'], cache: true }

export function meta({ t }: PageMetaArgs): PageMeta {
  const texts = t('cookies')
  return { title: texts('title'), description: texts('description') }
}

/** Nothing is configured that would need consent. */
const withoutServices = cookiesOutline.map((section) =>
  section.id === 'optional' ? { ...section, parts: ['none'] } : section,
)

/** Everything that the site leaves in a browser, and the way to change what one allowed. */
export function Component() {
  const t = useT('cookies')
  const { gtmId, analyticsId } = useConfig()
  const used = gtmId !== null || analyticsId !== null
  const outline = used ? cookiesOutline : withoutServices
  const after = {
    'choice.text': (
      <p className={styles.open}>
        <Button variant="solid" aria-haspopup="dialog" onClick={() => consentView.change({ choosing: true })}>
          {t('choice.open')}
        </Button>
      </p>
    ),
    'necessary.text': <StoredTable items={necessaryItems} label={t('necessary.title')} />,
    'optional.text': <StoredTable items={optionalItems} label={t('optional.title')} />,
  }
  return <LegalDocument namespace="cookies" outline={outline} after={after} />
}
