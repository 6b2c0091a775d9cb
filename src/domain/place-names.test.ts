import { describe, expect, test } from 'vitest'
import { foldPlaceName, normalizePlaceName, transliterateBulgarian } from './place-names.ts'

function fold(text: string): string {
  return foldPlaceName(text).join(' ')
}

function foldChat(text: string): string {
  return foldPlaceName(text, 'chat').join(' ')
}

describe('the official transliteration', () => {
  test.each([
    ['Търговище', 'Targovishte'],
    ['Кърджали', 'Kardzhali'],
    ['Цар Асен', 'Tsar Asen'],
    ['Хисаря', 'Hisarya'],
    ['Юндола', 'Yundola'],
    ['Синьо бърдо', 'Sinyo bardo'],
    ['Йоаким Груево', 'Yoakim Gruevo'],
    ['ЩЪРКЕЛОВО', 'SHTARKELOVO'],
  ])('writes %s as %s', (bulgarian, latin) => expect(transliterateBulgarian(bulgarian)).toBe(latin))

  test('ends -ия in -ia at the end of a word only', () => {
    expect(transliterateBulgarian('София')).toBe('Sofia')
    expect(transliterateBulgarian('Света Мария')).toBe('Sveta Maria')
    expect(transliterateBulgarian('Илиянци')).toBe('Iliyantsi')
  })

  test('writes the country as Bulgaria', () => {
    expect(transliterateBulgarian('България')).toBe('Bulgaria')
    expect(transliterateBulgarian('БЪЛГАРИЯ')).toBe('BULGARIA')
    expect(transliterateBulgarian('Българиян')).toBe('Balgariyan')
  })

  test('leaves what is not Cyrillic as it is', () => {
    expect(transliterateBulgarian('Hotel „Вега" 5*')).toBe('Hotel „Vega" 5*')
  })
})

describe('one written name', () => {
  test('case, marks and punctuation do not matter, the alphabet does', () => {
    expect(normalizePlaceName('  Českÿ  KRUMLOV ')).toBe('cesky krumlov')
    expect(normalizePlaceName('Св. Св. Константин и Елена')).toBe('св св константин и елена')
    expect(normalizePlaceName('ВЀЛИКО  Търново')).toBe('велико търново')
    expect(normalizePlaceName("L'Aquila")).toBe('laquila')
    expect(normalizePlaceName('Варна')).not.toBe(normalizePlaceName('Varna'))
  })

  test('й is a letter of its own', () => {
    expect(normalizePlaceName('Ахелой')).toBe('ахелой')
  })
})

describe('the folded form', () => {
  test.each([
    ['Варна', 'Varna'],
    ['Варна', 'Warna'],
    ['София', 'Sofiya'],
    ['Русе', 'Rousse'],
    ['Бургас', 'Bourgas'],
    ['Царево', 'Tzarevo'],
    ['Царево', 'Carevo'],
    ['Хасково', 'Khaskovo'],
    ['Пазарджик', 'Pazardzhik'],
    ['Тасос', 'Thassos'],
    ['Ямбол', 'Jambol'],
    ['Слънчев бряг', 'SLANCHEV-BRYAG'],
    ['Ахелой', 'Aheloi'],
    ['Ё', 'Е'],
    ['Ѝглика', 'Иглика'],
    ['Щирия', 'Shtiria'],
    ['Düsseldorf', 'Dusseldorf'],
    ['Łódź', 'Lodz'],
    ['Kırklareli', 'Kirklareli'],
  ])('%s and %s meet', (left, right) => expect(fold(left)).toBe(fold(right)))

  test.each([
    ['Слънчев бряг', 'slyn4ev brqg'],
    ['Слънчев бряг', 'sl1nchev bryag'],
    ['Хисаря', 'xisarq'],
    ['Шабла', '6abla'],
    ['Щит', '6tit'],
    ['Жеравна', 'jeravna'],
    ['Търново', 'tyrnovo'],
    ['Юндола', 'iundola'],
    ['Йовково', 'yovkovo'],
  ])('%s is found by the chat spelling %s', (name, typed) => expect(foldChat(typed)).toBe(fold(name)))

  test('numbers stay numbers', () => {
    expect(foldChat('hotel 14')).toBe('hotel 14')
  })

  test('other alphabets stay, without their marks', () => {
    expect(fold('Θεσσαλονίκη')).toBe('θεσαλονικη')
    expect(fold('東京')).toBe('東京')
  })

  test('emoji, punctuation and control characters are no words', () => {
    expect(foldPlaceName(' 🏖️ \u0000 -- %% ')).toEqual([])
  })
})
