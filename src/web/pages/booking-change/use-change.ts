import { useRef, useState } from 'react'
import type { ChangeAnswer, ChangeOption } from '../../../contract/booking-changes.ts'
import {
  type AskedChange,
  type ChangeProblem,
  changeBooking,
  nameChangeProblem,
  simulateChange,
} from '../../features/bookings/change-query.ts'
import { createKey } from '../../features/checkout/idempotency.ts'
import { useApi } from '../../lib/services.ts'
import type { Opened } from '../booking/opened-booking.tsx'

/**
 * Asks what a change would cost, and does it at exactly what was shown. What changes in between is asked again; a press that got
 * no answer is repeated under its own key.
 */
export function useChange({ booking, accessKey, refresh }: Opened) {
  const api = useApi()
  const opened = { reference: booking.reference, key: accessKey }
  const [asked, setAsked] = useState<AskedChange | null>(null)
  const [answer, setAnswer] = useState<ChangeAnswer | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<ChangeProblem | null>(null)
  const [asking, setAsking] = useState(false)
  const [changing, setChanging] = useState(false)
  const [done, setDone] = useState<ChangeOption | null>(null)
  const question = useRef(0)
  const attempt = useRef({ hash: '', key: '' })

  async function ask(next: AskedChange, after: ChangeProblem | null = null): Promise<void> {
    const mine = ++question.current
    setAsked(next)
    setAnswer(null)
    setChosen(null)
    setProblem(after)
    setAsking(true)
    try {
      const found = await simulateChange(api, opened, next)
      if (mine !== question.current) return
      setAnswer(found)
      setChosen(found.same?.change_hash ?? null)
    } catch (error) {
      if (mine !== question.current) return
      setProblem(nameChangeProblem(error))
    }
    setAsking(false)
  }

  async function change(option: ChangeOption): Promise<void> {
    if (changing || !asked) return
    const hash = option.change_hash
    if (attempt.current.hash !== hash) attempt.current = { hash, key: createKey() }
    setChanging(true)
    setProblem(null)
    try {
      await changeBooking(api, { ...opened, hash }, asked, attempt.current.key)
      setDone(option)
      await refresh()
    } catch (error) {
      const found = nameChangeProblem(error)
      if (found !== 'offline') attempt.current = { hash: '', key: '' }
      if (found === 'changed' || found === 'taken') {
        await refresh()
        await ask(asked, found)
      } else setProblem(found)
    }
    setChanging(false)
  }

  const options = answer ? [...(answer.same ? [answer.same] : []), ...answer.alternatives] : []
  const option = options.find(({ change_hash: hash }) => hash === chosen) ?? null
  return { asked, answer, option, problem, asking, changing, done, ask, choose: setChosen, change }
}
