import type { DisplayCurrency } from '../../contract/values.ts'
import type { QuotedItem, WishlistComment, WishlistVotes } from '../../contract/wishlist.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { comparePrices } from '../../domain/wishlist.ts'
import { toHotelCard } from '../hotels/hotels.service.ts'
import { getRatesTo } from '../rates/rates.service.ts'
import type { SearchContext } from '../search/search.service.ts'
import { isOfAnotherSeason, type KeptQuote, quoteKept } from './kept-prices.ts'
import { type CommentRow, countVotes, loadComments, type VoteCount } from './shared.repository.ts'
import type { ItemRow } from './wishlist.repository.ts'
import { stayOf, toItemType } from './wishlist.service.ts'

/**
 * Items priced anew, with what others say of them.
 * @param reader of whom votes and comments are `mine`; empty: nobody.
 * @param options.notes whether the reader may see the owner's notes.
 */
export async function quoteItems(
  context: SearchContext,
  rows: readonly ItemRow[],
  options: { currency: DisplayCurrency; reader: string; notes: boolean },
): Promise<QuotedItem[]> {
  const { db } = context
  const { currency, reader } = options
  const ids = rows.map(({ id }) => id)
  const things = rows.map((row) => ({ hotelId: row.item_type === 'hotel' ? row.item_id : 0, stay: stayOf(row) }))
  const [quotes, perEuro, votes, comments] = await Promise.all([
    quoteKept(context, things, currency),
    getRatesTo(db, currency),
    countVotes(db, ids, reader),
    loadComments(db, ids),
  ])
  const votesOf = new Map(votes.map((vote) => [vote.item_id, vote]))
  const commentsOf = Map.groupBy(comments, ({ item_id }) => item_id)
  return rows.map((row, index) => {
    const quote = quotes[index] ?? null
    const card =
      quote &&
      toHotelCard(quote.hotel, {
        language: context.language,
        day: row.checkin ?? localDay(context.now, quote.hotel.timezone),
        bestOffer: quote.best?.offer ?? null,
        nearMiss: quote.nearMiss,
        images: 1,
      })
    const before = row.price === null ? null : convert(row.price, 'EUR', currency, perEuro)
    const now = quote?.best?.shown ?? null
    return {
      id: row.id,
      item_type: toItemType(row.item_type),
      item_id: row.item_id,
      name: card?.name ?? row.name,
      notes: options.notes ? row.notes : null,
      added_at: row.added_at.toISOString(),
      stay: stayOf(row),
      state: stateOf(quote),
      card,
      timezone: quote?.hotel.timezone ?? null,
      price_then: before === null ? null : { display_currency: currency, value: toDecimal(before, currency) },
      price_change: before === null || now === null || isOfAnotherSeason(quote) ? null : comparePrices(before, now),
      votes: describeVotes(votesOf.get(row.id)),
      comments: (commentsOf.get(row.id) ?? []).map((comment) => describeComment(comment, reader)),
    }
  })
}

export function describeVotes(votes: VoteCount | undefined): WishlistVotes {
  const mine = votes?.mine ?? 0
  return { up: votes?.up ?? 0, down: votes?.down ?? 0, mine: mine > 0 ? 1 : mine < 0 ? -1 : 0 }
}

export function describeComment(comment: CommentRow, reader: string): WishlistComment {
  return {
    id: comment.id,
    author: comment.author,
    text: comment.body,
    created_at: comment.created_at.toISOString(),
    mine: comment.voter === reader,
  }
}

function stateOf(quote: KeptQuote | null): QuotedItem['state'] {
  if (!quote) return 'gone'
  if (quote.past) return 'past'
  return quote.best ? 'offered' : 'unavailable'
}
