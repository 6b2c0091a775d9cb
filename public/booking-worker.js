/* Answers for a booking's page when there is no network: with the voucher that the page itself put aside when it was last opened.
   Nothing else is kept, and with a network nothing is answered from here. */
const shelf = 'zefir-vouchers-1'

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(open(request))
})

async function open(request) {
  try {
    const answer = await fetch(request)
    // A gateway without the program behind it knows no more than no network at all.
    return answer.status < 502 || answer.status > 504 ? answer : ((await find(request)) ?? answer)
  } catch (error) {
    const kept = await find(request)
    if (kept) return kept
    throw error
  }
}

/** Only the very address under which it was opened, key included. */
async function find(request) {
  return (await caches.open(shelf)).match(request.url, { ignoreVary: true })
}
