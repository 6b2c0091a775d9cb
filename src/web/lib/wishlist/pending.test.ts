import { beforeEach, expect, test, vi } from 'vitest'
import { pendingKey, rememberAddition, takeAdditions } from './pending.ts'
import { stayInAddress } from './stay-in-address.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const memory = new Map<string, string>()
const addition = (item_id: number) => ({ item_type: 'hotel' as const, item_id, name: `House ${item_id}` })

beforeEach(() => {
  memory.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => memory.set(key, value),
      removeItem: (key: string) => memory.delete(key),
    },
  })
})

test('what a guest wanted to keep is taken once, each thing once, the newest few', () => {
  for (let id = 1; id <= 12; id++) rememberAddition(addition(id), now)
  rememberAddition(addition(5), now)
  expect(takeAdditions(now).map(({ item_id }) => item_id)).toEqual([3, 4, 6, 7, 8, 9, 10, 11, 12, 5])
  expect(takeAdditions(now)).toEqual([])
})

test('after an hour it is forgotten, and so is whatever is not readable', () => {
  rememberAddition(addition(1), now)
  expect(takeAdditions(now + 60 * 60_000)).toEqual([])
  for (const odd of ['{', '7', '[null,{"item_id":"1"}]', '[{"item_type":"castle","item_id":1,"name":"x","at":1}]']) {
    memory.set(pendingKey, odd)
    expect(takeAdditions(now)).toEqual([])
  }
})

test.each([
  [
    '?checkin=2026-11-20&checkout=2026-11-22&rooms=2-5',
    { checkin: '2026-11-20', checkout: '2026-11-22', rooms: '2-5' },
  ],
  ['?checkin=2027-01-02&checkout=2027-01-05', { checkin: '2027-01-02', checkout: '2027-01-05', rooms: '2' }],
  ['?checkin=2026-11-19&checkout=2026-11-22', undefined],
  ['?checkin=2027-01-05&checkout=2027-01-02', undefined],
  ['?checkin=soon&checkout=later', undefined],
  ['', undefined],
])('the stay in %j is %j', (search, stay) => {
  expect(stayInAddress(search, now)).toEqual(stay)
})
