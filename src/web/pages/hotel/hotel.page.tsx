import { redirect } from 'react-router'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { ReviewList } from '../../../contract/reviews.ts'
import { type OffersOutcome, offersQuery } from '../../features/offers/hotel-offers.ts'
import { reviewsQuery } from '../../features/reviews/reviews-query.ts'
import { ApiError } from '../../lib/api.ts'
import { rememberedCurrency } from '../../lib/currency.ts'
import { localizePath, stripLanguage } from '../../lib/language.ts'
import { notFound, type PageHandle, type PageLoaderArgs, type PageMeta, type PageMetaArgs } from '../../lib/page.ts'
import { inSeason } from '../../lib/pictures-in-season.ts'
import { preloadPicture } from '../../ui/picture-source.ts'
import { readAsked, stayParams } from './asked-stay.ts'
import { firstPictureSizes } from './hotel-gallery.tsx'
import { hotelQuery } from './hotel-query.ts'
import { HotelView } from './hotel-view.tsx'
import { prepareLateParts } from './late-parts.ts'
import { previewQuery } from './preview-query.ts'
import { roomPricesQuery } from './room-prices-query.ts'
import { describeBreadcrumbs, describeHotel } from './structured-data.ts'

export const handle = {
  messages: ['hotel', 'offers', 'stay', 'catalogue'],
  header: 'solid',
  cache: true,
  query: stayParams,
} satisfies PageHandle

/** How long going on waits for prices before the page shows where they will stand. */
const patienceMs = 400

/**
 * The hotel, and its offers when the address has dates, else what its rooms cost at least. Any other spelling of the country goes for good to the one that
 * counts; prices that cannot be had leave the page standing.
 */
export async function loader({ api, queryClient, language, params, url }: PageLoaderArgs): Promise<void> {
  const id = params.id ?? ''
  if (!/^\d{1,10}$/.test(id)) throw notFound()
  const { stay, roomTypes } = readAsked(url.searchParams)
  const currency = rememberedCurrency()
  const offers = (types?: string[]) =>
    stay && queryClient.prefetchQuery(offersQuery(api, Number(id), stay, currency, types))
  const prices = stay
    ? Promise.all([offers(), roomTypes.length > 0 && offers(roomTypes)])
    : queryClient.prefetchQuery(roomPricesQuery(api, id, currency))
  const reviews = queryClient.prefetchQuery(reviewsQuery(api, Number(id)))
  const drawing = queryClient.prefetchQuery(previewQuery(api, id))
  const hotel = await queryClient.fetchQuery(hotelQuery(api, id)).catch(refuseUnknown)
  if (decodeURI(stripLanguage(url.pathname)) !== decodeURI(hotel.url)) {
    throw redirect(localizePath(hotel.url, language) + url.search, 301)
  }
  await Promise.all([prepareLateParts(language), import.meta.env.SSR && reviews, import.meta.env.SSR && drawing])
  if (import.meta.env.SSR) await prices
  else await Promise.race([prices, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

function refuseUnknown(error: unknown): HotelDetail {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound()
  throw error
}

export function meta({ t, queryClient, api, params, url, language }: PageMetaArgs): PageMeta {
  const found = queryClient.getQueryData<HotelDetail>(hotelQuery(api, params.id ?? '').queryKey)
  if (!found) return { title: '', robots: 'noindex' }
  const { stay } = readAsked(url.searchParams)
  const hotel = inSeason(found, stay?.checkin)
  const outcome = stay
    ? queryClient.getQueryData<OffersOutcome>(offersQuery(api, hotel.id, stay, null).queryKey)
    : undefined
  const words = t('hotel')
  return {
    title: words('title', { name: hotel.name, city: hotel.city }),
    description: words('description', { name: hotel.name, city: hotel.city, summary: hotel.summary }),
    canonical: hotel.url,
    image: hotel.share_image,
    preloadImage: hotel.main_image ? preloadPicture(hotel.main_image, firstPictureSizes) : undefined,
    // Machines read the first page alone: browsers that go on need neither the data nor its code.
    jsonLd: import.meta.env.SSR
      ? [
          describeHotel(
            hotel,
            {
              offers: outcome?.kind === 'found' ? outcome.answer.offers : [],
              reviews: queryClient.getQueryData<ReviewList>(reviewsQuery(api, hotel.id).queryKey),
            },
            url.origin,
            language,
          ),
          describeBreadcrumbs(hotel, words('home'), url.origin, language),
        ]
      : undefined,
  }
}

export function Component() {
  return <HotelView />
}
