import { applyHead } from './head.ts'
import { describeRoute } from './page-head.ts'

/** Puts the head of the page that the router shows in the place of the one before. */
export function replaceHead(page: Parameters<typeof describeRoute>[0]): void {
  applyHead(describeRoute(page))
}
