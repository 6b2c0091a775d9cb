import { afterEach, expect } from 'vitest'

/**
 * A test that complains on the console has found something: React about hydration, a library about misuse, our own code
 * about a failure nobody asserted. A test that expects a complaint spies on it itself.
 */
const complaints: string[] = []

for (const level of ['error', 'warn'] as const) {
  const original = console[level]
  console[level] = (...parts: unknown[]) => {
    complaints.push(`console.${level}: ${parts.map(String).join(' ')}`)
    original(...parts)
  }
}

afterEach(() => {
  expect(complaints.splice(0), 'unexpected output on the console').toEqual([])
})
