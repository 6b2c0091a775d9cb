import type { Proof } from '../../contract/account-data.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import type { AccountContext } from './account-context.ts'
import { type AccountRow, findAccount } from './accounts.repository.ts'
import { attemptTo } from './attempts.ts'
import { redeemCode } from './codes.service.ts'
import { verifyPassword } from './password-hashing.ts'

/**
 * The caller's account, once they have shown that it is them and not somebody at an open screen: by the password, or by a code
 * that `otp/request/` sent to the account's address.
 * @throws ValidationError on `password`; AppError `code_invalid`, `code_expired`, `throttled`
 */
export async function proveIdentity(context: AccountContext, caller: Caller, proof: Proof): Promise<AccountRow> {
  const account = await findAccount(context.db, caller.accountId)
  if (!account) throw new AppError('not_found')
  if (proof.otp_token !== undefined && proof.code !== undefined) {
    const code = await redeemCode(context, proof.otp_token, proof.code)
    if (code.account_id !== account.id) throw new AppError('code_expired')
    return account
  }
  if (proof.password === undefined) throw new ValidationError({ password: [{ key: 'required' }] })
  await checkOwnPassword(context, account, 'password', proof.password)
  return account
}

/** Checks a password that somebody signed in types again. @throws ValidationError on `field`, AppError `throttled` */
export async function checkOwnPassword(
  context: AccountContext,
  account: AccountRow,
  field: string,
  password: string,
): Promise<void> {
  await attemptTo(
    context,
    [{ limit: 'change_password', of: String(account.id) }],
    async () => {
      if (await verifyPassword(password, account.password_hash)) return
      throw new ValidationError({ [field]: [{ key: 'password_wrong' }] })
    },
    (error) => error instanceof ValidationError,
  )
}
