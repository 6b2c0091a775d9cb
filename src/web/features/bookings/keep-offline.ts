import { voucherShelf } from '../../lib/session/voucher-shelf.ts'

/** Vouchers kept on one device at most. */
const most = 20

/**
 * Puts the voucher of an opened booking aside, so that its page answers without a network too. Signing out throws it away.
 * @param page the page's own address, key included; nothing else will open what is kept.
 * @param voucher address of the voucher as a page; null takes away what is kept of a booking that has none any more.
 */
export async function keepOffline(page: string, scope: string, voucher: string | null): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  const shelf = await caches.open(voucherShelf)
  if (voucher === null) {
    await shelf.delete(page)
    return
  }
  const answer = await fetch(voucher, { cache: 'no-store' })
  if (!answer.ok) return
  await shelf.delete(page)
  await shelf.put(page, answer)
  for (const old of (await shelf.keys()).slice(0, -most)) await shelf.delete(old)
  await navigator.serviceWorker.register('/booking-worker.js', { scope })
}
