import { parseArgs } from 'node:util'
import {
  type CancelCause,
  cancelByHand,
  cancelCauses,
  type HandCancellation,
  type HandRefusal,
} from '../cancellation/by-hand.service.ts'
import { deriveKeys } from '../keys.ts'
import { openSecrets } from '../secrets.ts'
import { type Office, OfficeError } from './command.ts'

export const cancelUsage =
  'bookings cancel REFERENCE --by NAME --note TEXT [--because guest|property|unpaid] [--waive] [--fee SUM]'

/**
 * Cancels a booking for whoever called. Without `--fee` it only says what that costs: the sum that was told on the telephone is
 * the one that is asked, or nothing happens.
 */
export async function cancel(args: string[], { config, db, clock, write }: Office): Promise<number> {
  const { reference, ...wish } = read(args)
  const keys = deriveKeys(openSecrets(config))
  const { earnings, operator } = config
  const told = await cancelByHand({ db, keys, earnings, operator, now: clock() }, reference, wish)
  if ('refused' in told) throw new OfficeError(wordRefusal(reference, told))
  const figures = `${wordFee(told)}; ${told.refund} ${told.currency} to give back`
  write(
    told.done
      ? `${reference}: cancelled, ${figures}${wordUnpaid(reference, told)}`
      : `${reference}: ${figures}\nNothing is cancelled yet: to do it at that, add --fee ${told.fee}`,
  )
  return 0
}

function read(args: string[]) {
  try {
    const text = { type: 'string' } as const
    const options = { by: text, note: text, because: text, fee: text, waive: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [reference, ...more] = positionals
    const who = values.by?.trim()
    const why = values.note?.trim()
    const cause = readCause(values.because ?? 'guest')
    if (!reference || more.length > 0 || !who || !why)
      throw new OfficeError('Say which booking, who (--by) and why (--note).')
    return { reference: reference.toUpperCase(), who, why, cause, waive: values.waive ?? false, fee: values.fee }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new OfficeError(`${said}\n\nUsage:\n  npm run office -- ${cancelUsage}`)
  }
}

function readCause(word: string): CancelCause {
  const cause = cancelCauses.find((known) => known === word)
  if (!cause) throw new OfficeError(`--because is one of ${cancelCauses.join(', ')}.`)
  return cause
}

function wordFee({ fee, currency, terms, until, atProperty }: HandCancellation): string {
  const whom = atProperty && Number(fee) > 0 ? ', due to the property' : ''
  const holds = until ? `, until ${until.toISOString()}` : ''
  const waived = terms ? ` instead of ${terms} ${currency}` : ''
  return `the fee is ${fee} ${currency}${waived}${whom}${holds}`
}

function wordUnpaid(reference: string, { unpaid, currency }: HandCancellation): string {
  return unpaid ? `\n${unpaid} ${currency} of it were never paid: payments ask-fee ${reference}` : ''
}

function wordRefusal(reference: string, told: HandRefusal): string {
  switch (told.refused) {
    case 'unknown reference':
      return `There is no booking ${reference}.`
    case 'status':
      return `${reference} is ${told.status}, so there is nothing to cancel.`
    case 'fee':
      return `Cancelling ${reference} costs ${told.fee} ${told.currency} now. Nothing was cancelled.`
    case 'answer by link':
      return `${reference} waits for its property, which answers by its link (bookings requests).`
    case 'not overdue':
      return `The rest of ${reference} is not owed, or its reminders still give time (bookings unpaid).`
    case 'changed':
      return `${reference} has changed in the same moment. Nothing was cancelled: ask again.`
  }
}
