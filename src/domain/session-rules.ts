const minute = 60_000
const day = 24 * 60 * minute

/** How long things of a sign-in are good, in milliseconds. */
export const lifetimes = {
  access: 5 * minute,
  /** Of each refresh token; one that is used in time is followed by another. */
  refresh: 30 * day,
  /** Of a whole sign-in, however often it was refreshed. */
  session: 90 * day,
  trustedDevice: 30 * day,
  code: 5 * minute,
  verifyEmail: 3 * day,
  resetPassword: 60 * minute,
  changeEmail: day,
  /** How long the old address can take a change back, from the confirmation on. */
  undoEmail: 7 * day,
  /** Between asking to be erased and being erased. */
  erasureGrace: 14 * day,
} as const

/** Tries that one code may be given. */
export const mostCodeTries = 5

/**
 * What may only be tried so often, and for how long it counts. The time runs from the first try that counts, so that whoever
 * goes on trying is not locked out for ever.
 */
export const limits = {
  /** Failures to sign in by password, one account (or address that nobody has). */
  account: { most: 5, within: 15 * minute },
  /** The same from a device that the account trusts: it has a count of its own, and no stranger can use it up. */
  trusted_device: { most: 5, within: 15 * minute },
  /** Failures of all kinds from one network address. */
  address: { most: 20, within: minute },
  /** Wrong codes for one account, over all the codes that were sent: a million codes are not many for a patient program. */
  code: { most: 10, within: 60 * minute },
  /** Wrong present passwords of somebody who is signed in and wants another. */
  change_password: { most: 5, within: 15 * minute },
  /** Exports of one account's data. */
  export: { most: 20, within: 60 * minute },
  /** Mails of one kind to one mailbox. */
  mail: { most: 5, within: 15 * minute },
  /** Links to bookings asked for from one network address, which a family or an office may share. */
  booking_link: { most: 10, within: 15 * minute },
  /** Messages to the agency from one network address, which an office may share. */
  contact: { most: 5, within: 60 * minute },
  /** Copies of such messages to one mailbox: whose it is nobody has shown. */
  contact_copy: { most: 3, within: 24 * 60 * minute },
  /** Comments and votes on one shared wishlist from one network address, which a family or an office may share. */
  list_comment: { most: 20, within: 10 * minute },
  list_vote: { most: 120, within: 10 * minute },
} as const
export type Limit = keyof typeof limits

export type RefreshState = {
  /** Number of the newest token of the session. */
  newest: number
  /** Highest number that was ever used; -1 when none was. */
  used: number
}

/**
 * What using refresh token `serial` of a session means. A client may keep its token and never look at the successor, and may
 * ask twenty times at once: so a token stays good until its successor is first used. After that somebody else has it.
 */
export function judgeRefresh(serial: number, { newest, used }: RefreshState): 'advance' | 'repeat' | 'reused' {
  if (serial === newest) return 'advance'
  return serial === newest - 1 && used === serial ? 'repeat' : 'reused'
}

/** Whether a code has to be asked for after the right password. */
export function needsCode(secondStep: 'always' | 'new_device' | 'never', deviceTrusted: boolean): boolean {
  return secondStep === 'always' || (secondStep === 'new_device' && !deviceTrusted)
}
