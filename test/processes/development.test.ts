import { createHash } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { cleanUp, freshData, makeClone, removeClones, startProgram } from './program.ts'

const usual = makeClone('zefir')

afterEach(cleanUp)
afterAll(removeClones)

test('while one develops, pages are made of the sources, and the policy lets their code in', async () => {
  const run = await startProgram(freshData(usual), { env: { NODE_ENV: 'development' } })
  const address = await run.opened
  const answer = await fetch(`${address}/login`)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toMatch(/<h1[^>]*>Вход/)

  const [, code = '', start = ''] = /<script data-code="([^"]+)">(.*?)<\/script>/s.exec(html) ?? []
  const hash = createHash('sha256').update(start).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`)
  for (const path of code.split(' ')) {
    const source = await fetch(address + path)
    expect([path, source.status, source.headers.get('content-type')]).toEqual([path, 200, 'text/javascript'])
  }
})
