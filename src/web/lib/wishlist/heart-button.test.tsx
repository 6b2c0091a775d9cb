import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { barePublicConfig } from '../../../../test/public-config.ts'
import bg from '../../../messages/bg/heart.json' with { type: 'json' }
import en from '../../../messages/en/heart.json' with { type: 'json' }
import { createApi } from '../api.ts'
import { LanguageProvider, registerMessages } from '../i18n.tsx'
import { type Services, ServicesContext } from '../services.ts'
import { HeartButton } from './heart-button.tsx'

const services: Services = {
  config: barePublicConfig,
  queryClient: new QueryClient(),
  api: (language) => createApi(language, async () => ({ status: 0, text: '' })),
  renderedAt: 0,
}

beforeAll(() => {
  registerMessages('bg', 'heart', bg)
  registerMessages('en', 'heart', en)
})

test('“heart-style icon, default size 20”', () => {
  const draw = (size?: 16 | 20 | 24) =>
    renderToStaticMarkup(
      <ServicesContext value={services}>
        <LanguageProvider language="en">
          <HeartButton item={{ item_type: 'hotel', item_id: 7 }} name="Villa" {...(size ? { size } : {})} />
        </LanguageProvider>
      </ServicesContext>,
    )
  expect(draw()).toBe(draw(20))
  expect(draw()).toContain('<svg class="icon"')
  expect(draw(16)).toContain('<svg class="icon s"')
})

test.each([
  ['en', 'Login required', 'Villa in wishlist'],
  ['bg', 'Необходим е вход', 'Villa в „Любими“'],
] as const)('a disabled heart says why, in %s (specification, section 2)', (language, tooltip, label) => {
  const html = renderToStaticMarkup(
    <ServicesContext value={services}>
      <LanguageProvider language={language}>
        <HeartButton item={{ item_type: 'hotel', item_id: 7 }} name="Villa" disabled />
      </LanguageProvider>
    </ServicesContext>,
  )
  expect(html).toContain(`title="${tooltip}"`)
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('aria-pressed="false"')
  expect(html).toContain(`aria-label="${label}"`)
})
