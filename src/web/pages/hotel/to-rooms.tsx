import { useT } from '../../lib/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { AskedParty } from './asked-stay.ts'
import { openStayCalendar, stayFormId } from './choose-dates.ts'
import { linkTo, type Quoted } from './stay-offers.ts'

/** What the page knows of the stay that is asked for. */
export type Known = {
  asked: AskedParty
  /** As in the panel beside a wide page. */
  quoted: Quoted | undefined
  /** Other dates could help where nothing was found. */
  movable: boolean
}

/** The way on: to the offer that the page quotes, to dates, or to what is possible instead. */
export function ToRooms({ asked, quoted, movable }: Known) {
  const t = useT('hotel')
  const best = quoted?.best
  const calendar = !best && movable
  return (
    <a
      href={best ? linkTo('best') : movable ? `#${stayFormId}` : '#rooms'}
      className={buttonClass({ variant: 'accent' })}
      aria-haspopup={calendar ? 'dialog' : undefined}
      onClick={calendar ? openStayCalendar : undefined}
    >
      {best
        ? quoted.byRoom
          ? t('panel.toOffers')
          : t('panel.chooseRoom', { count: best.rooms.length })
        : t(!asked.stay ? 'panel.chooseDates' : movable ? 'panel.otherDates' : 'panel.whatFits')}
    </a>
  )
}
