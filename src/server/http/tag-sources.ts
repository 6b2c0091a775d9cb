import type { Config } from '../config.ts'

/** What Google's tags add to each directive of the content policy; all empty when none is configured. */
export type TagSources = Record<'script' | 'img' | 'connect', string[]>

const none: TagSources = { script: [], img: [], connect: [] }

/** The list of Google for tag manager and analytics (developers.google.com/tag-platform/security/guides/csp). */
const google: TagSources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
}

/** Widens the content policy for the tag manager or the analytics that is configured, and for nothing else. */
export function listTagSources({ gtmId, analyticsId }: Pick<Config, 'gtmId' | 'analyticsId'>): TagSources {
  return gtmId || analyticsId ? google : none
}
