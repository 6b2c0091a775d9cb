import type { Bilingual } from '../places/destination.ts'
import type { Words } from './words.ts'

type Highlight = { icon: string; title: string; text: string }
type Candidate = { if: boolean; icon: string; title: Bilingual; text: Bilingual }

/** The three things that the top of a hotel's page says, with a lucide icon each; the strongest first. */
export function highlightsOf(words: Words): { bg: Highlight; en: Highlight }[] {
  return candidates(words)
    .filter((candidate) => candidate.if)
    .slice(0, 3)
    .map(({ icon, title, text }) => ({
      bg: { icon, title: title.bg, text: text.bg },
      en: { icon, title: title.en, text: text.en },
    }))
}

function candidates({ facts, beach, sight, lift, parking, number, where }: Words): Candidate[] {
  const mineral = number('mineral', 34, 37)
  const outdoor = number('outdoor', 14, 33)
  return [
    {
      if: beach !== undefined && beach.metres <= 1200,
      icon: 'waves',
      title: { bg: `${beach?.length.bg} до плажа`, en: `${beach?.length.en} to the beach` },
      text: {
        bg: `${capital(beach?.minutes.bg)} пеша до ${beach?.to.bg}`,
        en: `${capital(beach?.minutes.en)} on foot to ${beach?.to.en}`,
      },
    },
    {
      if: lift !== undefined,
      icon: 'cable-car',
      title: { bg: `${lift?.length.bg} до лифта`, en: `${lift?.length.en} to the lift` },
      text: {
        bg: (lift?.metres ?? 0) > 500 ? 'Превоз от вратата всяка сутрин' : 'Стига се пеша, ските чакат в гардероба',
        en:
          (lift?.metres ?? 0) > 500
            ? 'A minibus from the door each morning'
            : 'Within walking distance; skis stay in the store room',
      },
    },
    {
      if: facts.mineralWater,
      icon: 'droplets',
      title: { bg: 'Минерална вода', en: 'Mineral water' },
      text: {
        bg: `${mineral} градуса в закрития басейн, цяла година`,
        en: `${mineral} degrees in the indoor pool, all year`,
      },
    },
    {
      if: facts.board === 'AI',
      icon: 'utensils',
      title: { bg: 'Ол инклузив', en: 'All inclusive' },
      text: { bg: 'Храна и напитки до полунощ', en: 'Food and drinks until midnight' },
    },
    {
      if: facts.outdoorPool && facts.kind !== 'villa',
      icon: 'waves-ladder',
      title: { bg: 'Открит басейн', en: 'Outdoor pool' },
      text: {
        bg: `${outdoor} метра, ${facts.open ? 'през целия сезон' : 'от май до октомври'}`,
        en: `${outdoor} metres, ${facts.open ? 'all season' : 'May to October'}`,
      },
    },
    {
      if: facts.kind === 'villa',
      icon: 'waves-ladder',
      title: { bg: 'Собствен басейн', en: 'A pool of your own' },
      text: { bg: 'Само за гостите на имота', en: 'For the guests here alone' },
    },
    {
      if: sight !== undefined && sight.metres <= 900,
      icon: 'landmark',
      title: {
        bg: `${sight?.minutes.bg.replace(/^./, (letter) => letter.toUpperCase())} пеша`,
        en: `${capital(sight?.minutes.en)} on foot`,
      },
      text: { bg: `До ${sight?.to.bg}`, en: `To ${sight?.to.en}` },
    },
    {
      if: facts.spa && !facts.mineralWater,
      icon: 'flower-2',
      title: { bg: 'Спа център', en: 'Spa' },
      text: { bg: 'Сауна, парна баня и масажи', en: 'Sauna, steam bath and massages' },
    },
    {
      if: facts.fireplace,
      icon: 'flame',
      title: { bg: 'Жива камина', en: 'Open fire' },
      text: { bg: 'Пали се към пет следобед', en: 'Lit at about five in the afternoon' },
    },
    {
      if: facts.breakfast !== undefined,
      icon: 'coffee',
      title: { bg: `Закуска до ${facts.breakfast?.until} ч.`, en: `Breakfast until ${facts.breakfast?.until}` },
      text: {
        bg: `Сервира се от ${facts.breakfast?.from} ч.${facts.terrace ? ', на терасата' : ''}`,
        en: `Served from ${facts.breakfast?.from}${facts.terrace ? ', on the terrace' : ''}`,
      },
    },
    {
      if: facts.garden,
      icon: 'trees',
      title: { bg: 'Градина за гостите', en: 'A garden for guests' },
      text: { bg: 'Сянка, пейки и хамаци', en: 'Shade, benches and hammocks' },
    },
    {
      if: facts.kidsClub,
      icon: 'baby',
      title: { bg: 'Детски клуб', en: 'Kids’ club' },
      text: { bg: `От ${number('club', 3, 4)} до 12 години`, en: `Ages ${number('club', 3, 4)} to 12` },
    },
    {
      if: facts.parking.kind === 'free',
      icon: 'square-parking',
      title: { bg: 'Безплатен паркинг', en: 'Free parking' },
      text: { bg: 'Пред вратата', en: 'At the door' },
    },
    {
      if: facts.parking.kind === 'paid',
      icon: 'square-parking',
      title: { bg: `Паркинг, ${parking.bg} на ден`, en: `Parking, ${parking.en} a day` },
      text: { bg: 'Мястото може да се запази', en: 'A space can be kept for you' },
    },
    {
      if: facts.kind === 'aparthotel' || facts.kind === 'apartment' || facts.kind === 'chalet',
      icon: 'cooking-pot',
      title: { bg: 'Кухня във всеки дом', en: 'A kitchen in each' },
      text: { bg: 'Със съдове и хладилник', en: 'With crockery and a fridge' },
    },
    {
      if: facts.lift24.reception,
      icon: 'concierge-bell',
      title: { bg: 'Денонощна рецепция', en: 'Reception day and night' },
      text: { bg: 'Пристигате, когато Ви е удобно', en: 'Arrive whenever suits you' },
    },
    {
      if: true,
      icon: 'map-pin',
      title: { bg: capital(where.bg), en: capital(where.en) },
      text: facts.street.numbered
        ? { bg: `${facts.street.bg} ${facts.houseNumber}`, en: `${facts.houseNumber} ${facts.street.en}` }
        : { bg: facts.street.bg, en: facts.street.en },
    },
    {
      if: true,
      icon: 'hand-coins',
      title: { bg: 'Плащане на място', en: 'Pay at the property' },
      text: { bg: 'С карта или в брой', en: 'By card or in cash' },
    },
    {
      if: true,
      icon: 'key-round',
      title: { bg: `Настаняване от ${facts.checkInFrom} ч.`, en: `Check-in from ${facts.checkInFrom}` },
      text: { bg: `Освобождаване до ${facts.checkOutUntil} ч.`, en: `Check-out until ${facts.checkOutUntil}` },
    },
  ]
}

function capital(text: string | undefined): string {
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : ''
}
