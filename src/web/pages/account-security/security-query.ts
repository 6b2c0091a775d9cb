import type { Security } from '../../../contract/account-data.ts'
import type { Api } from '../../lib/api.ts'

export const securityPath = '/api/v1/users/security/'

/** How the account is guarded; never from memory, since another tab may have changed it. */
export function securityQuery(api: Api) {
  return { ...api.query<Security>(securityPath), staleTime: 0 }
}
