import { parseArgs } from 'node:util'
import { listDifferences, settleDifference } from '../payments/reconciliation.service.ts'
import { type Office, type OfficeCommand, OfficeError } from './command.ts'
import { payLinkUsage, payLinkVerbs } from './pay-links.ts'

const usage = ['payments differences', 'payments settle NUMBER --by NAME --note TEXT', ...payLinkUsage]

/** What a person has to look at between the payment provider's books and ours; and links by which somebody is asked to pay. */
export const payments: OfficeCommand = {
  usage,
  async run(args, office) {
    const [verb, ...rest] = args
    if (verb === 'differences') return list(office)
    if (verb === 'settle') return settle(rest, office)
    const onLinks = verb !== undefined && Object.hasOwn(payLinkVerbs, verb) ? payLinkVerbs[verb] : undefined
    if (onLinks) return onLinks(rest, office)
    throw new OfficeError(`Usage:\n${usage.map((line) => `  npm run office -- ${line}\n`).join('')}`)
  },
}

async function list({ db, write }: Office): Promise<number> {
  const open = await listDifferences(db)
  for (const { id, kind, intent_id: intent, found_at: found, detail } of open)
    write(`#${id}  ${found.toISOString()}  ${kind}  ${intent ?? 'no payment of ours'}  ${JSON.stringify(detail)}`)
  write(`${open.length} differences are open`)
  return 0
}

async function settle(args: string[], { db, clock, write }: Office): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { by: { type: 'string' }, note: { type: 'string' } },
  })
  const id = Number(positionals[0])
  if (!Number.isInteger(id) || !values.by || !values.note)
    throw new OfficeError('Say which, who and what was done: payments settle NUMBER --by NAME --note TEXT')
  const done = await settleDifference(db, id, { who: values.by, note: values.note, now: clock() })
  if (!done) throw new OfficeError(`No open difference has the number ${id}.`)
  write(`#${id} is settled`)
  return 0
}
