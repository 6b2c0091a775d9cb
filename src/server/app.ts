import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { registerAccountRoutes } from './accounts/accounts.routes.ts'
import { identifyCaller } from './accounts/sessions.service.ts'
import type { AppDeps } from './app-deps.ts'
import { registerBookingRoutes } from './bookings/bookings.routes.ts'
import { registerPaperRoutes } from './bookings/papers.routes.ts'
import { registerCancellationRoutes } from './cancellation/cancellation.routes.ts'
import { registerChangeRoutes } from './changes/changes.routes.ts'
import { registerCheckoutRoutes } from './checkout/checkout.routes.ts'
import { registerComparisonRoutes } from './comparison/comparison.routes.ts'
import { registerConsentRoutes } from './consents/consents.routes.ts'
import { registerContactRoutes } from './contact/contact.routes.ts'
import { registerFlexibleRoutes } from './flexible/flexible.routes.ts'
import { registerHotelRoutes } from './hotels/hotels.routes.ts'
import { compressOptions } from './http/answer-compression.ts'
import { authenticate } from './http/authentication.ts'
import { acceptJsonBodies, bodyLimit } from './http/bodies.ts'
import { addCaching } from './http/caching.ts'
import { allowSiteOrigin } from './http/cross-origin.ts'
import { handleErrors, sendError } from './http/error-handler.ts'
import { AppError } from './http/errors.ts'
import { shedLoad } from './http/load-shedding.ts'
import { chooseRequestId, createLogger, RequestLog } from './http/logging.ts'
import { describeApi, serveApiDescription } from './http/openapi.ts'
import { refuseUnclearHosts, toOriginForm } from './http/request-target.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { createSerializerCompiler } from './http/serialization.ts'
import { defaultRateLimits, type RateLimits, throttle, throttlePages } from './http/throttling.ts'
import { watchRoutes } from './http/unknown-routes.ts'
import { validatorCompiler } from './http/validation.ts'
import { registerImageRoutes } from './images/images.routes.ts'
import { deriveKeys } from './keys.ts'
import { registerMailbox } from './mail/mailbox.routes.ts'
import { registerMapRoutes } from './maps/maps.routes.ts'
import { registerHealth } from './observability/health.ts'
import { registerMetrics } from './observability/metrics.ts'
import { registerOfferRoutes } from './offers/offers.routes.ts'
import type { PageSource } from './pages/page-source.ts'
import { type PageDoor, registerPages } from './pages/pages.ts'
import { registerPaymentRequestRoutes } from './payment-requests/payment-requests.routes.ts'
import { openGateway } from './payments/open-gateway.ts'
import { registerPaymentRoutes } from './payments/payments.routes.ts'
import { registerPrivacyRoutes } from './privacy/privacy.routes.ts'
import { getNights, sellPaidPlans } from './rates/rates.service.ts'
import { registerRequestRoutes } from './requests/requests.routes.ts'
import { registerReviewRoutes } from './reviews/reviews.routes.ts'
import { registerSearchRoutes } from './search/search.routes.ts'
import { registerSearchPointRoutes } from './search/search-points.routes.ts'
import { catchUpSearch } from './search/warm-up.service.ts'
import { registerManifestRoute } from './seo/manifest.routes.ts'
import { registerShareRoutes } from './seo/share.routes.ts'
import { registerSitemapRoutes } from './seo/sitemap.routes.ts'
import { registerSuggestionRoutes } from './suggestions/suggestions.routes.ts'
import { registerListRoutes } from './wishlist/lists.routes.ts'
import { registerLinkRoutes } from './wishlist/shared.routes.ts'
import { registerWishlistRoutes } from './wishlist/wishlist.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The page door; absent when the application has no pages. */
    pageDoor: PageDoor | undefined
  }
}

/** What tests and measurements change about the application. */
export type AppOptions = {
  rateLimits?: RateLimits
  /** False: the API alone. A source: pages of its own. Absent: the built pages, or none under test. */
  pages?: false | PageSource
  /** False: no pictures are made ahead; measurements want the processor to themselves. */
  warmImages?: boolean
  /** Finest zoom of the map's ground; tests cut less than the whole. */
  mapDepth?: number
  /** Further routes, registered where the features are. */
  extend?: (app: FastifyInstance) => void
  /** Hears of every route as it is registered: a test holds each against who may ask for it. */
  onRoute?: (route: RouteOptions) => void
}

/** Milliseconds that a whole request may take to arrive, and its headers alone. */
const requestTimeout = 10_000
const headersTimeout = 5_000

/**
 * The whole application, not yet listening. The order is that of one request (house, "One request, in order"): request id,
 * load shedding, throttling, who is asking, then the feature's route, at the end the pages.
 */
export async function createApp(deps: AppDeps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps
  const app = Fastify({
    loggerInstance: deps.logger ?? createLogger(config),
    logController: new RequestLog(),
    genReqId: chooseRequestId,
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit,
    requestTimeout,
    // Vite's first start on a busy machine takes longer than the usual ten seconds.
    pluginTimeout: 60_000,
    http: { headersTimeout, connectionsCheckingInterval: 1000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // Requests on connections that are open are finished; each is told to close its connection then.
    return503OnClosing: false,
    rewriteUrl: toOriginForm,
    frameworkErrors: (_error, request, reply) => {
      sendError(new AppError('not_found'), request, reply)
    },
  })
  const { onRoute } = options
  if (onRoute) app.addHook('onRoute', (route) => onRoute(route))
  app.decorate('pageDoor', undefined)
  app.decorateRequest('servedFromCache', false)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })
  refuseUnclearHosts(app)
  app.setNotFoundHandler(watchRoutes(app, async (path) => (await app.pageDoor?.isPage(path)) ?? false))
  handleErrors(app)
  acceptJsonBodies(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(createSerializerCompiler(config.mode === 'test'))
  // Tests share a busy machine, and a delay there is no reason to send anybody away.
  if (config.mode !== 'test') shedLoad(app)
  await addSecurityHeaders(app, config)

  const gateway = deps.gateway === undefined ? openGateway(config, deps.secrets) : deps.gateway
  if (gateway) sellPaidPlans(deps.db)
  const limits = options.rateLimits ?? (config.mode === 'test' ? undefined : defaultRateLimits)

  registerHealth(app, deps)
  registerMetrics(app, deps, () => app.pageDoor)
  await app.register(async (api) => {
    allowSiteOrigin(api, config)
    addCaching(api)
    await api.register(compress, compressOptions)
    if (limits) await throttle(api, limits)
    await describeApi(api, config)
    const keys = deriveKeys(deps.secrets)
    authenticate(api, (token) => identifyCaller({ db: deps.db, keys, now: deps.clock() }, token))
    registerFeatures(api, { ...deps, gateway }, options)
    options.extend?.(api)
    serveApiDescription(api)
  })
  if (options.pages !== false && (options.pages || config.mode !== 'test')) {
    await app.register(async (pages) => {
      if (limits) await throttlePages(pages, limits)
      const follow = {
        each: () => getNights(deps.db),
        changed: () => catchUpSearch(deps.db, deps.clock()),
      }
      app.pageDoor = await registerPages(pages, deps, { source: options.pages || undefined, follow })
    })
  }
  return app
}

/** Every feature of the server, by hand. */
function registerFeatures(app: FastifyInstance, deps: AppDeps, { warmImages = true, mapDepth }: AppOptions): void {
  registerImageRoutes(app, deps, { warm: warmImages })
  registerSuggestionRoutes(app, deps)
  registerSearchRoutes(app, deps)
  registerSearchPointRoutes(app, deps)
  registerComparisonRoutes(app, deps)
  registerHotelRoutes(app, deps)
  registerMapRoutes(app, deps, { deepest: mapDepth })
  registerFlexibleRoutes(app, deps)
  registerOfferRoutes(app, deps)
  registerCheckoutRoutes(app, deps)
  registerPaymentRoutes(app, deps)
  registerPaymentRequestRoutes(app, deps)
  registerBookingRoutes(app, deps)
  registerCancellationRoutes(app, deps)
  registerRequestRoutes(app, deps)
  registerChangeRoutes(app, deps)
  registerPaperRoutes(app, deps)
  registerReviewRoutes(app, deps)
  registerShareRoutes(app, deps)
  registerSitemapRoutes(app, deps)
  registerManifestRoute(app, deps)
  registerAccountRoutes(app, deps)
  registerPrivacyRoutes(app, deps)
  registerContactRoutes(app, deps)
  registerWishlistRoutes(app, deps)
  registerListRoutes(app, deps)
  registerLinkRoutes(app, deps)
  registerMailbox(app, deps)
  registerConsentRoutes(app, deps)
}
