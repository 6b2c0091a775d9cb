import { describe, expect, test } from 'vitest'
import { judgeRefresh, needsCode, type RefreshState } from './session-rules.ts'

/** A session's tokens used one after another; what each use meant. */
function use(...serials: number[]): string[] {
  const state: RefreshState = { newest: 0, used: -1 }
  return serials.map((serial) => {
    const verdict = judgeRefresh(serial, state)
    if (verdict === 'advance') Object.assign(state, { used: serial, newest: serial + 1 })
    return verdict
  })
}

describe('refresh tokens of one session', () => {
  test.each([
    ['each successor follows', [0, 1, 2, 3], ['advance', 'advance', 'advance', 'advance']],
    ['a client that keeps its first token', [0, 0, 0, 0], ['advance', 'repeat', 'repeat', 'repeat']],
    ['the same after some successors', [0, 1, 1, 1, 2], ['advance', 'advance', 'repeat', 'repeat', 'advance']],
    ['a token whose successor was used', [0, 1, 0], ['advance', 'advance', 'reused']],
    ['a token long past', [0, 1, 2, 3, 1], ['advance', 'advance', 'advance', 'advance', 'reused']],
    ['a token never given out', [5], ['reused']],
  ])('%s', (_case, serials, verdicts) => {
    expect(use(...serials)).toEqual(verdicts)
  })
})

test.each([
  ['always', true, true],
  ['always', false, true],
  ['new_device', true, false],
  ['new_device', false, true],
  ['never', false, false],
] as const)('an account that asks for a code %s, device trusted %s: %s', (secondStep, trusted, asked) => {
  expect(needsCode(secondStep, trusted)).toBe(asked)
})
