import type { IssuedPaper } from '../../../contract/checkout.ts'
import { useFormat, useLanguage } from '../../lib/i18n.tsx'
import { useConfig } from '../../lib/services.ts'
import { Icon } from '../../ui/icon.tsx'
import { receiptTextIcon } from '../../ui/icons.ts'
import styles from './issued-papers.module.css'

type Names = {
  papers: readonly IssuedPaper[]
  name: (paper: IssuedPaper) => string
  aside?: (paper: IssuedPaper) => string
}

/**
 * Invoices and credit notes, each under its own name and number. @param props.name in the reader's language, with the number.
 * @param props.aside what else tells one from another.
 */
export function IssuedPapers(props: Names) {
  const format = useFormat()
  const language = useLanguage()
  const { apiOrigin } = useConfig()
  if (props.papers.length === 0) return null
  return (
    <ul className={styles.papers}>
      {props.papers.map((paper) => (
        <li key={paper.number}>
          <Icon shape={receiptTextIcon} size="s" />
          <div>
            <a href={`${apiOrigin}${paper.address}&language=${language}`}>{props.name(paper)}</a>
            <p>
              {`${format.day(paper.issued, { year: true })} · ${format.money(paper.kind === 'invoice' ? paper.total : `-${paper.total}`, paper.currency)}${props.aside?.(paper) ?? ''}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
