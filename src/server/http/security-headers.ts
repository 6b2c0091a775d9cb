import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { listMapSources } from './map-sources.ts'
import { listTagSources } from './tag-sources.ts'

/**
 * Headers that keep a browser from doing what we never ask of it: no inline code, no foreign scripts, no frames around us,
 * no guessing of types. HSTS only where visitors come by https.
 */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const development = config.mode === 'development'
  const secure = config.publicOrigin.startsWith('https:')
  const map = listMapSources(config)
  const tags = listTagSources(config)
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...map.script, ...tags.script],
        // Vite shows styles by script while one develops; React writes style attributes for measured places.
        styleSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : []), ...map.style],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...logoOrigin(config), ...map.img, ...tags.img],
        fontSrc: ["'self'", ...map.font],
        connectSrc: ["'self'", ...apiOrigin(config), ...(development ? ['ws:'] : []), ...map.connect, ...tags.connect],
        workerSrc: ["'self'", ...map.worker],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        frameSrc: map.frame.length > 0 ? map.frame : ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    originAgentCluster: true,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()')
  })
}

function apiOrigin({ apiOrigin: api, publicOrigin }: Config): string[] {
  return api === publicOrigin ? [] : [api]
}

function logoOrigin({ operator }: Config): string[] {
  return operator.logoUrl ? [new URL(operator.logoUrl).origin] : []
}
