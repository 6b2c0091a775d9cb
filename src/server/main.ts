import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type DemoAccount, ensureDemoAccounts } from './accounts/demo-accounts.service.ts'
import type { Readiness } from './app-deps.ts'
import { type Config, ConfigError, readConfig, readMisspelt } from './config.ts'
import { DatabaseError } from './db/database-error.ts'
import { type OpenedDatabase, openConfiguredDatabase } from './db/open.ts'
import { ForeignDatabaseError, loadDemoIfEmpty, refuseForeignDatabase } from './demo.ts'
import { createLogger } from './http/logging.ts'
import { type RunningJobs, startJobs } from './jobs/jobs.ts'
import { jobs } from './jobs/registry.ts'
import { openGateway } from './payments/open-gateway.ts'
import { reconcilePayments } from './payments/payments.jobs.ts'
import { SandboxError, type SandboxProcess, startSandboxProcess } from './payments/sandbox-process.ts'
import { openProgressDisplay } from './progress.ts'
import { warmSearch } from './search/warm-up.service.ts'
import { openSecrets } from './secrets.ts'
import { readVersion } from './version.ts'

/** The address cannot be listened on; `message` is one sentence for the person at the terminal. */
class ListenError extends Error {
  override name = 'ListenError'
}

/** How long requests and jobs in flight may take to finish; with the database's own 1.5 s it stays below 5 s. */
const DRAIN_MS = 2500

/** Exit code of a fault of the program: the launcher starts a server again that was ready before it. */
const crashed = 70

/** How long to wait at the end for a database that is just starting, so as not to leave it behind. */
const OPENING_PATIENCE_MS = 3000

/** How long a port may stay taken: the process before this one may just be leaving. */
const PORT_PATIENCE_MS = 1500

/** What is open or being opened so far; stopping goes the other way. */
const opened: {
  database?: Promise<OpenedDatabase>
  sandbox?: Promise<SandboxProcess>
  app?: FastifyInstance
  jobs?: RunningJobs
} = {}
let readiness: Readiness = 'starting'
let stopping: Promise<void> | undefined
/** Seconds between being told to stop and refusing requests; none before the program is ready. */
let stopDelay = 0

const startedAt = performance.now()

listenForTheEnd()
try {
  await start(readConfig())
} catch (error) {
  await giveUp(error)
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config)
  logger.info({ ...readVersion(), node: process.version }, 'Zefir starts')
  for (const warning of readMisspelt()) logger.warn(warning)
  const secrets = openSecrets(config)
  await refuseTakenPort(config)
  const appModule = import('./app.ts')
  appModule.catch(() => undefined)
  if (config.payments.provider === 'sandbox') {
    opened.sandbox = startSandboxProcess(config, secrets)
    opened.sandbox.catch(() => undefined)
  }
  opened.database = openConfiguredDatabase(config, secrets, {
    as: 'owner',
    applicationName: 'zefir',
    onIdleError: warn('database connection lost'),
  })
  const { db, pool, slowDb, migrations } = await opened.database
  if (migrations.ahead.length > 0)
    logger.warn({ migrations: migrations.ahead }, 'this program is older than its database: update it')
  const sandbox = await opened.sandbox
  const clock = () => new Date()
  if (config.demo) {
    await refuseForeignDatabase(db)
    const display = openProgressDisplay(process.stdout)
    await loadDemoIfEmpty(slowDb, clock, display.report).finally(display.finish)
  }
  const accounts = config.demo ? await ensureDemoAccounts(db, secrets, clock()) : []
  if (stopping) return
  const { createApp } = await appModule
  const poolState = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  const gateway = openGateway(config, secrets, sandbox?.address)
  const app = await createApp({ config, secrets, db, clock, logger, gateway, poolState, readiness: () => readiness })
  if (stopping) return
  opened.app = app
  await listen(app, config)
  if (stopping) return
  readiness = 'ready'
  // The launcher starts again only what was ready once.
  if (process.connected) process.send?.('ready')
  stopDelay = config.stopDelay
  sandbox?.sendTo(`http://${loopback(config)}:${listeningPort(config)}/api/v1/payment/webhooks/sandbox/`)
  announce(config, accounts)
  warmSearch(db).catch(warn('nights could not be read ahead'))
  opened.jobs = await startJobs(pool, jobs, { db, clock, config, secrets, gateway, log: app.log })
  // The provider's books are compared at once, not at the next minute.
  await opened.jobs.runSoon(reconcilePayments.name)
}

/** Logs what went wrong beside the requests. */
function warn(message: string): (error: unknown) => void {
  return (error) => {
    // What is cut off while we stop complains; nobody needs to hear that.
    if (!stopping) opened.app?.log.warn({ err: error }, message)
  }
}

async function refuseTakenPort(config: Config): Promise<void> {
  if (config.port === 0) return
  const deadline = Date.now() + PORT_PATIENCE_MS
  for (;;) {
    const problem = await tryPort(config)
    if (!problem) return
    if (problem.code !== 'EADDRINUSE' || Date.now() > deadline) throw explainListen(problem, config)
    await sleep(100)
  }
}

function tryPort(config: Config): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen({ host: config.host, port: config.port, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    throw explainListen(error, config)
  }
}

function explainListen(error: unknown, { host, port }: Config): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new ListenError(`Port ${port} is taken: stop what listens there, or set another PORT.`)
  if (code === 'EACCES') return new ListenError(`Port ${port} is not allowed to this user: set a PORT above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ListenError(`HOST ${host} is not an address of this machine.`)
  return error instanceof Error ? error : new Error(String(error))
}

function listeningPort(config: Config): number {
  const address = opened.app?.server.address()
  return typeof address === 'object' && address ? address.port : config.port
}

/** How a process on this machine reaches us. */
function loopback({ host }: Config): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

function announce(config: Config, accounts: readonly DemoAccount[]): void {
  const shown =
    config.port === 0 ? config.publicOrigin.replace(/:0$/, `:${listeningPort(config)}`) : config.publicOrigin
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`${config.operator.name.en} is open at ${shown} (after ${seconds} s; Ctrl-C ends it)\n`)
  if (accounts.length === 0) return
  const mailbox = config.mail.smtpUrl || !config.demoMailbox ? '' : `, their mail is at ${shown}/demo/mailbox`
  const lines = accounts.map(
    ({ role, email, password }) => `  ${role.padEnd(8)} ${email}  ${password ?? '(changed)'}\n`,
  )
  process.stdout.write(`Accounts of the demo${mailbox}:\n${lines.join('')}`)
}

function listenForTheEnd(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  // The launcher holds this channel open while it lives; after a kill -9 of it nobody else would end us.
  process.on('disconnect', () => void end(0))
  process.channel?.unref()
  process.on('uncaughtException', (error) => {
    // Out of file descriptors: connections are refused until some are given back, and those inside are served.
    if (isOutOfFiles(error)) warn('out of file descriptors')(error)
    else void giveUp(error)
  })
  process.on('unhandledRejection', (error) => {
    if (isOutOfFiles(error)) warn('out of file descriptors')(error)
    else void giveUp(error)
  })
}

function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')
}

async function end(code: number): Promise<void> {
  readiness = 'stopping'
  stopping ??= closeAll()
  await stopping
  process.exit(code)
}

/** Expected failures end in their one sentence, all others with their stack, since those are mistakes of the program. */
async function giveUp(error: unknown): Promise<void> {
  if (stopping) return
  const expected =
    error instanceof ConfigError ||
    error instanceof ForeignDatabaseError ||
    error instanceof DatabaseError ||
    error instanceof ListenError ||
    error instanceof SandboxError
  const text = expected ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  stopDelay = 0
  await end(expected ? 1 : crashed)
}

/** Finishes requests and jobs in flight, then closes the database, also one that is only just being opened. */
async function closeAll(): Promise<void> {
  // A balancer reads `/readyz` in the meantime and sends nobody any more.
  if (stopDelay > 0) await sleep(stopDelay * 1000)
  const { app, jobs: runningJobs, database, sandbox } = opened
  await Promise.all([app && drain(app), runningJobs?.stop(DRAIN_MS).catch(() => undefined)])
  const open = await Promise.race([database?.catch(() => undefined), sleep(OPENING_PATIENCE_MS)])
  await Promise.all([open?.close(), sandbox?.then((provider) => provider.stop()).catch(() => undefined)])
}

async function drain(app: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await Promise.race([app.close(), sleep(DRAIN_MS + 300)])
  clearTimeout(impatience)
}
