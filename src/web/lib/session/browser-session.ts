import { createBrowserTransport } from '../api.ts'
import { languageOfPath, localizePath, stripLanguage } from '../language.ts'
import { readStored, writeStored } from '../stored.ts'
import { createSession, type Session } from './session.ts'
import { storageKeys } from './tokens.ts'
import { voucherShelf } from './voucher-shelf.ts'

/** Milliseconds between two looks at the session (specification, section 9). */
const every = 60_000

let session: Session | undefined

/** The session of this browser, started when it is first asked for. */
export function getSession(apiOrigin: string): Session {
  if (session) return session
  const made = createSession({
    storage: { getItem: readStored, setItem: writeStored, removeItem: (key) => writeStored(key, null) },
    transport: createBrowserTransport(apiOrigin),
    now: Date.now,
    alone: inTurns,
    leave: () => void goToLogin(),
    online: () => navigator.onLine,
  })
  session = made
  void made.start()
  setInterval(() => void made.check(), every)
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === storageKeys.access) void made.check()
  })
  return made
}

/** One after another in all tabs; browsers without locks have one tab's order at least. */
let turn: Promise<unknown> = Promise.resolve()
function inTurns<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('zefir-session', work) as Promise<T>
  const mine = turn.then(work)
  turn = mine.catch(() => undefined)
  return mine
}

/**
 * A full page navigation (specification, section 2): nothing of the person stays in the memory of the page, and no voucher on the
 * device.
 */
async function goToLogin(): Promise<void> {
  // Asked first: meanwhile the guard of the page may lead to the sign-in and back, which is not for those who left.
  const { pathname } = window.location
  await Promise.race([forgetVouchers(), new Promise((resolve) => setTimeout(resolve, 500))])
  if (stripLanguage(pathname) === '/login') return
  window.location.assign(localizePath('/login', languageOfPath(pathname)))
}

/** Browsers that forbid storage have kept none. */
async function forgetVouchers(): Promise<void> {
  try {
    await window.caches?.delete(voucherShelf)
  } catch {
    // Nothing to forget, then.
  }
}
