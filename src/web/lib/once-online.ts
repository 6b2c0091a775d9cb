/** Waits for a connection where the browser knows that there is none: code that did not come once is not asked for again. */
export async function onceOnline(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}
