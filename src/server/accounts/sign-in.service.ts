import type { CodeSent, RequestCodeBody, SignedIn, SignInAnswer, SignInBody } from '../../contract/accounts.ts'
import { lifetimes, needsCode } from '../../domain/session-rules.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { messageOf } from '../messages.ts'
import { type AccountContext, createSecret, hashSecret, inEvenTime, keyOfEmail } from './account-context.ts'
import { type AccountRow, findAccount, findAccountByEmail } from './accounts.repository.ts'
import { secondStepOf } from './accounts.service.ts'
import { type Attempt, attemptTo } from './attempts.ts'
import { findReplacedCode, redeemCode, sendCode } from './codes.service.ts'
import { verifyPassword } from './password-hashing.ts'
import { sendVerification } from './registration.service.ts'
import { insertDevice, isTrustedDevice } from './sessions.repository.ts'
import { openSession } from './sessions.service.ts'

/**
 * Signs in by password, or asks for a code as well. Unknown, wrong, shut and not yet confirmed are one answer, and a password is
 * hashed in each case.
 * @throws AppError `no_active_account`, `throttled`
 */
export async function signIn(context: AccountContext, body: SignInBody): Promise<SignInAnswer> {
  const emailKey = keyOfEmail(body.email)
  const found = await findAccountByEmail(context.db, emailKey)
  const trusted = await isTrusted(context, found, body.device_token)
  const account = await attemptTo(
    context,
    [{ limit: 'address', of: context.address }, chooseCount(emailKey, trusted ? body.device_token : undefined)],
    () => checkPassword(context, found, body.password, trusted),
    (error) => error instanceof AppError && error.code === 'no_active_account',
  )
  if (!needsCode(secondStepOf(account), trusted)) {
    return { ...(await openSession(context, account.id)), device_trusted: trusted }
  }
  const otpToken = await sendCode(context, { account, emailKey, purpose: 'second_step' })
  return { otp_required: true, otp_token: otpToken, remember_device_enabled: secondStepOf(account) !== 'always' }
}

/** Sends a code to sign in with: to an address, without a password, or again for a token. Says the same of any address. */
export function requestCode(context: AccountContext, body: RequestCodeBody): Promise<CodeSent> {
  return inEvenTime(async () => {
    const { account, emailKey, purpose, replaces } = await readCodeRequest(context, body)
    const reachable = account && !account.disabled_at ? account : undefined
    if (reachable && !reachable.verified_at) await sendVerification(context, reachable)
    const usable = reachable?.verified_at ? reachable : undefined
    const otpToken = await sendCode(context, { account: usable, emailKey, purpose, replaces })
    const remember = purpose === 'sign_in' || (usable !== undefined && secondStepOf(usable) !== 'always')
    return {
      message: messageOf(context.language, 'mail', 'sent.code'),
      remember_device_enabled: remember,
      otp_token: otpToken,
    }
  })
}

/** Signs in by a code. @throws AppError `code_invalid`, `code_expired`, `throttled` */
export async function signInByCode(
  context: AccountContext,
  body: { otp_token: string; code: string; remember_device?: boolean | undefined },
): Promise<SignedIn> {
  const { account_id: id } = await redeemCode(context, body.otp_token, body.code)
  const account = id === null ? undefined : await findAccount(context.db, id)
  if (!account?.verified_at || account.disabled_at) throw new AppError('code_expired')
  const remembered = body.remember_device === true && secondStepOf(account) !== 'always'
  const deviceToken = remembered ? await rememberDevice(context, account.id) : undefined
  return {
    ...(await openSession(context, account.id)),
    device_trusted: remembered,
    ...(deviceToken ? { device_token: deviceToken } : {}),
  }
}

async function readCodeRequest(context: AccountContext, body: RequestCodeBody) {
  if (body.otp_token !== undefined) {
    const code = await findReplacedCode(context, body.otp_token)
    if (!code) throw new AppError('code_expired')
    const account = code.account_id === null ? undefined : await findAccount(context.db, code.account_id)
    const purpose = code.purpose === 'second_step' ? 'second_step' : 'sign_in'
    return { account, emailKey: code.email_key, purpose, replaces: code } as const
  }
  if (body.email === undefined) throw new ValidationError({ email: [{ key: 'required' }] })
  const emailKey = keyOfEmail(body.email)
  return {
    account: await findAccountByEmail(context.db, emailKey),
    emailKey,
    purpose: 'sign_in',
    replaces: undefined,
  } as const
}

/** A device that the account trusts has a count of its own: strangers cannot lock its owner out. */
function chooseCount(emailKey: string, deviceToken: string | null | undefined): Attempt {
  return deviceToken ? { limit: 'trusted_device', of: deviceToken } : { limit: 'account', of: emailKey }
}

async function checkPassword(
  context: AccountContext,
  account: AccountRow | undefined,
  password: string,
  trusted: boolean,
): Promise<AccountRow> {
  const right = await verifyPassword(password, account?.password_hash, { trusted })
  if (!account || !right || account.disabled_at) throw new AppError('no_active_account')
  if (account.verified_at) return account
  await sendVerification(context, account)
  throw new AppError('no_active_account')
}

async function isTrusted(
  { db, now }: AccountContext,
  account: AccountRow | undefined,
  deviceToken: string | null | undefined,
): Promise<boolean> {
  if (!account || !deviceToken) return false
  return isTrustedDevice(db, { tokenHash: hashSecret(deviceToken), accountId: account.id, now })
}

async function rememberDevice({ db, now, device }: AccountContext, accountId: number): Promise<string> {
  const token = createSecret()
  const expiresAt = new Date(now.getTime() + lifetimes.trustedDevice)
  await insertDevice(db, { tokenHash: hashSecret(token), accountId, device, now, expiresAt })
  return token
}
