import type { Security, TrustedDevice, UpdateSecurityBody } from '../../contract/account-data.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import type { AccountContext } from './account-context.ts'
import { findAccount, setSecondStep } from './accounts.repository.ts'
import { secondStepOf } from './accounts.service.ts'
import { readWaitingChange } from './email-change.service.ts'
import { proveIdentity } from './identity.service.ts'
import { deleteDevice, deleteDevicesOf, listDevices } from './sessions.repository.ts'

type SecurityContext = AccountContext & {
  /** The invented accounts of the demo may do without a code: nobody reads their mail. */
  demo: boolean
}

/** How the caller's account is guarded. */
export async function readSecurity(context: SecurityContext, caller: Caller): Promise<Security> {
  const account = await findAccount(context.db, caller.accountId)
  if (!account) throw new AppError('not_found')
  return {
    second_step: secondStepOf(account),
    second_step_choices: choicesIn(context),
    email_change: await readWaitingChange(context, account.id),
  }
}

/** Sets when a code is asked for after the right password. @throws ValidationError, AppError as `proveIdentity` */
export async function changeSecurity(
  context: SecurityContext,
  caller: Caller,
  { second_step: step, ...proof }: UpdateSecurityBody,
): Promise<Security> {
  if (!choicesIn(context).includes(step))
    throw new ValidationError({ second_step: [{ key: 'invalid_choice', params: { input: step } }] })
  const account = await proveIdentity(context, caller, proof)
  await setSecondStep(context.db, account.id, step)
  return readSecurity(context, caller)
}

/** Devices on which the caller is asked for no code, the last remembered first. */
export async function readDevices({ db, now }: AccountContext, caller: Caller): Promise<TrustedDevice[]> {
  const rows = await listDevices(db, caller.accountId, now)
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }))
}

/** Asks for a code there again. @throws AppError `not_found`, also for somebody else's device */
export async function forgetDevice({ db }: AccountContext, caller: Caller, id: number): Promise<void> {
  if (!(await deleteDevice(db, { id, accountId: caller.accountId }))) throw new AppError('not_found')
}

export async function forgetDevices({ db }: AccountContext, caller: Caller): Promise<void> {
  await deleteDevicesOf(db, caller.accountId)
}

function choicesIn({ demo }: SecurityContext): Security['second_step_choices'] {
  return demo ? ['new_device', 'always', 'never'] : ['new_device', 'always']
}
