import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import bg from '../../../messages/bg/help.json' with { type: 'json' }
import en from '../../../messages/en/help.json' with { type: 'json' }
import { answersTo, helpGroups } from './help-groups.ts'

const texts = { bg, en }

function readAll(language: string): string {
  const folder = new URL(`../../../messages/${language}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name !== 'help.json' && name !== 'mail.json')
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
}

describe.each(['bg', 'en'] as const)('the questions in %s', (language) => {
  const { groups, items } = texts[language]

  it('stand in one group each', () => {
    expect(helpGroups.flatMap((group) => [...group.items]).sort()).toEqual(Object.keys(items).sort())
    expect(helpGroups.map(({ id }) => id).sort()).toEqual(Object.keys(groups).sort())
  })

  it('call buttons and pages what these call themselves', () => {
    const words = Object.values(items).flatMap(({ answer }) => [...answer.matchAll(/[„“]([^“”]+)[“”]/g)])
    const named = words.map((match) => match[1] ?? '').filter((name) => !['Спам'].includes(name))
    const interfaceTexts = readAll(language)
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((name) => !interfaceTexts.includes(`"${name}"`))).toEqual([])
  })
})

describe('a search in the questions', () => {
  it.each([
    ['Отмяна и промяна Как да отменя?', 'отмяна'],
    ['Колко струва отмяната?', 'отмяна'],
    ['Защо питате за възрастта на децата?', 'ДЕЦА възраст'],
    ['How do I cancel?', 'cancelling'],
    ['Anything', ''],
    ['Anything', '  ,'],
  ])('“%s” answers to “%s”', (text, typed) => {
    expect(answersTo(text, typed)).toBe(true)
  })

  it.each([
    ['Как да отменя?', 'парола'],
    ['How do I cancel?', 'cancel password'],
  ])('“%s” does not answer to “%s”', (text, typed) => {
    expect(answersTo(text, typed)).toBe(false)
  })
})
