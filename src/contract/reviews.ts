import { z } from 'zod'
import { readLine, readParagraphs } from '../domain/typed-text.ts'
import { hotelCardSchema } from './hotels.ts'
import {
  longestReviewSearch,
  reviewAspects,
  reviewSorts,
  reviewSources,
  reviewStates,
  travellers,
} from './review-vocabulary.ts'
import { isStorable, languageSchema, notStorable, pageOf, stayDateSchema } from './values.ts'

export { reviewAspects, reviewSorts, reviewSources, reviewStates, travellers } from './review-vocabulary.ts'

export const travellerSchema = z.enum(travellers)

const places = z.array(z.tuple([z.number().int(), z.number().int()])).optional()

/** A published review. Texts stand in the language they were written in. */
export const reviewSchema = z.object({
  id: z.number().int(),
  author: z.string(),
  country_code: z.string().nullable(),
  traveller: travellerSchema,
  language: languageSchema.meta({ description: 'Language of title, liked, disliked and body' }),
  score: z.number().meta({ description: '1 to 10' }),
  title: z.string().nullable(),
  liked: z.string().nullable(),
  disliked: z.string().nullable(),
  body: z.string().nullable(),
  stayed_in: stayDateSchema.meta({ description: 'First day of the month of the stay' }),
  answer: z.object({ text: z.string(), language: languageSchema }).nullable(),
  source: z.enum(reviewSources).meta({
    description:
      'stay: by a guest of ours after the stay; import: brought by the operator; demo: invented for the demo',
  }),
  matches: z
    .object({ title: places, liked: places, disliked: places, body: places })
    .optional()
    .meta({ description: 'Of a search: where its words stand in the texts, [from, to) in UTF-16 units' }),
})
export type Review = z.infer<typeof reviewSchema>

const share = z.object({ value: z.string(), count: z.number().int() })

export const reviewSummarySchema = z.object({
  score: z.number().nullable(),
  count: z.number().int(),
  stay: z
    .object({ score: z.number().nullable(), count: z.number().int() })
    .meta({ description: 'Only those by guests of ours after their stay' }),
  demo: z.boolean().meta({ description: 'Some of them are invented for the demo' }),
  distribution: z
    .array(z.object({ from: z.number().int(), count: z.number().int() }))
    .meta({ description: 'How many gave 9 and more, 8 to 9, 7 to 8, 6 to 7, less' }),
  aspects: z.array(z.object({ code: z.enum(reviewAspects), score: z.number() })),
  travellers: z.array(share).meta({ description: 'Counts under the other filter' }),
  languages: z.array(share).meta({ description: 'Counts under the other filter' }),
})
export type ReviewSummary = z.infer<typeof reviewSummarySchema>

export const reviewListSchema = pageOf(reviewSchema).extend({ summary: reviewSummarySchema })
export type ReviewList = z.infer<typeof reviewListSchema>

/** Query of GET hotels/{id}/reviews/. */
export const reviewListQuerySchema = z.object({
  traveller: travellerSchema.optional(),
  language: languageSchema.optional(),
  sort: z.enum(reviewSorts).default('recent'),
  q: z
    .string()
    .max(longestReviewSearch)
    .refine(isStorable, notStorable)
    .default('')
    .meta({ description: 'Words that guests wrote, in either script; all of them have to be there' }),
  with_text: z.stringbool().default(false).meta({ description: 'Only those that say something in words' }),
  page: z.coerce.number().int().default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(20),
})
export type ReviewListQuery = z.output<typeof reviewListQuerySchema>

const required = 'This field is required.'

function words(max: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : 'Not a valid string.') })
    .overwrite(readParagraphs)
    .max(max, `Ensure this field has no more than ${max} characters.`)
    .refine(isStorable, notStorable)
}

const mark = z.int().min(1).max(10)

/** POST reviews/: what a guest writes, under the key of the link that came after the stay. */
export const reviewBodySchema = z.object({
  reference: words(20).min(1, required),
  key: words(100),
  score: mark,
  scores: z.partialRecord(z.enum(reviewAspects), mark).default({}),
  title: words(120).nullish(),
  liked: words(2000).nullish(),
  disliked: words(2000).nullish(),
  traveller: travellerSchema,
  language: languageSchema,
  display_name: words(60).overwrite(readLine).min(1, 'This field may not be blank.'),
})
export type ReviewBody = z.output<typeof reviewBodySchema>

/** The stay that a review is about, and what was written so far. */
export const stayToReviewSchema = z.object({
  reference: z.string(),
  state: z.enum(reviewStates).meta({
    description:
      'early: before the last day at the property; missed: cancelled or never begun; the rest is open or read',
  }),
  hotel: hotelCardSchema,
  checkin: stayDateSchema,
  checkout: stayDateSchema,
  nights: z.number().int(),
  guest: z.object({ first_name: z.string(), traveller: travellerSchema, language: languageSchema }),
  with_breakfast: z.boolean(),
  review: z
    .object({
      score: z.number(),
      scores: z.partialRecord(z.enum(reviewAspects), z.number()),
      title: z.string().nullable(),
      liked: z.string().nullable(),
      disliked: z.string().nullable(),
      traveller: travellerSchema,
      language: languageSchema,
      display_name: z.string(),
      reason: z.string().nullable().meta({ description: 'Why it was not published' }),
    })
    .nullable(),
})
export type StayToReview = z.infer<typeof stayToReviewSchema>
