import type { Language } from '../../contract/values.ts'

/** Months from January and days from Sunday, as they stand beside numbers: Bulgarian months are short enough to be written out. */
export const dateNames: Record<Language, { months: string[]; weekdays: string[] }> = {
  bg: {
    months: 'януари февруари март април май юни юли август септември октомври ноември декември'.split(' '),
    weekdays: 'нд пн вт ср чт пт сб'.split(' '),
  },
  en: {
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  },
}
