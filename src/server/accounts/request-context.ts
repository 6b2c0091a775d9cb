import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { networkOf } from '../http/network.ts'
import { readLanguage } from '../http/request-language.ts'
import { deriveKeys } from '../keys.ts'
import { openPostOffice } from '../mail/mail.service.ts'
import type { AccountContext } from './account-context.ts'
import { nameDevice } from './device-name.ts'

/** How routes of accounts make the context of a request. Mails in flight are waited for when the application closes. */
export function createContexts(app: FastifyInstance, deps: AppDeps): (request: FastifyRequest) => AccountContext {
  const { db, clock } = deps
  const keys = deriveKeys(deps.secrets)
  const nudgeMail = openPostOffice(app, deps)
  return (request) => ({
    db,
    now: clock(),
    language: readLanguage(request),
    keys,
    address: networkOf(request.ip),
    device: nameDevice(request.headers['user-agent']),
    nudgeMail,
  })
}
