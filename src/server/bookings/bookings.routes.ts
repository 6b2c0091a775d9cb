import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageSchema } from '../../contract/accounts.ts'
import {
  bookingListQuerySchema,
  bookingListSchema,
  claimableSchema,
  claimedSchema,
  sendLinkBodySchema,
} from '../../contract/bookings.ts'
import { bookingSchema, createBookingBodySchema } from '../../contract/checkout.ts'
import { createContexts } from '../accounts/accounts.service.ts'
import type { AppDeps } from '../app-deps.ts'
import { requireCaller } from '../http/authentication.ts'
import { idempotent } from '../http/idempotency.ts'
import { paginate } from '../http/pagination.ts'
import { readLanguage } from '../http/request-language.ts'
import { deriveKeys } from '../keys.ts'
import { openPostOffice } from '../mail/mail.service.ts'
import { type BookingContext, createBooking, readBooking } from './bookings.service.ts'
import { claimBookings, countClaimable, readOwnBookings } from './own-bookings.service.ts'
import { sendBookingLink } from './send-link.service.ts'

const params = z.object({ reference: z.string().regex(/^[0-9A-Za-z]{1,20}$/) })

/** Bookings: made from a checkout session, opened by reference and the key of the guest's link. */
export function registerBookingRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const keys = deriveKeys(deps.secrets)
  const { config } = deps
  const nudgeMail = openPostOffice(instance, deps)
  const contextOf = (request: FastifyRequest): BookingContext => ({
    db: deps.db,
    now: deps.clock(),
    language: readLanguage(request),
    keys,
    caller: request.caller,
    nudgeMail,
  })

  app.post(
    '/api/v1/bookings/',
    {
      schema: {
        tags: ['bookings'],
        summary: 'Order a stay paid at the property',
        body: createBookingBodySchema,
        response: { 201: bookingSchema },
      },
    },
    idempotent(deps, async (request) => {
      const order = createBookingBodySchema.parse(request.body)
      const context = { ...contextOf(request), operator: config.operator }
      return { status: 201, body: await createBooking(context, order) }
    }),
  )

  app.get(
    '/api/v1/bookings/',
    {
      config: { access: 'account' },
      schema: {
        tags: ['bookings'],
        summary: 'The own bookings',
        querystring: bookingListQuerySchema,
        response: { 200: bookingListSchema },
      },
    },
    async (request) => {
      const context = { ...contextOf(request), caller: requireCaller(request) }
      const { count, results } = await readOwnBookings(context, request.query)
      const { page, page_size: pageSize } = request.query
      return paginate(request, deps.config.publicOrigin, { count, page, pageSize, results })
    },
  )

  app.get(
    '/api/v1/users/claimable_bookings/',
    {
      config: { access: 'account' },
      schema: {
        tags: ['bookings'],
        summary: 'How many bookings were made with the own address and belong to no account',
        response: { 200: claimableSchema },
      },
    },
    async (request) => ({ count: await countClaimable({ ...contextOf(request), caller: requireCaller(request) }) }),
  )

  app.post(
    '/api/v1/users/claim_bookings/',
    {
      config: { access: 'account' },
      schema: {
        tags: ['bookings'],
        summary: 'Take the bookings made with the own address into the account',
        response: { 200: claimedSchema },
      },
    },
    async (request) => ({ claimed: await claimBookings({ ...contextOf(request), caller: requireCaller(request) }) }),
  )

  const accountContextOf = createContexts(instance, deps)
  app.post(
    '/api/v1/bookings/send_link/',
    {
      schema: {
        tags: ['bookings'],
        summary:
          'Send the link of a booking again to the address that it was made with; the answer never says whether there is one',
        body: sendLinkBodySchema,
        response: { 202: messageSchema },
      },
    },
    async (request, reply) => {
      const sent = await sendBookingLink(accountContextOf(request), request.body)
      reply.code(202)
      return sent
    },
  )

  app.get(
    '/api/v1/bookings/:reference/',
    {
      schema: {
        tags: ['bookings'],
        summary: 'A booking, for its owner or who has its key; with the key of its documents it can only be read',
        params,
        querystring: z.object({ key: z.string().max(100).optional() }),
        response: { 200: bookingSchema },
      },
    },
    async (request) => readBooking(contextOf(request), request.params.reference, request.query.key),
  )
}
