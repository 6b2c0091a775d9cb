import { useT } from '../../lib/i18n.tsx'
import { useConfig } from '../../lib/services.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from './ask-about-hotel.module.css'
import { questionPath, useAsked } from './asked-stay.ts'

/** The way to a question about the hotel and the stay in the address. `lead` says when one would want it. */
export function AskAboutHotel(props: { hotel: { id: number }; lead: 'lead' | 'stay' }) {
  const t = useT('hotel')
  const { stay } = useAsked()
  // An agency without an address has no form.
  if (!useConfig().operator.email) return null
  return (
    <p className={styles.ask}>
      <span>{t(`ask.${props.lead}`)}</span>
      <LinkButton small variant="outline" rel="nofollow" to={questionPath(props.hotel.id, stay)}>
        {t('ask.about')}
      </LinkButton>
    </p>
  )
}
