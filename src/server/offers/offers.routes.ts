import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { generateOffersBodySchema, offersAnswerSchema } from '../../contract/offers.ts'
import type { AppDeps } from '../app-deps.ts'
import { readLanguage } from '../http/request-language.ts'
import { deriveKeys } from '../keys.ts'
import { readStay } from '../rates/rates.service.ts'
import { generateOffers } from './offers.service.ts'

/** `POST generate_hotel_offers/`: what a hotel offers a party for its dates. */
export function registerOfferRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const keys = deriveKeys(deps.secrets)

  app.post(
    '/api/v1/generate_hotel_offers/',
    {
      schema: {
        tags: ['offers'],
        summary: 'Offers of a hotel for a party',
        body: generateOffersBodySchema,
        response: { 200: offersAnswerSchema },
      },
    },
    async (request) => {
      const { body } = request
      const now = deps.clock()
      const dates = readStay(body, now)
      const rooms = body.rooms.map((room) => ({ adults: room.adults, childrenAges: room.children_ages }))
      const stay = { ...dates, rooms, promoCode: body.promo_code?.trim() || null }
      return generateOffers({ db: deps.db, now, language: readLanguage(request), keys }, body, stay)
    },
  )
}
