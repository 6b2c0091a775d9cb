import { mostCompared } from '../../../contract/vocabulary.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import styles from './compare-box.module.css'
import { type ComparedHotel, toggleCompared, useCompared } from './compared.ts'

/** Puts a hotel aside for comparison. It needs JavaScript and is not shown without; a press before its code is kept by `start.js`. */
export function CompareBox({ hotel }: { hotel: ComparedHotel }) {
  const t = useT('catalogue')
  const language = useLanguage()
  const checked = useCompared().some(({ id }) => id === hotel.id)

  async function toggle() {
    if (toggleCompared(hotel)) return
    const { sayFull } = await import('./say-full.ts')
    await sayFull(language, mostCompared)
  }

  return (
    <Checkbox
      dense
      data-late
      className={styles.box}
      aria-label={t('compareOf', { name: hotel.name })}
      checked={checked}
      onChange={() => void toggle()}
    >
      {t('compare')}
    </Checkbox>
  )
}
