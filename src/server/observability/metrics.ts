import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AppDeps } from '../app-deps.ts'
import type { Config } from '../config.ts'
import { AppError } from '../http/errors.ts'
import { isInternal } from '../http/internal-requests.ts'
import { findStuckMails } from '../mail/mail.service.ts'
import type { PageDoor } from '../pages/pages.ts'
import { readVersion } from '../version.ts'

/**
 * Figures for Prometheus at `/metrics`: requests by route, event loop, memory, database pool, page cache. Answered to the
 * machine itself, to METRICS_ALLOW and to whoever has METRICS_TOKEN: a proxy that forwards a visitor says so in a header, and gets a 404.
 * @param pages asked at each look, since pages are registered last.
 */
export function registerMetrics(app: FastifyInstance, deps: AppDeps, pages: () => PageDoor | undefined): void {
  const registry = new Registry()
  // The collectors of the process cannot be taken down again: one set for a process, none for each test's application.
  if (deps.config.mode !== 'test') collectDefaultMetrics({ register: registry })
  nameVersion(registry)
  observeRequests(app, registry)
  observePages(registry, pages)
  observePool(registry, deps)
  observeMails(registry, deps)

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, deps.config.metrics)) throw new AppError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function observeRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const cached = duration.labels('GET', '/* (page cache)', '200')
  app.addHook('onResponse', (request, reply, done) => {
    if (request.servedFromCache) cached.observe(reply.elapsedTime / 1000)
    else {
      const route = request.routeOptions.url ?? 'none'
      const internal = isInternal(request) ? ' (page)' : ''
      duration.labels(request.method, route + internal, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    }
    done()
  })
}

function observePages(registry: Registry, pages: () => PageDoor | undefined): void {
  const served = new Counter({
    name: 'pages_total',
    help: 'Pages by how they were served',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(pages()?.counts ?? {})) this.labels(outcome).inc(count)
    },
  })
  const bytes = new Gauge({
    name: 'page_cache_bytes',
    help: 'Buffers held by the page cache',
    registers: [registry],
    collect() {
      this.set(pages()?.cache.bytes ?? 0)
    },
  })
  const size = new Gauge({
    name: 'page_cache_pages',
    help: 'Pages held by the page cache',
    registers: [registry],
    collect() {
      this.set(pages()?.cache.size ?? 0)
    },
  })
  registry.registerMetric(served)
  registry.registerMetric(bytes)
  registry.registerMetric(size)
}

function observePool(registry: Registry, { poolState }: AppDeps): void {
  if (!poolState) return
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and callers who wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = poolState()
      this.labels('busy').set(total - idle)
      this.labels('idle').set(idle)
      this.labels('waiting').set(waiting)
    },
  })
  registry.registerMetric(connections)
}

function observeMails(registry: Registry, { db, clock }: AppDeps): void {
  const stuck = new Gauge({
    name: 'mails_stuck',
    help: 'Mails that failed and wait for another try, and those given up in the last week',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Figures are asked for most when the database is in trouble: then this one is missing, and no other.
      const found = await findStuckMails(db, clock()).catch(() => undefined)
      this.reset()
      if (!found) return
      this.labels('waiting').set(found.waiting)
      this.labels('given_up').set(found.givenUp)
    },
  })
  registry.registerMetric(stuck)
}

function nameVersion(registry: Registry): void {
  const { version, revision = '' } = readVersion()
  const info = new Gauge({
    name: 'zefir_build_info',
    help: 'Always 1; says which program runs',
    labelNames: ['version', 'revision', 'node'],
    registers: [registry],
  })
  info.labels(version, revision, process.version).set(1)
}

function mayRead(request: FastifyRequest, { token, allowed }: Config['metrics']): boolean {
  const [, given] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  if (token !== undefined && given !== undefined && isSameText(given, token)) return true
  if (isForwarded(request)) return false
  const address = request.raw.socket.remoteAddress ?? ''
  return loopback.has(address) || (allowed?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false)
}

/** In constant time: hashes of equal length are compared. */
function isSameText(one: string, other: string): boolean {
  const [first, second] = [one, other].map((value) => createHash('sha256').update(value).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function isForwarded({ headers }: FastifyRequest): boolean {
  return Boolean(headers['x-forwarded-for'] || headers.forwarded || headers['x-real-ip'] || headers.via)
}
