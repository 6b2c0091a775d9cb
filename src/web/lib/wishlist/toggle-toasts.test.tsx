import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import bg from '../../../messages/bg/heart.json' with { type: 'json' }
import en from '../../../messages/en/heart.json' with { type: 'json' }
import { createApi } from '../api.ts'
import { getT, LanguageProvider, registerMessages } from '../i18n.tsx'
import { tellAdded, tellFailure, tellRemoved } from './toggle-toasts.tsx'
import { createWishlist } from './wishlist.ts'

const shown: (string | ReactElement)[] = []

beforeAll(() => {
  registerMessages('bg', 'heart', bg)
  registerMessages('en', 'heart', en)
  vi.stubGlobal('window', { location: { pathname: '/hotels', search: '?q=Varna' } })
})
afterAll(() => {
  vi.unstubAllGlobals()
})
beforeEach(() => {
  shown.splice(0)
  const keep: typeof toast.error = (message) => {
    if (typeof message !== 'function' && message) shown.push(message as string | ReactElement)
    return 'shown'
  }
  vi.spyOn(toast, 'error').mockImplementation(keep)
  vi.spyOn(toast, 'custom').mockImplementation(keep)
  vi.spyOn(toast, 'success').mockImplementation(keep)
})

const sentences = {
  en: {
    add: 'You must be logged in to add items to wishlist',
    remove: 'You must be logged in to remove items from wishlist',
    guest:
      /^<span><span>Please log in to use the wishlist <\/span><a [^>]*href="\/en\/login\?next=%2Fhotels%3Fq%3DVarna"[^>]*>Log in<\/a>/,
    update: 'Failed to update wishlist',
    added: 'Item added to wishlist',
    removed: 'Item removed from wishlist',
  },
  bg: {
    add: 'Трябва да влезете в профила си, за да добавяте в „Любими“',
    remove: 'Трябва да влезете в профила си, за да премахвате от „Любими“',
    guest:
      /^<span><span>Влезте в профила си, за да ползвате „Любими“ <\/span><a [^>]*href="\/login\?next=%2Fhotels%3Fq%3DVarna"[^>]*>Вход<\/a>/,
    update: '„Любими“ не се обнови',
    added: 'Добавено в „Любими“: място',
    removed: 'Премахнато от „Любими“: място',
  },
}

/** What no page of the site leads to, because hearts always have names and guests are told apart before anything is sent. */
describe.each(['en', 'bg'] as const)(
  'toasts of the wishlist that are seldom seen, in %s (specification, section 8)',
  (language) => {
    const said = sentences[language]

    test('adding and removing with no user become the way to sign in', async () => {
      const store = createWishlist({
        api: () => createApi(language, async () => ({ status: 500, text: '' })),
        words: () => getT(language, 'heart'),
        announce: () => {},
      })
      const house = { item_type: 'hotel', item_id: 7 } as const
      for (const [work, sentence] of [
        [() => store.add(house), said.add],
        [() => store.remove(house), said.remove],
      ] as const) {
        const failure: unknown = await work().catch((error: unknown) => error)
        expect(failure).toMatchObject({ message: sentence })
        await tellFailure(language, failure)
        expect(render(shown.pop(), language)).toMatch(said.guest)
      }
    })

    test('a failure without words, or with words for programmers, has ours', async () => {
      for (const odd of [new Error(), new TypeError('Failed to fetch dynamically imported module'), 'nothing']) {
        await tellFailure(language, odd)
        expect(shown.pop()).toBe(said.update)
      }
    })

    test('what has no name is an item', async () => {
      await tellAdded(language)
      await tellRemoved(language, '')
      expect(shown).toEqual([said.added, said.removed])
    })
  },
)

function render(message: string | ReactElement | undefined, language: 'bg' | 'en'): string {
  const element = <LanguageProvider language={language}>{message}</LanguageProvider>
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
