import { lazy, Suspense } from 'react'
import type { WireOffer } from '../../../contract/offers.ts'
import { useT } from '../../lib/i18n.tsx'
import { languageOfPath } from '../../lib/language.ts'
import { loadMessages } from '../../lib/message-source.ts'
import { Button, TextButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { xIcon } from '../../ui/icons.ts'
import { Popover } from '../../ui/popover.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './why-price.module.css'

// The receipt's code comes when one points at it: a page of offers shows none at first.
const loadReceipt = async () => {
  const language = languageOfPath(window.location.pathname)
  const [code] = await Promise.all([import('./receipt.tsx'), loadMessages(language, ['receipt'])])
  return code
}
const Receipt = lazy(async () => ({ default: (await loadReceipt()).Receipt }))

/** "Why this price": opens the receipt beside the sum it explains. Escape closes it and focus returns. */
export function WhyPrice(props: { offer: WireOffer; about: string }) {
  const t = useT('offers')
  const shell = useT('shell')
  return (
    <Popover
      label={t('why')}
      align="end"
      width="380px"
      className={styles.receipt}
      trigger={(wiring) => (
        <TextButton {...wiring} className={styles.trigger} onPointerEnter={loadReceipt} onFocus={loadReceipt}>
          <span>{t('why')}</span>
          <span className="visually-hidden">{`: ${props.about}`}</span>
        </TextButton>
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          <div className={styles.head}>
            <p>{t('why')}</p>
            <Button variant="plain" iconOnly aria-label={shell('close')} onClick={close}>
              <Icon shape={xIcon} />
            </Button>
          </div>
          <Suspense fallback={<SkeletonLine width="80%" />}>
            <Receipt offer={props.offer} parts />
          </Suspense>
        </div>
      )}
    </Popover>
  )
}
