import type { Books } from './books.ts'
import type { WebhookFaults } from './faults.ts'
import { signMessage } from './signature.ts'

/** Milliseconds that the shop may take to answer, and the pauses before a message is sent again. */
const patience = 10_000
const firstPause = 500
const longestPause = 60_000
/** A shop that says nothing for about a day is not told any more. */
const mostTries = 1500
const mostAtOnce = 32

/**
 * Sends what the books say is to be told, each message until the shop answers 2xx: at least once, in any order, also after a
 * restart.
 */
export type Messenger = {
  /** There may be something to send. */
  wake(): void
  close(): Promise<void>
}

type Message = { number: number; body: string; tries: number }

export function startMessenger(
  books: Books,
  options: { secret: string; webhookUrl: () => string | undefined; faults: () => WebhookFaults },
): Messenger {
  const { db, write } = books
  const selectDue = db.prepare(
    'SELECT number, body, tries FROM message WHERE next_at <= ? AND number NOT IN (SELECT value FROM json_each(?)) ORDER BY next_at LIMIT ?',
  )
  const selectNext = db.prepare('SELECT min(next_at) AS due FROM message')
  const forget = db.prepare('DELETE FROM message WHERE number = ?')
  const postpone = db.prepare('UPDATE message SET tries = tries + 1, next_at = ? WHERE number = ?')
  const underWay = new Map<number, Promise<void>>()
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking = false

  function wake() {
    if (looking || ending.signal.aborted) return
    looking = true
    setImmediate(() => {
      looking = false
      if (!ending.signal.aborted) sendDue()
    })
  }

  function sendDue() {
    clearTimeout(timer)
    const url = options.webhookUrl()
    if (!url) return
    const { delay } = options.faults()
    const now = Date.now()
    const room = mostAtOnce - underWay.size
    if (room > 0) {
      const busy = JSON.stringify([...underWay.keys()])
      for (const row of selectDue.all(now - delay, busy, room)) {
        const message = { number: Number(row.number), body: String(row.body), tries: Number(row.tries) }
        const sent = send(url, message).finally(() => {
          underWay.delete(message.number)
          wake()
        })
        underWay.set(message.number, sent)
      }
    }
    const due = selectNext.get()?.due
    if (typeof due === 'number' && due + delay > now) {
      timer = setTimeout(wake, Math.min(due + delay - now, longestPause))
      timer.unref()
    }
  }

  async function send(url: string, message: Message): Promise<void> {
    const { copies } = options.faults()
    const answers = await Promise.all(Array.from({ length: copies }, () => post(url, message.body)))
    if (ending.signal.aborted) return
    const heard = answers.every((ok) => ok)
    const pause = Math.min(firstPause * 2 ** message.tries, longestPause)
    await write(() =>
      heard || message.tries + 1 >= mostTries
        ? forget.run(message.number)
        : postpone.run(Date.now() + pause, message.number),
    )
  }

  async function post(url: string, body: string): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Sandbox-Signature': signMessage(options.secret, body, Math.floor(Date.now() / 1000)),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(patience)]),
      })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }

  wake()
  return {
    wake,
    async close() {
      clearTimeout(timer)
      ending.abort()
      await Promise.all(underWay.values())
    },
  }
}
