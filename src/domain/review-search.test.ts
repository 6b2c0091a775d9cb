import { describe, expect, test } from 'vitest'
import { findInReview, readSoughtWords } from './review-search.ts'

const nothing = { title: null, liked: null, disliked: null, body: null }

function find(search: string, body: string): string[] | null {
  const found = findInReview(readSoughtWords(search), { ...nothing, body })
  return found && (found.body ?? []).map(([from, to]) => body.slice(from, to))
}

describe('a word sought in a review', () => {
  test.each([
    ['закуска', 'Закуската беше богата.', ['Закуската']],
    ['ЗАКУСКИ', 'Няма по-добра закуска', ['закуска']],
    ['zakuska', 'Чудесна закуска!', ['закуска']],
    ['4isto', 'Чисто и тихо', ['Чисто']],
    ['wifi', 'The Wi-Fi works, wifi everywhere', ['Wi-Fi', 'wifi']],
    ['wi-fi', 'WiFi в стаята', ['WiFi']],
    ['wi fi', 'Wi-Fi в стаята', ['Wi-Fi']],
    ['cafe', 'A café by the sea', ['café']],
    ['rooms', 'Our room was small', ['room']],
    ['добра', 'Няма по-добра закуска', ['по-добра']],
    ['тв', 'ТВ и твърдо легло', ['ТВ']],
    ['море изглед', 'С изглед към морето', ['изглед', 'морето']],
    ['противопожарна', 'Противопожарната система', ['Противопожарната']],
    ['3', 'На 3 минути, 30 стъпки', ['3']],
  ])('„%s“ is found in „%s“', (search, body, words) => expect(find(search, body)).toEqual(words))

  test.each([
    ['куска', 'Закуска'],
    ['море басейн', 'С изглед към морето'],
    ['с', 'Стаята'],
    ['!?', 'Какво?!'],
    ['', 'Нищо'],
    ['   ', 'Нищо'],
  ])('„%s“ is not found in „%s“', (search, body) => expect(find(search, body)).toBeNull())

  test('may stand in any of the guest’s words, and several of them in different ones', () => {
    const words = { title: 'Тихо', liked: 'Закуската', disliked: null, body: 'тихо е' }
    expect(findInReview(readSoughtWords('закуска тихо'), words)).toEqual({
      title: [[0, 4]],
      liked: [[0, 9]],
      body: [[0, 4]],
    })
  })
})
