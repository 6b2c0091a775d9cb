import { expect, test } from 'vitest'
import { complaints, praise } from './remarks.ts'

const said = (remarks: typeof praise) => remarks.flatMap(({ says }) => says)

test('what guests disliked is a complaint: no advice to others, nothing that consoles', () => {
  for (const [bg, en] of said(complaints)) {
    expect(bg).not.toMatch(/(?<!\p{L})(ако|имайте|но|пазят|вземете|обадете)(?!\p{L})/iu)
    expect(en).not.toMatch(/\b(if|unless|mind|but|they keep|take|call)\b/i)
  }
})

test('what guests liked is no complaint, and nothing is said twice', () => {
  const complained = /(?<!\p{L})(нямаше|закъсня|шумеше|шумно|бавен|слабо|тесен|износени)(?!\p{L})/iu
  for (const [bg] of said(praise)) expect(bg).not.toMatch(complained)
  for (const language of [0, 1] as const) {
    const sentences = [...said(praise), ...said(complaints)].map((phrase) => phrase[language])
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})
