import { findPasswordFault, longestPassword, shortestPassword } from '../../domain/passwords.ts'
import type { Problem, ProblemTree } from '../http/errors.ts'
import { loadCommonPasswords } from './common-passwords.ts'

const problems = {
  too_short: { key: 'password_too_short', params: { limit: shortestPassword } },
  too_long: { key: 'password_too_long', params: { limit: longestPassword } },
  too_common: { key: 'password_too_common' },
  own_data: { key: 'password_own_data' },
} satisfies Record<string, Problem>

/** What speaks against a new password, under the name of its field; empty when nothing does. */
export async function judgePassword(
  field: string,
  password: string,
  ownData: readonly (string | null | undefined)[],
): Promise<ProblemTree> {
  const common = await loadCommonPasswords()
  const fault = findPasswordFault(password, (text) => common.has(text), ownData)
  return fault ? { [field]: [problems[fault]] } : {}
}
