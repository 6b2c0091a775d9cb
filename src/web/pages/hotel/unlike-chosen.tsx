import { useT } from '../../lib/i18n.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AskedParty } from './asked-stay.ts'
import styles from './rooms-section.module.css'
import type { Quoted } from './stay-offers.ts'
import { wordWishes } from './word-wishes.ts'

/** Above the offers: that none of them has what was chosen. Nothing where one has. */
export function UnlikeChosen({ asked, quoted }: { asked: AskedParty; quoted: Quoted }) {
  const t = useT('hotel-late')
  const words = useT('catalogue')
  if (quoted.fits) return null
  return (
    <Notice className={styles.problem}>
      <p>{t('unlike', { wishes: wordWishes(asked.wishes, t, words) })}</p>
    </Notice>
  )
}
