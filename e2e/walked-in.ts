import type { Language } from '../src/contract/values.ts'

/**
 * The languages of a journey that differs in them by its words alone: the one it is usually walked in, so that other ways
 * through the same pages can take the other one. `JOURNEYS=full` walks everything in both.
 */
export function walkedIn(usual: Language): readonly Language[] {
  return process.env.JOURNEYS === 'full' ? ['bg', 'en'] : [usual]
}
