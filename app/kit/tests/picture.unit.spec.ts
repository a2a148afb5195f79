import { test } from '@japa/runner'
import { jpegSrcSet, modernSources, type Picture } from '#app/kit/media/picture'

const PICTURE: Picture = {
  url: '/media/1.jpg',
  width: 1536,
  height: 1024,
  alt: 'A house',
  placeholder: null,
  variants: [
    { width: 1200, url: '/media/1-1200.webp', type: 'image/webp' },
    { width: 640, url: '/media/1-640.jpg', type: 'image/jpeg' },
    { width: 640, url: '/media/1-640.webp', type: 'image/webp' },
    { width: 640, url: '/media/1-640.avif', type: 'image/avif' },
  ],
}

test.group('Picture', () => {
  test('offers AVIF before WebP, small before large', ({ assert }) => {
    assert.deepEqual(modernSources(PICTURE), [
      { type: 'image/avif', srcSet: '/media/1-640.avif 640w' },
      { type: 'image/webp', srcSet: '/media/1-640.webp 640w, /media/1-1200.webp 1200w' },
    ])
    assert.equal(jpegSrcSet(PICTURE), '/media/1-640.jpg 640w')
  })

  test('serves its one address while there are no variants', ({ assert }) => {
    const bare = { ...PICTURE, variants: [] }
    assert.isEmpty(modernSources(bare))
    assert.isUndefined(jpegSrcSet(bare))
  })
})
