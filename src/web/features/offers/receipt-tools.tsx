import { type RefObject, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { TextButton } from '../../ui/button.tsx'
import styles from './receipt.module.css'

/** To take a receipt along: as text, or on paper without the page around it. */
export function ReceiptTools({ paper }: { paper: RefObject<HTMLElement | null> }) {
  const t = useT('receipt')
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(readReceipt(paper.current))
      setSaid('copied')
    } catch {
      setSaid('copyFailed')
    }
  }

  return (
    <div className={styles.tools}>
      <TextButton onClick={() => void copy()}>{t('copy')}</TextButton>
      <TextButton onClick={() => printReceipt(paper.current)}>{t('print')}</TextButton>
      <span role="status">{said && t(said)}</span>
    </div>
  )
}

/** The receipt as lines: "Nights; 15 Jan: 2 × 24.50: 49.00". */
function readReceipt(paper: HTMLElement | null): string {
  const rows = paper?.querySelectorAll<HTMLElement>('p, dl > div') ?? []
  return [...rows]
    .map((row) => {
      const [term, sum] = [row.querySelector('dt'), row.querySelector('dd')]
      const words = [...(term ?? row).childNodes].map((node) => node.textContent?.trim()).filter(Boolean)
      return sum ? `${words.join('; ')}: ${sum.textContent}` : words.join(' ')
    })
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

/** Prints the receipt alone. Its marks are gone before anybody sees the page again. */
function printReceipt(paper: HTMLElement | null): void {
  if (!paper) return
  const page = document.documentElement
  const unmark = () => {
    delete page.dataset.print
    delete paper.dataset.paper
  }
  page.dataset.print = 'receipt'
  paper.dataset.paper = ''
  window.addEventListener('afterprint', unmark, { once: true })
  window.print()
}
