import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { RefusedForm, StandInReason } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'
import { createInternalTransport } from '../http/internal-requests.ts'
import { compressForKeeping } from './compression.ts'
import { writeDocument } from './document.ts'
import type { KeptPage, Made, MadePage, RenderOutcome } from './page-cache.ts'
import type { PageSource } from './page-source.ts'

export type PageMaker = {
  /** Renders the page at a path (with query), with what was refused of its form. A page that fails throws. */
  make: (path: string, requestId: string, refused?: RefusedForm) => Promise<Made>
  /** The same, made ready to be sent many times. */
  makeForKeeping: (path: string, requestId: string) => Promise<RenderOutcome>
  /** Static pages, made at start, when nothing was wrong. */
  standIns: Record<StandInReason, Record<Language, StandIn>>
}

export type StandIn = Pick<MadePage, 'html' | 'inline'>

/** Turns paths into documents: markup, head and data from the renderer, code and styles from the build. */
export async function createPageMaker(
  app: FastifyInstance,
  source: PageSource,
  { origin, now }: { origin: string; now: () => number },
): Promise<PageMaker> {
  async function make(path: string, requestId: string, refused?: RefusedForm): Promise<Made> {
    const renderer = await source.renderer()
    const page = await renderer.render({
      url: new URL(origin + path),
      transport: createInternalTransport(app, requestId),
      renderedAt: now(),
      refused,
    })
    if (page.kind === 'redirect') return page
    const assets = source.findAssets(page.page)
    return { kind: 'page', status: page.status, html: writeDocument(page, assets), inline: assets.inline }
  }

  async function makeForKeeping(path: string, requestId: string): Promise<RenderOutcome> {
    const made = await make(path, requestId)
    if (made.kind === 'redirect' || made.status !== 200) return { made, keep: false }
    const text = Buffer.from(made.html)
    const kept: KeptPage = {
      kind: 'kept',
      ...(await compressForKeeping(text)),
      tag: createHash('sha1').update(text).digest('base64url').slice(0, 20),
      inline: made.inline,
      renderedAt: now(),
    }
    return { made: kept, keep: true }
  }

  return { make, makeForKeeping, standIns: await makeStandIns(source) }
}

async function makeStandIns(source: PageSource): Promise<PageMaker['standIns']> {
  const renderer = await source.renderer()
  // Nothing of the program runs on this page: what broke may be the program.
  const assets = { ...source.findAssets(undefined), entry: undefined, preloads: [] }
  const write = async (reason: StandInReason, language: Language) => ({
    html: writeDocument({ language, ...(await renderer.renderStandIn(reason, language)) }, assets),
    inline: assets.inline,
  })
  const writeBoth = async (reason: StandInReason) => ({ bg: await write(reason, 'bg'), en: await write(reason, 'en') })
  return { broken: await writeBoth('broken'), busy: await writeBoth('busy') }
}
