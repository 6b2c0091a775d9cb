import { resolve } from 'node:path'
import { z } from 'zod'
import type { Earnings } from '../domain/ledger.ts'
import { parseOpeningHours } from '../domain/opening-hours.ts'

/** Addresses and numbers an operator shows in the footer, on vouchers and in mails. Empty strings mean "not shown". */
export type Operator = {
  name: { bg: string; en: string }
  legalName: string
  logoUrl: string | undefined
  address: string
  phone: string
  email: string
  companyNumber: string
  vatNumber: string
  registrationNumber: string
  insurance: string
  /** As schema.org writes them: `Mo-Fr 09:00-18:00, Sa 10:00-14:00`. */
  hours: string
  social: { facebook: string; instagram: string; linkedin: string }
}

/** Object storage for uploads; without it uploads live under `dataDir`. */
export type ObjectStorage = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket stands in the path (`host/bucket/key`) and not in the host's name (`bucket.host/key`). */
  pathStyle: boolean
}

/** Every setting of the program, parsed once at start. Read-only; pass it (or a part of it) as an argument. */
export type Config = Readonly<{
  mode: 'production' | 'development' | 'test'
  /** What Node itself was told by its own variable; holds for processes that this one starts. */
  nodeOptions: string
  host: string
  port: number
  /** Origin under which visitors reach the site, without a trailing slash: `https://zefir.example`. */
  publicOrigin: string
  /** The one fixed API host; equals `publicOrigin` unless set. */
  apiOrigin: string
  /** How many proxies in front may be believed about the visitor's address (0: none). */
  trustedProxies: number
  /** Absolute path of the folder with the embedded database, uploads and secrets. */
  dataDir: string
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** Connections this process keeps to the database at most. */
  databasePoolSize: number
  /** Fill an empty catalogue with the demo. */
  demo: boolean
  /** Shared by several nodes; undefined: made at first run and kept in `dataDir`. */
  appSecret: string | undefined
  /** The one before it: while it is set, nobody is signed out by the change. */
  previousAppSecret: string | undefined
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  mail: { smtpUrl: string | undefined; from: string }
  payments: {
    /** Who takes money: our own test provider, Stripe, or nobody (then only stays paid at the property are sold). */
    provider: 'sandbox' | 'stripe' | 'none'
    sandbox: {
      /** Of the sandbox on loopback; 0: any free one. */
      port: number
      /** Where visitors see its pages; undefined: where it listens. */
      origin: string | undefined
      /** Milliseconds that it takes for each answer, as a provider far away would. */
      delay: number
    }
  }
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiBase: string | undefined }
  /** What the agency keeps of a stay, in percent of its price, and the VAT contained in that. */
  earnings: Earnings
  maps: {
    googleKey: string | undefined
    googleMapId: string | undefined
    styleUrl: string | undefined
    /** A PMTiles file of the Protomaps basemap; never together with `styleUrl`. */
    pmtilesUrl: string | undefined
  }
  /** Google's tag manager and analytics; each is fetched only for visitors who allowed it. */
  gtmId: string | undefined
  analyticsId: string | undefined
  /** The preferences dialog opens with analytics and marketing ticked (the specification) or not (EU case law C-673/17). */
  consentPreselected: boolean
  objectStorage: ObjectStorage | undefined
  operator: Operator
}>

/** A setting that cannot be used; `message` is one sentence for the person at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const truthy = ['1', 'true', 'on', 'yes']
const falsy = ['0', 'false', 'off', 'no']

const flag = z
  .string()
  .toLowerCase()
  .refine((value) => truthy.includes(value) || falsy.includes(value), 'must be on or off')
  .transform((value) => truthy.includes(value))

function wholeNumber(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message)
}

function url(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    )
}

const webUrl = url(['http:', 'https:'], 'https://example.com/page')

const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://example.com, without a path')
  .transform((value) => new URL(value).origin)

const text = z.string().max(500, 'must be at most 500 characters')

const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  NODE_OPTIONS: z.string().default(''),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/zefir').optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(20),
  DEMO: flag.optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: text.default('Zefir <no-reply@zefir.example>'),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe', 'none'], 'must be sandbox, stripe or none').optional(),
  SANDBOX_PORT: wholeNumber(0, 65_535).optional(),
  SANDBOX_ORIGIN: origin.optional(),
  SANDBOX_DELAY: wholeNumber(0, 10_000).default(150),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: webUrl.optional(),
  COMMISSION_PERCENT: z.coerce
    .number('has to be a number')
    .min(0, 'cannot be below 0')
    .max(100, 'cannot be above 100')
    .optional(),
  GOOGLE_MAPS_KEY: text.optional(),
  GOOGLE_MAPS_MAP_ID: text.optional(),
  MAP_STYLE_URL: webUrl.optional(),
  MAP_PMTILES_URL: url(['http:', 'https:'], 'https://example.com/streets.pmtiles').optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must look like G-ABC123')
    .optional(),
  CONSENT_PRESELECTED: flag.default(true),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: text.default('auto'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PATH_STYLE: flag.default(true),
  OPERATOR_NAME: text.default('Zefir'),
  OPERATOR_NAME_BG: text.optional(),
  OPERATOR_LEGAL_NAME: text.optional(),
  OPERATOR_LOGO_URL: webUrl.optional(),
  OPERATOR_ADDRESS: text.optional(),
  OPERATOR_PHONE: text.optional(),
  OPERATOR_EMAIL: text.optional(),
  OPERATOR_COMPANY_NUMBER: text.optional(),
  OPERATOR_VAT_NUMBER: text.optional(),
  OPERATOR_REGISTRATION_NUMBER: text.optional(),
  OPERATOR_INSURANCE: text.optional(),
  OPERATOR_HOURS: text
    .refine((value) => parseOpeningHours(value) !== undefined, 'must look like Mo-Fr 09:00-18:00, Sa 10:00-14:00')
    .optional(),
  SOCIAL_FACEBOOK: webUrl.optional(),
  SOCIAL_INSTAGRAM: webUrl.optional(),
  SOCIAL_LINKEDIN: webUrl.optional(),
})

type Settings = z.output<typeof settings>

/**
 * Parses the environment into a `Config`; blank variables count as absent.
 * @param environment usually the process's own; a test gives its own.
 * @param context `root`: folder that a relative DATA_DIR starts from; `interactive`: a person watches the output, so the
 * default log level is `warn` and not `info`.
 * @throws ConfigError naming the first bad setting.
 */
export function parseConfig(
  environment: Record<string, string | undefined>,
  context: { root: string; interactive: boolean },
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = settings.safeParse(given)
  if (!parsed.success) throw new ConfigError(describeIssue(parsed.error, given))
  return buildConfig(parsed.data, context)
}

/** The process's own configuration: the only place that reads the environment. */
export function readConfig(): Config {
  return parseConfig(process.env, { root: process.cwd(), interactive: process.stdout.isTTY === true })
}

function describeIssue(error: z.ZodError, given: Record<string, string | undefined>): string {
  const issue = error.issues[0]
  const name = String(issue?.path[0])
  const secret = /SECRET|KEY|URL/.test(name)
  const shown = secret ? '' : ` (it is "${given[name]}")`
  return `The setting ${name} ${issue?.message ?? 'cannot be used'}${shown}.`
}

function buildConfig(env: Settings, context: { root: string; interactive: boolean }): Config {
  const demo = env.DEMO ?? env.DATABASE_URL === undefined
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://${reachableHost(env.HOST)}:${env.PORT}`
  return {
    mode: env.NODE_ENV,
    nodeOptions: env.NODE_OPTIONS,
    host: env.HOST,
    port: env.PORT,
    publicOrigin,
    apiOrigin: env.API_ORIGIN ?? publicOrigin,
    trustedProxies: env.TRUST_PROXY,
    dataDir: resolve(context.root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    demo,
    appSecret: env.APP_SECRET,
    previousAppSecret: env.APP_SECRET_PREVIOUS,
    logLevel: env.LOG_LEVEL ?? (context.interactive ? 'warn' : 'info'),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    payments: readPayments(env, demo),
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiBase: env.STRIPE_API_BASE,
    },
    earnings: { commissionPercent: env.COMMISSION_PERCENT ?? (demo ? 15 : 0), vatPercent: 20 },
    maps: readMaps(env),
    gtmId: env.GTM_ID,
    analyticsId: env.ANALYTICS_ID,
    consentPreselected: env.CONSENT_PRESELECTED,
    objectStorage: readObjectStorage(env),
    operator: readOperator(env, demo),
  }
}

function readPayments(env: Settings, demo: boolean): Config['payments'] {
  const provider = env.PAYMENT_PROVIDER ?? (env.STRIPE_SECRET_KEY ? 'stripe' : demo ? 'sandbox' : 'none')
  if (provider === 'stripe') {
    if (!env.STRIPE_SECRET_KEY) throw new ConfigError('Payments by Stripe also need the setting STRIPE_SECRET_KEY.')
    if (!env.STRIPE_WEBHOOK_SECRET)
      throw new ConfigError('Payments by Stripe also need the setting STRIPE_WEBHOOK_SECRET.')
  }
  const port = env.SANDBOX_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1)
  if (provider === 'sandbox' && port > 65_535)
    throw new ConfigError(`The sandbox cannot listen on port ${port}: set SANDBOX_PORT.`)
  return { provider, sandbox: { port, origin: env.SANDBOX_ORIGIN, delay: env.SANDBOX_DELAY } }
}

function readMaps(env: Settings): Config['maps'] {
  if (env.MAP_STYLE_URL && env.MAP_PMTILES_URL)
    throw new ConfigError('The settings MAP_STYLE_URL and MAP_PMTILES_URL exclude each other: set one of them.')
  return {
    googleKey: env.GOOGLE_MAPS_KEY,
    googleMapId: env.GOOGLE_MAPS_MAP_ID,
    styleUrl: env.MAP_STYLE_URL,
    pmtilesUrl: env.MAP_PMTILES_URL,
  }
}

function readObjectStorage(env: Settings): ObjectStorage | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(needed).length) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(`Object storage also needs the setting ${missing[0]?.[0]}.`)
  }
  return {
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE,
  }
}

/** What the demo says of its operator: numbers that are plainly nobody's. */
const specimen = {
  phone: '+359 56 000 000',
  email: 'office@zefir.example',
  companyNumber: '000000000',
  registrationNumber: 'РК-01-0000',
  insurance: '0000000000',
  hours: 'Mo-Fr 09:00-18:00, Sa 10:00-14:00',
  social: {
    facebook: 'https://www.facebook.com/zefir.example',
    instagram: 'https://www.instagram.com/zefir.example',
    linkedin: 'https://www.linkedin.com/company/zefir.example',
  },
}

const nothing: typeof specimen = {
  phone: '',
  email: '',
  companyNumber: '',
  registrationNumber: '',
  insurance: '',
  hours: '',
  social: { facebook: '', instagram: '', linkedin: '' },
}

function readOperator(env: Settings, demo: boolean): Operator {
  const fallback = demo ? specimen : nothing
  return {
    name: {
      bg: env.OPERATOR_NAME_BG ?? (env.OPERATOR_NAME === 'Zefir' ? 'Зефир' : env.OPERATOR_NAME),
      en: env.OPERATOR_NAME,
    },
    legalName: env.OPERATOR_LEGAL_NAME ?? '',
    logoUrl: env.OPERATOR_LOGO_URL,
    address: env.OPERATOR_ADDRESS ?? '',
    phone: env.OPERATOR_PHONE ?? fallback.phone,
    email: env.OPERATOR_EMAIL ?? fallback.email,
    companyNumber: env.OPERATOR_COMPANY_NUMBER ?? fallback.companyNumber,
    vatNumber: env.OPERATOR_VAT_NUMBER ?? '',
    registrationNumber: env.OPERATOR_REGISTRATION_NUMBER ?? fallback.registrationNumber,
    insurance: env.OPERATOR_INSURANCE ?? fallback.insurance,
    hours: env.OPERATOR_HOURS ?? fallback.hours,
    social: {
      facebook: env.SOCIAL_FACEBOOK ?? fallback.social.facebook,
      instagram: env.SOCIAL_INSTAGRAM ?? fallback.social.instagram,
      linkedin: env.SOCIAL_LINKEDIN ?? fallback.social.linkedin,
    },
  }
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash, username } = new URL(value)
  return ['http:', 'https:'].includes(protocol) && `${search}${hash}${username}` === '' && pathname === '/'
}

function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
