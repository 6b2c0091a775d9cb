import { expect, test } from 'vitest'
import { createLook } from './watch-revision.ts'

function follow() {
  const state = { revision: 1, now: 0, told: [] as number[], broken: false }
  const look = createLook({
    read: async () => state.revision,
    now: () => state.now,
    changed: async () => {
      if (state.broken) throw new Error('no database')
      state.told.push(state.revision)
    },
  })
  const step = async (ms = 500) => {
    state.now += ms
    await look()
  }
  return { state, step }
}

test('a change by itself is told at the next look, once', async () => {
  const { state, step } = follow()
  await step()
  await step(20_000)
  state.revision = 2
  await step()
  await step()
  expect(state.told).toEqual([1, 2])
})

test('of many changes the first is told, then one in ten seconds, and the last as soon as a look finds no other', async () => {
  const { state, step } = follow()
  await step()
  await step(20_000)
  for (let batch = 0; batch < 50; batch++) {
    state.revision += 1
    await step()
  }
  expect(state.told).toEqual([1, 2, 22, 42])
  await step()
  expect(state.told).toEqual([1, 2, 22, 42, 51])
})

test('what could not be made anew is tried again', async () => {
  const { state, step } = follow()
  state.broken = true
  await expect(step()).rejects.toThrow('no database')
  state.broken = false
  await step()
  expect(state.told).toEqual([1])
})
