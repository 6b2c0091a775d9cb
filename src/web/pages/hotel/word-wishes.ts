import type { Translator } from '../../lib/i18n.tsx'
import type { Wishes } from '../../lib/wishes.ts'

/** "all inclusive or ultra all inclusive, free cancellation"; empty where nothing was chosen. */
export function wordWishes(wishes: Wishes, t: Translator<'hotel-late'>, words: Translator<'catalogue'>): string {
  const { board, beds, free_cancellation, pay_at_property } = wishes
  const boards = board.map((code) => words(`board.${code}`).toLowerCase())
  return [
    ...(boards.length > 0 ? [boards.reduce((one, other) => t('wish.or', { one, other }))] : []),
    ...(beds.length > 0 ? [t('wish.beds')] : []),
    ...(free_cancellation ? [t('wish.free_cancellation')] : []),
    ...(pay_at_property ? [t('wish.pay_at_property')] : []),
  ].join(', ')
}
