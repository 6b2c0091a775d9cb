import { resolve } from 'node:path'
import { z } from 'zod'
import { ConfigError, flag, origin, sender, serverUrl, wholeNumber } from './config/fields.ts'
import { type MapSettings, mapSettings, readMaps } from './config/maps.ts'
import { type MetricsAccess, metricsSettings, readMetricsAccess } from './config/metrics.ts'
import { describeMisspelt } from './config/misspelt.ts'
import { type ObjectStorage, objectStorageSettings, readObjectStorage } from './config/object-storage.ts'
import { type Operator, operatorSettings, readOperator } from './config/operator.ts'
import { type MoneySettings, paymentSettings, readMoney } from './config/payments.ts'
import { readSecretFiles, secretSettings } from './config/secret-files.ts'

export { ConfigError } from './config/fields.ts'
export type { ObjectStorage } from './config/object-storage.ts'
export type { Operator } from './config/operator.ts'

/** Every setting of the program, parsed once at start. Read-only; pass it (or a part of it) as an argument. */
export type Config = Readonly<
  MoneySettings & {
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
    /** Whoever reaches the site may read the demo's mails. */
    demoMailbox: boolean
    /** Seconds between being told to stop and refusing requests; `/readyz` says so meanwhile. */
    stopDelay: number
    metrics: MetricsAccess
    /** Shared by several nodes; undefined: made at first run and kept in `dataDir`. */
    appSecret: string | undefined
    /** The one before it: while it is set, nobody is signed out by the change. */
    previousAppSecret: string | undefined
    logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
    mail: { smtpUrl: string | undefined; from: string }
    maps: MapSettings
    /** Google's tag manager and analytics; each is fetched only for visitors who allowed it. */
    gtmId: string | undefined
    analyticsId: string | undefined
    /** The preferences dialog opens with analytics and marketing ticked (the specification) or not (EU case law C-673/17). */
    consentPreselected: boolean
    objectStorage: ObjectStorage | undefined
    operator: Operator
  }
>

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
  DATABASE_URL: serverUrl(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/zefir').optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(20),
  DEMO: flag.optional(),
  DEMO_MAILBOX: flag.optional(),
  STOP_DELAY: wholeNumber(0, 120).default(0),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
  SMTP_URL: serverUrl(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: sender.default('Zefir <no-reply@zefir.example>'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must look like G-ABC123')
    .optional(),
  CONSENT_PRESELECTED: flag.default(true),
  ...paymentSettings,
  ...mapSettings,
  ...metricsSettings,
  ...objectStorageSettings,
  ...operatorSettings,
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
  const given = readSecretFiles(filled(environment))
  const parsed = settings.safeParse(given)
  if (!parsed.success) throw new ConfigError(describeIssue(parsed.error, given))
  return buildConfig(parsed.data, context)
}

/** Variables of an environment that look like settings and are none, one sentence each. */
export function findMisspelt(environment: Record<string, string | undefined>): string[] {
  const known = [...Object.keys(settings.shape), ...secretSettings.map((name) => `${name}_FILE`)]
  return describeMisspelt(Object.keys(filled(environment)), known)
}

/** The process's own configuration: the only place that reads the environment. */
export function readConfig(): Config {
  return parseConfig(process.env, { root: process.cwd(), interactive: process.stdout.isTTY === true })
}

/** What looks like a setting in the process's own environment and is none. */
export function readMisspelt(): string[] {
  return findMisspelt(process.env)
}

function filled(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

function describeIssue(error: z.ZodError, given: Record<string, string | undefined>): string {
  const issue = error.issues[0]
  const name = String(issue?.path[0])
  // An address may hold a password, whatever its setting is called.
  const secret = /SECRET|KEY|URL|TOKEN/.test(name) || /:\/\/.*@/.test(given[name] ?? '')
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
    demoMailbox: env.DEMO_MAILBOX ?? !publicOrigin.startsWith('https:'),
    stopDelay: env.STOP_DELAY,
    metrics: readMetricsAccess(env),
    appSecret: env.APP_SECRET,
    previousAppSecret: env.APP_SECRET_PREVIOUS,
    logLevel: env.LOG_LEVEL ?? (context.interactive ? 'warn' : 'info'),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    ...readMoney(env, demo),
    maps: readMaps(env),
    gtmId: env.GTM_ID,
    analyticsId: env.ANALYTICS_ID,
    consentPreselected: env.CONSENT_PRESELECTED,
    objectStorage: readObjectStorage(env),
    operator: readOperator(env, demo),
  }
}

function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
