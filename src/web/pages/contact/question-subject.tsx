import { formatParty } from '../../../domain/party.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { writeQuery } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { TextLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Question } from './question.ts'
import styles from './question-subject.module.css'

/**
 * What the message is about, with the way to leave it out, and the fields that say it to the server.
 * @param problem why the server would not have it. @param onRemove the link to take it away is gone with it.
 */
export function QuestionSubject(props: { question: Question; problem: string | undefined; onRemove: () => void }) {
  const t = useT('contact')
  const words = useT('catalogue')
  const format = useFormat()
  const { id, hotel, stay } = props.question
  const party = formatParty(stay?.rooms ?? [])
  const query = writeQuery({ checkin: stay?.checkin, checkout: stay?.checkout, rooms: party })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form within the form
    <div role="group" aria-labelledby="about" className={styles.subject}>
      <Picture image={hotel?.main_image ?? null} ratio="1/1" sizes="84px" decorative className={styles.picture} />
      <div className={styles.words}>
        <p id="about" className="small soft">
          {t('about.title')}
        </p>
        {hotel ? (
          <p>
            <LocalLink to={hotel.url + query} lang={hotel.text_language} className={styles.name}>
              {hotel.name}
            </LocalLink>
            <span className="soft">{`, ${hotel.city}`}</span>
          </p>
        ) : (
          <p>{t('about.unnamed')}</p>
        )}
        {stay && (
          <p className="small">
            {`${format.dateRange(stay.checkin, stay.checkout, { year: true })} · ${words('card.covers', {
              nights: words('units.nights', { count: countNights(stay.checkin, stay.checkout) }),
              party: describeParty(words, stay.rooms),
            })}`}
          </p>
        )}
        <TextLink to="/contact#write" replace preventScrollReset className="small" onClick={props.onRemove}>
          {t('about.remove')}
        </TextLink>
      </div>
      {props.problem && <FieldError id="about-problem">{props.problem}</FieldError>}
      <input type="hidden" name="hotel_id" value={id} />
      {stay && (
        <>
          <input type="hidden" name="checkin" value={stay.checkin} />
          <input type="hidden" name="checkout" value={stay.checkout} />
          <input type="hidden" name="rooms" value={party} />
        </>
      )}
    </div>
  )
}
