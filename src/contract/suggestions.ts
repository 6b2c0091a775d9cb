import { z } from 'zod'
import { languageSchema } from './values.ts'

/** Wire of `GET suggestions/` and `GET holiday-suggestions/`. */

export const suggestionTypes = ['region', 'city', 'resort', 'airport', 'hotel', 'holiday', 'yacht_base'] as const
export const suggestionTypeSchema = z.enum(suggestionTypes)
export type SuggestionType = z.infer<typeof suggestionTypeSchema>

export const suggestionSchema = z.object({
  id: z.number().int().meta({
    description:
      'Of a place: what `search/` takes as `destination`. Of a hotel: the id of `hotels/{id}/`. Unique within its type.',
  }),
  destination: z.string().optional().meta({
    description:
      'What `search/` takes as `destination` where that is not the id: a coast, a town of the map without hotels',
  }),
  type: suggestionTypeSchema.meta({ description: 'Countries are regions, villages are cities' }),
  name: z.string(),
  label: z.string().meta({ description: 'The name with what it lies in, "Созопол, Бургас, България"' }),
  country: z.string(),
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  item_count: z.number().int().meta({ description: 'Bookable hotels at or under it' }),
})
export type Suggestion = z.infer<typeof suggestionSchema>

export const suggestionGroupSchema = z.object({ type: suggestionTypeSchema, items: z.array(suggestionSchema).max(5) })
export type SuggestionGroup = z.infer<typeof suggestionGroupSchema>

export const suggestionsSchema = z.object({
  query: z.string().meta({ description: 'What was looked for: trimmed, at most 100 characters' }),
  groups: z.array(suggestionGroupSchema).meta({ description: 'The group with the best hit first' }),
  popular: z
    .array(suggestionSchema)
    .meta({ description: 'Destinations with most bookable hotels, for an empty query only' }),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

/** Nothing here is refused: a missing or odd value is read as the nearest sensible one. */
export const suggestionsQuerySchema = z.object({
  q: z.string().catch('').default('').meta({ description: 'At most 100 characters count' }),
  lang: languageSchema.optional().catch(undefined).meta({ description: 'Else Accept-Language, else bg' }),
})
export type SuggestionsQuery = z.infer<typeof suggestionsQuerySchema>
