import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture } from './picture.tsx'
import { preloadPicture } from './picture-source.ts'

const image = {
  image: '/images/demo/a/1/960.jpg',
  alt: 'A hut in the snow',
  width: 1600,
  height: 1067,
  blurhash: 'linear-gradient(#111111,#222222,#333333)',
  srcset: '/images/demo/a/1/320.webp 320w, /images/demo/a/1/640.webp 640w',
}

const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture image={image} ratio="4/3" sizes="400px" {...props} />)

describe('a picture', () => {
  test('has its size and shape from the start, and its colours until it arrives', () => {
    const html = show()
    expect(html).toContain('width="1600" height="1067"')
    expect(html).toContain('--ratio:4/3')
    expect(html).toContain(`--placeholder:${image.blurhash}`)
  })

  test('offers WebP by width and a JPEG to older browsers', () => {
    const html = show()
    expect(html).toContain(`<source type="image/webp" srcSet="${image.srcset}" sizes="400px"/>`)
    expect(html).toContain('<img src="/images/demo/a/1/960.jpg"')
  })

  test('waits until it is near, unless it is the first', () => {
    expect(show()).toContain('loading="lazy"')
    const first = show({ priority: true })
    expect(first).not.toContain('lazy')
    expect(first).toContain('fetchPriority="high"')
  })

  test.each(['4/3', '3/4', '6/4', '4/6', '16/9', '9/16', '21/9', '9/21', '1/1'] as const)(
    '“Image boxes support ratios …”: %s',
    (ratio) => {
      expect(show({ ratio })).toContain(`--ratio:${ratio}`)
      expect(show({ ratio, image: null })).toContain(`--ratio:${ratio}`)
    },
  )

  test('speaks, unless the words beside it do', () => {
    expect(show()).toContain('alt="A hut in the snow"')
    expect(show({ decorative: true })).toContain('alt=""')
  })

  test('carries what lies on it', () => {
    expect(show({ children: <button type="button">+ 8</button> })).toContain('<button type="button">+ 8</button>')
  })

  test('is a quiet drawing of the same shape where there is none', () => {
    const html = show({ image: null })
    expect(html).not.toContain('<img')
    expect(html).toContain('--ratio:4/3')
  })
})

test('what is preloaded is what the browser will choose from', () => {
  expect(preloadPicture(image, '100vw')).toEqual({
    src: image.image,
    srcset: image.srcset,
    sizes: '100vw',
    type: 'image/webp',
  })
})
