import type { WireOffer, WireReceiptLine } from '../../contract/offers.ts'
import type { Language } from '../../contract/values.ts'
import { languages } from '../../contract/vocabulary.ts'
import type { ReceiptLine } from '../../domain/pricing.ts'

import { type OfferFacts, pickText } from '../hotels/hotels.service.ts'
import { imageToWire } from '../images/images.service.ts'
import { messageOf } from '../messages.ts'
import { feeName, nameLine } from './offer-texts.ts'

/** A text of the catalogue in both languages. */
type Pair = { bg: string | null | undefined; en: string | null | undefined }

/**
 * A kept offer in the words of another reader. What we word follows from its codes; what the hotel wrote is turned only while the
 * catalogue still says the same as when it was sold, for that was agreed on.
 */
export function wordOfferIn(language: Language, offer: WireOffer, facts: OfferFacts): WireOffer {
  const rooms = [...facts.rooms.values()]
  const promotionNames = [...facts.promotions.values()].map(pairOfName)
  const turn = (sold: string, pairs: Iterable<Pair>) => {
    for (const { bg, en } of pairs) if (sold === bg || sold === en) return pickText(bg, en, language).text
    return sold
  }
  const turnName = ({ name, text_language }: WireOffer['rooms'][number], row: RoomName | undefined) =>
    row && (name === row.name_bg || name === row.name_en)
      ? inLanguage(pickText(row.name_bg, row.name_en, language))
      : { name, text_language }
  /** Names of promotions without one of their own are ours. */
  const turnPromotion = (sold: string, kind: string) => {
    const ours = languages.some((each) => sold === promotionKind(kind, each))
    return ours ? promotionKind(kind, language) : turn(sold, promotionNames)
  }
  const turnLine = (line: WireReceiptLine) => {
    if (line.kind !== 'promotion') return nameLine(line as Pick<ReceiptLine, 'kind' | 'params'>, language)
    const { percent, type } = line.params ?? {}
    const ending = (each: Language) =>
      percent === undefined ? '' : `, ${messageOf(each, 'offers', 'less_percent', { percent })}`
    const told =
      [...languages.map(ending), `, ${percent}${formerLess}`].find((each) => each !== '' && line.name.endsWith(each)) ??
      ''
    const name = told === '' ? line.name : line.name.slice(0, -told.length)
    return turnPromotion(name, String(type)) + ending(language)
  }
  return {
    ...offer,
    rooms: offer.rooms.map((room) => {
      const row = rooms.find(({ code }) => code === room.room_type)
      return {
        ...room,
        ...turnName(room, row),
        board_name: messageOf(language, 'catalogue', `board.${room.board_code}`),
        images: room.images.map((image) => {
          const known = row?.images
            .map((each) => imageToWire(each, language))
            .find((each) => each.image === image.image)
          return known ? { ...image, alt: known.alt } : image
        }),
      }
    }),
    price: {
      ...offer.price,
      taxes_fees: offer.price.taxes_fees.map((fee) => ({ ...fee, name: feeName(fee.code, language) })),
      promotions: offer.price.promotions.map((each) => ({ ...each, name: turnPromotion(each.name, each.kind) })),
    },
    remarks: offer.remarks.map((remark) =>
      turn(
        remark,
        [...facts.plans.values()].map((plan) => ({ bg: plan.remarks_bg, en: plan.remarks_en })),
      ),
    ),
    receipt: offer.receipt.map((line) => ({ ...line, name: turnLine(line) })),
  }
}

/** How an English receipt ended the name of a promotion in stays that were sold before 2026-11-24. */
const formerLess = '% of its nights'

type RoomName = { name_bg: string | null; name_en: string | null }

function inLanguage({ text, language }: { text: string; language: Language }) {
  return { name: text, text_language: language }
}

function pairOfName(row: RoomName): Pair {
  return { bg: row.name_bg, en: row.name_en }
}

function promotionKind(kind: string, language: Language): string {
  return messageOf(language, 'offers', `promotion.${kind}`)
}
