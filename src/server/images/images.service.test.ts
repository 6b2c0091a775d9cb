import { expect, test } from 'vitest'
import { SCENE_REVISION } from '../../../demo/scenes/revision.ts'
import { parseImagePath } from './image-address.ts'
import { imageToWire } from './images.service.ts'

const row = {
  key: 'demo/rila-lodge/1',
  width: 1600,
  height: 1067,
  alt_bg: 'Хижа',
  alt_en: 'A hut',
  placeholder: 'linear-gradient(#111111,#222222,#333333)',
  season: null,
}

test('a picture on the wire names addresses that are served', () => {
  const { image, srcset, ...facts } = imageToWire(row, 'bg')
  expect(facts).toEqual({ alt: 'Хижа', width: 1600, height: 1067, blurhash: row.placeholder })
  const addresses = [image, ...srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')]
  expect(addresses).toHaveLength(5)
  for (const address of addresses) expect(parseImagePath(address.split('?')[0] ?? '')?.key).toBe(row.key)
  const widths = [320, 640, 960, 1600]
  const written = widths.map((width) => `/images/demo/rila-lodge/1/${width}.webp?r=${SCENE_REVISION} ${width}w`)
  expect(srcset).toBe(written.join(', '))
})

test('a text missing in one language is taken from the other', () => {
  expect(imageToWire({ ...row, alt_en: null }, 'en').alt).toBe('Хижа')
  expect(imageToWire({ ...row, alt_en: null, alt_bg: null }, 'en').alt).toBe('')
})

test('a small upload offers no widths beyond its own', () => {
  const { image, srcset } = imageToWire(
    { ...row, key: 'uploads/photo', width: 700, height: 500 },
    'en',
    'https://zefir.example',
  )
  expect(image).toBe('https://zefir.example/images/uploads/photo/640.jpg')
  expect(srcset).toBe(
    'https://zefir.example/images/uploads/photo/320.webp 320w, https://zefir.example/images/uploads/photo/640.webp 640w',
  )
  expect(imageToWire({ ...row, key: 'uploads/tiny', width: 200 }, 'en').srcset).toBe(
    '/images/uploads/tiny/320.webp 200w',
  )
})
