import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { signedInSchema, signInAnswerSchema, type TokenPair } from '../src/contract/accounts.ts'
import { parseConfig } from '../src/server/config.ts'
import type { DB } from '../src/server/db/schema.ts'
import { deriveKeys } from '../src/server/keys.ts'
import { readMailbox, type ShownMail } from '../src/server/mail/mail.service.ts'
import type { Secrets } from '../src/server/secrets.ts'

export const peopleSecrets: Secrets = { root: 'people-'.repeat(8), databasePassword: 'p'.repeat(40) }
export const peopleOrigin = 'https://zefir.test'
const config = parseConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: peopleOrigin }, { root: '/tmp', interactive: false })

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Extra = { token?: string; address?: string; headers?: Record<string, string> }

export type Member = { email: string; password: string; tokens: TokenPair; deviceToken: string | undefined }
export type People = ReturnType<typeof createPeople>

let counter = 0

/**
 * People who register, read their mail and sign in by the API alone. The application must be made with `peopleSecrets`. Each
 * call comes from a network address of its own unless one is given, so that no test uses up another's tries.
 */
export function createPeople(app: FastifyInstance, db: Kysely<DB>) {
  const keys = deriveKeys(peopleSecrets)

  function send(method: Method, url: string, payload?: object, extra: Extra = {}) {
    counter++
    return app.inject({
      method,
      url,
      remoteAddress: extra.address ?? `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`,
      headers: { ...(extra.token ? { authorization: `Bearer ${extra.token}` } : {}), ...extra.headers },
      ...(payload === undefined ? {} : { payload }),
    })
  }

  /** Mails to an address, the newest first. */
  async function mailsTo(email: string): Promise<ShownMail[]> {
    const all = await readMailbox({ db, config, keys }, 500)
    return all.filter(({ recipient }) => recipient === email)
  }

  async function lastMail(email: string): Promise<string> {
    return (await mailsTo(email))[0]?.written.text ?? ''
  }

  /** The code, or the token of the link, in the newest mail. */
  async function readCode(email: string): Promise<string> {
    return /^\d{6}$/m.exec(await lastMail(email))?.[0] ?? ''
  }
  async function readLink(email: string): Promise<string> {
    return /[?&]token=([\w-]+)/.exec(await lastMail(email))?.[1] ?? ''
  }

  function fields(more: object = {}) {
    return {
      email: `guest${++counter}@example.com`,
      password: 'солена вода и пясък',
      first_name: 'Мира',
      last_name: 'Петрова',
      accept_terms: true,
      language: 'bg',
      ...more,
    }
  }

  /** Somebody whose address is confirmed and who is not signed in. */
  async function register(more: object = {}): Promise<{ email: string; password: string }> {
    const body = fields(more)
    const registered = await send('POST', '/auth/register/', body)
    if (registered.statusCode !== 201) throw new Error(`Not registered: ${registered.body}`)
    const verified = await send('POST', '/auth/register/verify/', { token: await readLink(body.email) })
    if (verified.statusCode !== 200) throw new Error(`Not verified: ${verified.body}`)
    return body
  }

  /** Signs in by password and code, on a device that is remembered if `remember`. */
  async function signIn(who: { email: string; password: string }, remember = false): Promise<Member> {
    const asked = signInAnswerSchema.parse((await send('POST', '/auth/token/', who)).json())
    if (!('otp_required' in asked)) return { ...who, tokens: asked, deviceToken: undefined }
    const body = { otp_token: asked.otp_token, code: await readCode(who.email), remember_device: remember }
    const answer = signedInSchema.parse((await send('POST', '/auth/token/otp/verify/', body)).json())
    return { ...who, tokens: answer, deviceToken: answer.device_token }
  }

  async function join(more: object = {}, remember = false): Promise<Member> {
    return signIn(await register(more), remember)
  }

  return { send, mailsTo, lastMail, readCode, readLink, fields, register, signIn, join }
}
