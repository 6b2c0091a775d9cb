import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { lifetimes, mostCodeTries } from '../../domain/session-rules.ts'
import { AppError } from '../http/errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { type AccountContext, asLanguage, createSecret, hashSecret } from './account-context.ts'
import type { AccountRow } from './accounts.repository.ts'
import { attemptTo, countUse } from './attempts.ts'
import {
  type CodePurpose,
  type CodeRow,
  findUnspentCode,
  insertCode,
  spendCode,
  tryCode,
} from './one-time.repository.ts'

const digits = 6

/** A code that was asked for can be asked for again this long after it expired, without beginning anew. */
const resendMs = 30 * 60_000

/**
 * Makes a code and mails it when there is an account; answers the token to which the code belongs either way. The code that it
 * `replaces` is good until then: a mail that is refused takes nothing away.
 * @throws AppError `throttled` when too many mails went to that mailbox, whether or not it has an account.
 */
export async function sendCode(
  context: AccountContext,
  to: { account: AccountRow | undefined; emailKey: string; purpose: CodePurpose; replaces?: CodeRow | undefined },
): Promise<string> {
  const { db, keys, now } = context
  await countUse(context, { limit: 'mail', of: `code ${to.emailKey}` })
  const [token, code] = [createSecret(), String(randomInt(10 ** digits)).padStart(digits, '0')]
  await db.transaction().execute(async (trx) => {
    if (to.replaces && !(await spendCode(trx, to.replaces.token_hash, now))) throw new AppError('code_expired')
    await insertCode(trx, {
      tokenHash: hashSecret(token),
      accountId: to.account?.id ?? null,
      emailKey: to.emailKey,
      codeHash: hashCode(context, token, code).toString('base64url'),
      purpose: to.purpose,
      now,
      expiresAt: new Date(now.getTime() + lifetimes.code),
    })
    if (!to.account) return
    const { email: recipient, first_name: name, language } = to.account
    const mail = { kind: 'sign_in_code', language: asLanguage(language), recipient, data: { name, code } } as const
    await queueMail(trx, mail, keys, now)
  })
  context.nudgeMail()
  return token
}

/** The code for which another is asked for; undefined when it is spent or too long ago. */
export async function findReplacedCode({ db, now }: AccountContext, token: string): Promise<CodeRow | undefined> {
  const row = await findUnspentCode(db, hashSecret(token))
  return row && row.expires_at.getTime() + resendMs > now.getTime() ? row : undefined
}

/**
 * Spends a code by its right digits.
 * @throws AppError `code_invalid` with the tries left, `code_expired` when it can no longer be right.
 */
export async function redeemCode(context: AccountContext, token: string, code: string): Promise<CodeRow> {
  const { db, now, address } = context
  const tokenHash = hashSecret(token)
  const redeem = async () => {
    const row = await tryCode(db, { tokenHash, most: mostCodeTries, now })
    if (!row) throw new AppError('code_expired')
    const check = async () => {
      const right = timingSafeEqual(hashCode(context, token, code), Buffer.from(row.code_hash, 'base64url'))
      if (!right) throw new AppError('code_invalid', { left: mostCodeTries - row.tries })
      if (!(await spendCode(db, tokenHash, now))) throw new AppError('code_expired')
      return row
    }
    return attemptTo(context, [{ limit: 'code', of: row.email_key }], check, isWrongCode)
  }
  return attemptTo(context, [{ limit: 'address', of: address }], redeem, isWrongCode)
}

function isWrongCode(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'code_invalid' || error.code === 'code_expired')
}

/** Six digits are soon tried out: only who has our key can, and a code is of no use with another token. */
function hashCode({ keys }: AccountContext, token: string, code: string): Buffer {
  return createHmac('sha256', keys.code)
    .update(`${token}\n${code.replace(/\s/g, '')}`)
    .digest()
}
