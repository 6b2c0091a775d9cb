import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../../contract/values.ts'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import bg from '../../../messages/bg/heart.json' with { type: 'json' }
import en from '../../../messages/en/heart.json' with { type: 'json' }
import { createApi } from '../api.ts'
import { getT, registerMessages } from '../i18n.tsx'
import { createWishlist, type Named, WishlistError } from './wishlist.ts'

beforeAll(() => {
  registerMessages('bg', 'heart', bg)
  registerMessages('en', 'heart', en)
})

const seaside = { item_type: 'hotel', item_id: 7 } as const
const mountain = { item_type: 'hotel', item_id: 8 } as const

function item({ item_type, item_id }: Named): WishlistItem {
  const content = {
    name: 'A',
    display_name: 'A',
    image: null,
    url: null,
    country: null,
    rating: null,
    price_from: null,
  }
  return {
    id: 1000 + item_id,
    item_type,
    item_id,
    notes: '',
    added_at: '2026-11-20T10:00:00Z',
    list_id: 1,
    stay: null,
    content_object_data: { id: item_id, ...content },
  }
}

type Answer = { status: number; body?: object }

/** A wishlist on a server that keeps `kept`, and does what `fault` says of a path instead. */
function open({ language = 'en' as Language, kept = [seaside] as Named[] } = {}) {
  const calls: string[] = []
  const faults = new Map<string, Answer>()
  let announced = 0
  const store = createWishlist({
    api: () =>
      createApi(language, async ({ method, path, body }) => {
        const name = path.replace('/api/v1/users/', '').split('/', 1)[0] ?? ''
        calls.push(`${method} ${name}`)
        await Promise.resolve()
        const fault = faults.get(name)
        if (fault) return { status: fault.status, text: JSON.stringify(fault.body ?? {}) }
        const named: Named = body ? JSON.parse(body) : seaside
        if (name === 'add_to_wishlist') kept.push({ item_type: named.item_type, item_id: named.item_id })
        if (name === 'remove_from_wishlist') kept = kept.filter((one) => one.item_id !== named.item_id)
        const answers: Record<string, object> = {
          wishlist: { items: kept.map(item), lists: [] },
          add_to_wishlist: item(named),
          check_wishlist_item: { in_wishlist: true },
        }
        return { status: 200, text: JSON.stringify(answers[name] ?? {}) }
      }),
    words: () => getT(language, 'heart'),
    announce: () => {
      announced++
    },
  })
  return {
    store,
    calls,
    fail: (name: string, answer: Answer = { status: 500 }) => faults.set(name, answer),
    announced: () => announced,
    ids: () => store.getState().items.map(({ item_id }) => item_id),
  }
}

describe('the state (specification, section 4)', () => {
  test('is fetched on load and whenever the user changes, and cleared with no fetch without one', async () => {
    const { store, calls, ids } = open()
    expect(store.getState()).toMatchObject({ wishlist: null, items: [], loading: false, error: null })
    const first = store.setUser(1)
    expect(store.getState().loading).toBe(true)
    await first
    expect([store.getState().loading, ids()]).toEqual([false, [7]])
    await store.setUser(1)
    expect(calls).toEqual(['GET wishlist'])
    await store.setUser(2)
    await store.setUser(null)
    expect(calls).toEqual(['GET wishlist', 'GET wishlist'])
    expect(store.getState()).toMatchObject({ wishlist: null, items: [], loading: false })
  })

  test('of somebody who left meanwhile is never shown', async () => {
    const { store, ids } = open()
    const fetching = store.setUser(1)
    await store.setUser(null)
    await fetching
    expect(ids()).toEqual([])
  })

  test('is refetched after adding, dropped locally at once after removing, and refetched after a failed removing', async () => {
    const { store, calls, ids, fail, announced } = open()
    await store.setUser(1)
    await store.add(mountain)
    expect(calls.splice(0)).toEqual(['GET wishlist', 'POST add_to_wishlist', 'GET wishlist'])
    expect(ids()).toEqual([7, 8])
    await store.remove(seaside)
    expect(calls.splice(0)).toEqual(['DELETE remove_from_wishlist'])
    expect([ids(), announced()]).toEqual([[8], 2])
    fail('remove_from_wishlist')
    await expect(store.remove(mountain)).rejects.toThrow()
    expect(calls).toEqual(['DELETE remove_from_wishlist', 'GET wishlist'])
    expect([ids(), announced()]).toEqual([[8], 2])
  })

  test('decides locally what is in it, by type and the id of the thing', async () => {
    const { store, calls } = open()
    await store.setUser(1)
    expect([store.has(seaside), store.has(mountain), store.has({ item_type: 'yacht', item_id: 7 })]).toEqual([
      true,
      false,
      false,
    ])
    expect(calls).toEqual(['GET wishlist'])
  })

  test('a check with no user returns false, and a failed check returns false', async () => {
    const { store, calls, fail } = open()
    expect([await store.check(seaside), calls]).toEqual([false, []])
    await store.setUser(1)
    expect(await store.check(seaside)).toBe(true)
    fail('check_wishlist_item')
    expect(await store.check(seaside)).toBe(false)
  })

  test('a toggle removes what is there and adds what is not, and does nothing while busy or loading', async () => {
    const { store, ids, calls } = open()
    const loading = store.setUser(1)
    expect(await store.toggle(seaside)).toBeNull()
    await loading
    calls.length = 0
    const toggling = store.toggle(seaside)
    expect(store.getState().busy).toEqual(new Set(['hotel 7']))
    expect(await store.toggle(seaside)).toBeNull()
    expect(await toggling).toBe('removed')
    expect([store.getState().busy.size, ids(), calls]).toEqual([0, [], ['DELETE remove_from_wishlist']])
    expect(await store.toggle(seaside)).toBe('added')
    expect(ids()).toEqual([7])
  })
})

const sentences = {
  en: {
    fetch: 'Failed to fetch wishlist',
    add: 'Failed to add item to wishlist',
    remove: 'Failed to remove item from wishlist',
    addSignedOut: 'You must be logged in to add items to wishlist',
    removeSignedOut: 'You must be logged in to remove items from wishlist',
    pleaseLogIn: 'Please log in to use the wishlist',
    update: 'Failed to update wishlist',
    added: 'Villa added to wishlist',
    removed: 'Villa removed from wishlist',
    item: 'Item',
    loginRequired: 'Login required',
  },
  bg: {
    fetch: 'Списъкът „Любими“ не се зареди',
    add: 'Добавянето в „Любими“ не се получи',
    remove: 'Премахването от „Любими“ не се получи',
    addSignedOut: 'Трябва да влезете в профила си, за да добавяте в „Любими“',
    removeSignedOut: 'Трябва да влезете в профила си, за да премахвате от „Любими“',
    pleaseLogIn: 'Влезте в профила си, за да ползвате „Любими“',
    update: '„Любими“ не се обнови',
    added: 'Добавено в „Любими“: Villa',
    removed: 'Премахнато от „Любими“: Villa',
    item: 'място',
    loginRequired: 'Необходим е вход',
  },
}

describe.each(['en', 'bg'] as const)('the error catalogue (specification, section 8) in %s', (language) => {
  const said = sentences[language]

  test('a failed fetch tells and clears the list', async () => {
    const { store, fail } = open({ language })
    await store.setUser(1)
    fail('wishlist')
    await store.fetch()
    expect(store.getState()).toMatchObject({ wishlist: null, items: [], loading: false, error: said.fetch })
    fail('wishlist', { status: 503, body: { detail: 'x', message: 'Closed for the night.' } })
    await store.fetch()
    expect(store.getState().error).toBe('Closed for the night.')
  })

  test('failed calls are raised with the server’s message, else with ours', async () => {
    const { store, fail } = open({ language })
    await store.setUser(1)
    for (const [name, ours, work] of [
      ['add_to_wishlist', said.add, () => store.add(mountain)],
      ['remove_from_wishlist', said.remove, () => store.remove(seaside)],
    ] as const) {
      fail(name, { status: 0 })
      await expect(work()).rejects.toThrow(new WishlistError(ours))
      fail(name, { status: 409, body: { message: 'It is full.' } })
      await expect(work()).rejects.toThrow(new WishlistError('It is full.'))
    }
  })

  test('guests are told to sign in, and nothing is sent', async () => {
    const { store, calls } = open({ language })
    await expect(store.add(seaside)).rejects.toMatchObject({ message: said.addSignedOut, signedOut: true })
    await expect(store.toggle(seaside)).rejects.toMatchObject({ message: said.addSignedOut, signedOut: true })
    await expect(store.remove(seaside)).rejects.toMatchObject({ message: said.removeSignedOut, signedOut: true })
    expect(calls).toEqual([])
  })

  test('and what the control itself says', () => {
    const t = getT(language, 'heart')
    expect({
      pleaseLogIn: t('error.pleaseLogIn'),
      update: t('error.update'),
      added: t('added', { name: 'Villa' }),
      removed: t('removed', { name: 'Villa' }),
      item: t('item'),
      loginRequired: t('loginRequired'),
    }).toEqual({
      pleaseLogIn: said.pleaseLogIn,
      update: said.update,
      added: said.added,
      removed: said.removed,
      item: said.item,
      loginRequired: said.loginRequired,
    })
  })
})

test('a toggle error containing "logged in" counts as signed out, whoever says it', () => {
  expect(new WishlistError('You must be logged in to do this').signedOut).toBe(true)
  expect(new WishlistError('Failed to update wishlist').signedOut).toBe(false)
})
