import type { RegisterBody } from '../../contract/accounts.ts'
import { lifetimes } from '../../domain/session-rules.ts'
import { AppError, type ProblemTree, ValidationError } from '../http/errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { type AccountContext, asLanguage, createSecret, hashSecret, keyOfEmail, pathIn } from './account-context.ts'
import { type AccountRow, findAccountByEmail, markVerified, registerAccount } from './accounts.repository.ts'
import { countUse } from './attempts.ts'
import { insertChoice } from './choices.repository.ts'
import { replaceMailToken, spendMailToken } from './one-time.repository.ts'
import { hashPassword } from './password-hashing.ts'
import { judgePassword } from './password-rules.ts'

/**
 * Registers somebody, who then confirms the address by mail. Whoever asks learns nothing of an address: when it has an account
 * already, its owner gets a mail that says so.
 * @throws ValidationError
 */
export async function register(context: AccountContext, body: RegisterBody): Promise<void> {
  const { db, keys, now } = context
  const own = [body.email, body.first_name, body.last_name, body.phone]
  const problems: ProblemTree = {
    ...(body.accept_terms ? {} : { accept_terms: [{ key: 'terms_not_accepted' }] }),
    ...(await judgePassword('password', body.password, own)),
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  const emailKey = keyOfEmail(body.email)
  await countUse(context, { limit: 'mail', of: `register ${emailKey}` })
  const passwordHash = await hashPassword(body.password)
  await db.transaction().execute(async (trx) => {
    const account = await registerAccount(trx, {
      email: body.email,
      emailKey,
      passwordHash,
      firstName: body.first_name,
      lastName: body.last_name,
      phone: body.phone || null,
      language: body.language ?? context.language,
      marketingConsent: body.marketing_consent,
      now,
    })
    if (account) {
      if (body.marketing_consent)
        await insertChoice(trx, { accountId: account.id, choice: 'marketing', given: true, place: 'register', now })
      return queueVerification({ ...context, db: trx }, account)
    }
    const owner = await findAccountByEmail(trx, emailKey)
    if (!owner || owner.disabled_at) return
    const { email: recipient, first_name: name } = owner
    const language = asLanguage(owner.language)
    const data = { name, path: pathIn(language, '/login') }
    await queueMail(trx, { kind: 'already_registered', language, recipient, data }, keys, now)
  })
  context.nudgeMail()
}

/** Confirms an address by the token of its mail. @throws AppError `link_expired` */
export async function verifyEmail({ db, now }: AccountContext, token: string): Promise<void> {
  const confirmed = await db.transaction().execute(async (trx) => {
    const id = await spendMailToken(trx, { tokenHash: hashSecret(token), purpose: 'verify_email', now })
    if (id !== undefined) await markVerified(trx, id, now)
    return id !== undefined
  })
  if (!confirmed) throw new AppError('link_expired')
}

/** Sends the mail that confirms an address once more, unless it was sent often enough just now. */
export async function sendVerification(context: AccountContext, account: AccountRow): Promise<void> {
  try {
    await countUse(context, { limit: 'mail', of: `verify ${account.email_key}` })
  } catch (error) {
    if (error instanceof AppError && error.code === 'throttled') return
    throw error
  }
  await context.db.transaction().execute((trx) => queueVerification({ ...context, db: trx }, account))
  context.nudgeMail()
}

async function queueVerification({ db, keys, now }: AccountContext, account: AccountRow): Promise<void> {
  const token = createSecret()
  const expiresAt = new Date(now.getTime() + lifetimes.verifyEmail)
  await replaceMailToken(db, {
    tokenHash: hashSecret(token),
    accountId: account.id,
    purpose: 'verify_email',
    now,
    expiresAt,
  })
  const language = asLanguage(account.language)
  const data = { name: account.first_name, path: pathIn(language, `/verify-email?token=${token}`) }
  await queueMail(db, { kind: 'verify_email', language, recipient: account.email, data }, keys, now)
}
