import { useQuery } from '@tanstack/react-query'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { WireOffer } from '../../../contract/offers.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Chip, Chips } from '../../ui/chip.tsx'
import { SelectField, TextAreaField } from '../../ui/field.tsx'
import { FormBlock } from './form-block.tsx'
import styles from './guests-step.module.css'
import { hasWish, listWishes, toggleWish } from './quick-wishes.ts'
import { type GuestForm, wireField } from './wire-field.ts'

/** Hours of arrival that are offered, each for the hour that follows. */
const arrivalHours = Array.from({ length: 14 }, (_, index) => index + 10)

/** When they come, and what they would like the property to know. */
export function Wishes({ form, offer }: { form: GuestForm; offer: WireOffer }) {
  const t = useT('checkout')
  const api = useApi()
  const { data: hotel } = useQuery(api.query<HotelDetail>(`/api/v1/hotels/${offer.hotel_id}/`))
  const { draft } = form
  return (
    <FormBlock title={t('wishes.title')}>
      <div className={styles.fields}>
        <SelectField
          label={t('wishes.arrival')}
          value={draft.arrival_time}
          onBlur={() => form.leave('arrival_time')}
          onChange={(event) => form.change({ ...draft, arrival_time: event.target.value }, 'arrival_time')}
        >
          <option value="">{t('wishes.unknown')}</option>
          {arrivalHours.map((hour) => (
            <option key={hour} value={hourRange(hour)}>
              {hourRange(hour)}
            </option>
          ))}
        </SelectField>
        <div className={styles.whole}>
          <Chips>
            {listWishes(offer.rooms, hotel).map((name) => {
              const words = t(`wishes.quick.${name}`)
              return (
                <Chip
                  key={name}
                  pressed={hasWish(draft.special_requests, words)}
                  onClick={() =>
                    form.change(
                      { ...draft, special_requests: toggleWish(draft.special_requests, words) },
                      'special_requests',
                    )
                  }
                >
                  {words}
                </Chip>
              )
            })}
          </Chips>
        </div>
        <TextAreaField
          {...wireField(form, 'special_requests', t)}
          className={styles.whole}
          label={t('wishes.note')}
          optional
          hint={t('wishes.hint')}
          placeholder={t('wishes.example')}
          rows={3}
          maxLength={1000}
          value={draft.special_requests}
          onChange={(event) => form.change({ ...draft, special_requests: event.target.value }, 'special_requests')}
        />
      </div>
    </FormBlock>
  )
}

/** The same in both languages, since the property reads it too. */
function hourRange(hour: number): string {
  return `${hour}:00 – ${(hour + 1) % 24 === 0 ? '0' : hour + 1}:00`
}
