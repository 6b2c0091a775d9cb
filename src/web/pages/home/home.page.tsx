import { rememberedCurrency } from '../../lib/currency.ts'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { Destinations } from './destinations.tsx'
import { Hero, heroPicture } from './hero.tsx'
import { highlightsQuery } from './highlights.ts'
import { HonestPrice } from './honest-price.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { describeSite } from './structured-data.ts'
import { TrueOffers } from './true-offers.tsx'

export const handle = {
  messages: ['home', 'search', 'stay', 'catalogue'],
  header: 'transparent',
  cache: true,
} satisfies PageHandle

/** The search works without what stands below it: a failure there is left to the sections, which are not shown then. */
export async function loader({ api, queryClient }: PageLoaderArgs): Promise<void> {
  await queryClient.prefetchQuery(highlightsQuery(api, rememberedCurrency()))
}

export function meta({ t, config, language }: PageMetaArgs): PageMeta {
  const words = t('home')
  return {
    title: words('title'),
    description: words('description'),
    preloadImage: heroPicture,
    jsonLd: import.meta.env.SSR ? describeSite(config, language) : undefined,
  }
}

export function Component() {
  return (
    <>
      <Hero />
      <Destinations />
      <TrueOffers />
      <HonestPrice />
      <RecentlyViewed />
    </>
  )
}
