import { test } from '@japa/runner'
import { planVariants } from '#app/media/variants/variant_plan'

const filesOf = (width: number, originalFile = 'original.jpg') =>
  planVariants({ width, originalFile }).map(({ file }) => file)

test.group('Planned variants', () => {
  test('are never wider than the picture, and reach its own width', ({ assert }) => {
    assert.deepEqual(filesOf(700), [
      ...['320.avif', '320.webp', '320.jpg'],
      ...['640.avif', '640.webp', '640.jpg'],
      ...['700.avif', '700.webp', 'original.jpg'],
    ])
    assert.deepEqual(filesOf(200), ['200.avif', '200.webp', 'original.jpg'])
  })

  test('end at 2560 for what is wider', ({ assert }) => {
    const files = filesOf(6_000)
    assert.lengthOf(files, 18)
    assert.deepEqual(files.slice(-3), ['2560.avif', '2560.webp', '2560.jpg'])
    assert.deepEqual(filesOf(2_560).slice(-3), ['2560.avif', '2560.webp', 'original.jpg'])
  })

  test('of a transparent picture take its WebP as it is', ({ assert }) => {
    assert.deepEqual(filesOf(320, 'original.webp'), ['320.avif', 'original.webp', '320.jpg'])
  })
})
