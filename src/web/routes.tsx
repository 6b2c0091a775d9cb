import type { RouteObject } from 'react-router'
import type { Language } from '../contract/values.ts'
import { languages } from '../contract/vocabulary.ts'
import { localizePath } from './lib/language.ts'
import { notFound } from './lib/page.ts'
import { type PageEntry, toPageRoute } from './lib/page-route.tsx'
import { PageProblem, RootLayout, RootProblem } from './root-layout.tsx'

/**
 * Every page of the site. `path` is without language prefix; each is reached in Bulgarian there and in English under `/en`.
 * The module of page `name` is `pages/<name>/<name>.page.tsx`.
 */
export const pages: readonly PageEntry[] = [
  { path: '/', name: 'home', load: () => import('./pages/home/home.page.tsx') },
  { path: '/hotels', name: 'results', load: () => import('./pages/results/results.page.tsx') },
  { path: '/hotels/compare', name: 'compare', load: () => import('./pages/compare/compare.page.tsx') },
  { path: '/hotels/:country/:id', name: 'hotel', load: () => import('./pages/hotel/hotel.page.tsx') },
  { path: '/checkout/:session', name: 'checkout', load: () => import('./pages/checkout/checkout.page.tsx') },
  {
    path: '/checkout/:session/done',
    name: 'checkout-done',
    load: () => import('./pages/checkout-done/checkout-done.page.tsx'),
  },
  {
    path: '/checkout/:session/paying',
    name: 'checkout-paying',
    load: () => import('./pages/checkout-paying/checkout-paying.page.tsx'),
  },
  {
    path: '/booking/:reference/paying',
    name: 'booking-paying',
    load: () => import('./pages/booking-paying/booking-paying.page.tsx'),
  },
  {
    path: '/booking/:reference/change',
    name: 'booking-change',
    load: () => import('./pages/booking-change/booking-change.page.tsx'),
  },
  {
    path: '/booking/:reference/guests',
    name: 'booking-guests',
    load: () => import('./pages/booking-guests/booking-guests.page.tsx'),
  },
  { path: '/booking', name: 'my-booking', load: () => import('./pages/my-booking/my-booking.page.tsx') },
  { path: '/booking/:reference', name: 'booking', load: () => import('./pages/booking/booking.page.tsx') },
  { path: '/pay/:code', name: 'pay', load: () => import('./pages/pay/pay.page.tsx') },
  {
    path: '/request/:reference',
    name: 'request',
    load: () => import('./pages/request/request.page.tsx'),
  },
  { path: '/review/:reference', name: 'review', load: () => import('./pages/review/review.page.tsx') },
  { path: '/login', name: 'login', load: () => import('./pages/login/login.page.tsx') },
  { path: '/register', name: 'register', load: () => import('./pages/register/register.page.tsx') },
  { path: '/verify-email', name: 'verify-email', load: () => import('./pages/verify-email/verify-email.page.tsx') },
  {
    path: '/forgot-password',
    name: 'forgot-password',
    load: () => import('./pages/forgot-password/forgot-password.page.tsx'),
  },
  {
    path: '/reset-password',
    name: 'reset-password',
    load: () => import('./pages/reset-password/reset-password.page.tsx'),
  },
  { path: '/change-email', name: 'change-email', load: () => import('./pages/change-email/change-email.page.tsx') },
  { path: '/keep-email', name: 'keep-email', load: () => import('./pages/keep-email/keep-email.page.tsx') },
  { path: '/keep-account', name: 'keep-account', load: () => import('./pages/keep-account/keep-account.page.tsx') },
  { path: '/account', name: 'account', load: () => import('./pages/account/account.page.tsx') },
  {
    path: '/account/bookings',
    name: 'account-bookings',
    load: () => import('./pages/account-bookings/account-bookings.page.tsx'),
  },
  {
    path: '/account/profile',
    name: 'account-profile',
    load: () => import('./pages/account-profile/account-profile.page.tsx'),
  },
  {
    path: '/account/security',
    name: 'account-security',
    load: () => import('./pages/account-security/account-security.page.tsx'),
  },
  {
    path: '/account/privacy',
    name: 'account-privacy',
    load: () => import('./pages/account-privacy/account-privacy.page.tsx'),
  },
  {
    path: '/account/privacy/data',
    name: 'account-data',
    load: () => import('./pages/account-data/account-data.page.tsx'),
  },
  { path: '/wishlist', name: 'wishlist', load: () => import('./pages/wishlist/wishlist.page.tsx') },
  {
    path: '/wishlist/shared',
    name: 'wishlist-shared',
    load: () => import('./pages/wishlist-shared/wishlist-shared.page.tsx'),
  },
  {
    path: '/wishlist/emails',
    name: 'wishlist-emails',
    load: () => import('./pages/wishlist-emails/wishlist-emails.page.tsx'),
  },
  { path: '/terms', name: 'terms', load: () => import('./pages/terms/terms.page.tsx') },
  { path: '/privacy', name: 'privacy', load: () => import('./pages/privacy/privacy.page.tsx') },
  { path: '/cookies', name: 'cookies', load: () => import('./pages/cookies/cookies.page.tsx') },
  {
    path: '/accessibility',
    name: 'accessibility',
    load: () => import('./pages/accessibility/accessibility.page.tsx'),
  },
  { path: '/about', name: 'about', load: () => import('./pages/about/about.page.tsx') },
  { path: '/contact', name: 'contact', load: () => import('./pages/contact/contact.page.tsx') },
  { path: '/help', name: 'help', load: () => import('./pages/help/help.page.tsx') },
  { path: '/how-we-rank', name: 'how-we-rank', load: () => import('./pages/how-we-rank/how-we-rank.page.tsx') },
]

/** For the eyes of whoever works on the interface; a production build holds none of it. */
const workshop: readonly PageEntry[] = import.meta.env.PROD
  ? []
  : [
      {
        path: '/_kitchen-sink',
        name: 'kitchen-sink',
        load: () => import('./pages/kitchen-sink/kitchen-sink.page.tsx'),
      },
    ]

/** The route table of the router, in both languages. Pages are fetched when first visited. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: RootProblem,
      children: languages.flatMap((language) => [
        ...[...pages, ...workshop].map((page) => toPageRoute(page, language, PageProblem)),
        toNowhere(language),
      ]),
    },
  ]
}

/** Any other path: the 404 page. */
function toNowhere(language: Language): RouteObject {
  return {
    id: `nowhere:${language}`,
    path: localizePath('/*', language),
    Component: PageProblem,
    ErrorBoundary: PageProblem,
    loader: () => {
      throw notFound()
    },
  }
}
