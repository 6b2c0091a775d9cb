import { describe, expect, test } from 'vitest'
import { foldPlaceName } from './place-names.ts'
import { readOnOtherLayouts, unmixAlphabets } from './place-names-keyboards.ts'
import { longestQuery, readPlaceParts, readPlaceQuery } from './place-names-readings.ts'

function readingsOf(query: string): string[] {
  return readPlaceQuery(query).map((reading) => reading.words.join(' '))
}

describe('a keyboard on another layout', () => {
  test.each([
    ['ld,kd', 'варна', 'BDS meant, Latin on'],
    ["i.ck'el /,sh", 'слънчев бряг', 'BDS meant, Latin on'],
    ['эьихь', 'varna', 'Latin meant, BDS on'],
    ['ядось', 'sofia', 'Latin meant, BDS on'],
    ['warna', 'варна', 'traditional phonetic meant, Latin on'],
    ['verawna', 'жеравна', 'traditional phonetic meant, Latin on'],
    ['[umen', 'шумен', 'traditional phonetic meant, Latin on'],
    ['жарна', 'varna', 'Latin meant, traditional phonetic on'],
    ['суннъ беацх', 'sunny beach', 'Latin meant, traditional phonetic on'],
    ['qerven br[g', 'червен бряг', 'phonetic of 2006 meant, Latin on'],
    ['шарна', 'warna', 'Latin meant, phonetic of 2006 on'],
  ])('%s is %s: %s', (typed, meant) => {
    expect(readOnOtherLayouts(typed)).toContain(meant)
    expect(readingsOf(typed)).toContain(foldPlaceName(meant).join(' '))
  })

  test('capitals do not matter', () => {
    expect(readOnOtherLayouts('LD,KD')).toContain('варна')
  })

  test('a text of both alphabets or of none has no other layout', () => {
    expect(readOnOtherLayouts('vаrna')).toEqual([])
    expect(readOnOtherLayouts('123')).toEqual([])
  })
})

describe('mixed alphabets', () => {
  test('letters that look alike are put into either alphabet', () => {
    expect(unmixAlphabets('Bарна')).toContain('варна')
    expect(unmixAlphabets('Рaris')).toContain('paris')
    expect(unmixAlphabets('Варна')).toEqual([])
  })
})

describe('the readings of a query', () => {
  test('words that only say what is looked for may be left out, but not all of them', () => {
    expect(readingsOf('хотели в Созопол')).toContain('sozopol')
    expect(readingsOf('Hotels in Varna')).toContain('varna')
    expect(readingsOf('хотел')).toEqual(expect.arrayContaining(['hotel']))
  })

  test.each([
    ['софия център', 'sofia'],
    ['център София', 'sofia'],
    ['Sofia city centre', 'sofia'],
    ['хотели в центъра на София', 'sofia'],
    ['семеен хотел в Банско', 'bansko'],
    ['плаж Варна', 'varna'],
    ['Sunny Beach hotels with pool', 'suni'],
    ['софия цен', 'sofia'],
  ])('a place is meant beside what is wanted there: %s', (query, place) => {
    const beside = readPlaceQuery(query).find(({ words }) => words.join(' ') === place)
    expect(beside?.kind).toBe('beside')
    expect(readPlaceQuery('център').map(({ kind }) => kind)).not.toContain('beside')
  })

  test('words are known as they are written, in each spelling that sounds the same', () => {
    const lettersOf = (query: string, kind: string) => readPlaceQuery(query).find((one) => one.kind === kind)?.letters
    expect(lettersOf('Бъл', 'typed')).toEqual(['бъл'])
    expect(lettersOf('хотели в Слънчев бряг', 'bare')).toEqual(['слънчевбряг'])
    expect(lettersOf('св. Влас', 'bare')).toEqual(['svetiвлас'])
    expect(lettersOf('сoзопол', 'typed')).toEqual(['сoзопол', 'созопол'])
    expect(lettersOf('brqg', 'chat')).toEqual(['бряг'])
    expect(lettersOf('bal', 'typed')).toEqual(['bal', 'бал'])
    expect(lettersOf('бал', 'typed')).toEqual(['бал'])
    expect(lettersOf('4ep', 'chat')).toEqual([])
  })

  test('an abbreviated saint is written out', () => {
    expect(readingsOf('St. Vlas')).toContain('sveti vlas')
  })

  test('none occurs twice and none is empty', () => {
    for (const query of ['varna', 'warna', 'Слънчев бряг', 'vаrna', 'x', "'; --"]) {
      const readings = readingsOf(query)
      expect(new Set(readings).size).toBe(readings.length)
      expect(readings).not.toContain('')
    }
  })

  test('nothing to read gives nothing', () => {
    for (const query of ['', '   ', '🏖️', '%%__', '\u0000']) expect(readPlaceQuery(query)).toEqual([])
  })

  test('only the beginning of an endless query counts', () => {
    for (const reading of readPlaceQuery('щ'.repeat(5000))) expect(reading.joined.length).toBeLessThan(4 * longestQuery)
    expect(readPlaceQuery('а б '.repeat(100))[0]?.words.length).toBeLessThanOrEqual(8)
  })

  test('a name with what it lies in is taken apart at the commas', () => {
    expect(readPlaceParts('Созопол, обл. Бургас, България')).toEqual(['sozopol', 'burgas', 'balgaria'])
    expect(readPlaceParts('Созопол')).toEqual([])
  })
})
