import { test } from '@japa/runner'
import sharp from 'sharp'
import { cutFromCanvas, photoOnCanvas } from '#app/redesign/hosted/pictures'
import { frameFor, proportion, type Size } from '#app/redesign/hosted/frame'
import { MODEL_PROVIDERS } from '#app/redesign/hosted/providers'
import { differenceBetween, gradient } from './gradient_factory.js'

const PHOTOS: Size[] = [
  { width: 1536, height: 1024 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 1000, height: 1000 },
  { width: 2048, height: 900 },
  { width: 900, height: 2048 },
  { width: 2048, height: 340 },
  { width: 333, height: 217 },
]

const { openai, google, fal } = MODEL_PROVIDERS

test.group('A photograph on the canvas of a model', () => {
  test('lies on it whole, in its proportions, in the middle', ({ assert }) => {
    for (const { traits } of [openai, google, fal]) {
      for (const photo of PHOTOS) {
        const { inner, left, top, width, height } = frameFor(photo, traits.sizing)
        assert.isAtMost(left + inner.width, width)
        assert.isAtMost(top + inner.height, height)
        assert.isAtMost(Math.abs(width - inner.width - 2 * left), 1)
        assert.isAtMost(Math.abs(height - inner.height - 2 * top), 1)
        assert.closeTo(proportion(inner) / proportion(photo), 1, 0.01)
      }
    }
  })

  test('takes the size or the proportions that are nearest', ({ assert }) => {
    const sizes = PHOTOS.slice(0, 4).map((photo) => frameFor(photo, openai.traits.sizing))
    assert.deepEqual(
      sizes.map(({ width, height }) => `${width}x${height}`),
      ['1536x1024', '1536x1024', '1024x1536', '1024x1024']
    )
    const ratios = PHOTOS.slice(0, 6).map((photo) => frameFor(photo, google.traits.sizing).ratio)
    assert.deepEqual(ratios, ['3:2', '4:3', '3:4', '1:1', '21:9', '9:16'])
  })

  test('comes back where it was, whatever was left over', async ({ assert }) => {
    for (const { traits } of [openai, fal]) {
      for (const size of [PHOTOS[1], PHOTOS[6], PHOTOS[7]]) {
        const photo = await gradient(size)
        const frame = frameFor(size, traits.sizing)
        const sent = await photoOnCanvas(photo, frame)
        assert.containsSubset(await sharp(sent).metadata(), {
          format: 'jpeg',
          width: frame.width,
          height: frame.height,
        })
        const back = await cutFromCanvas(sent, frame)
        assert.isTrue(back.isAligned)
        assert.deepEqual({ width: back.width, height: back.height }, frame.inner)
        assert.isBelow(await differenceBetween(photo, back.data), 3)
      }
    }
  })

  test('is cut out in the size that was drawn', async ({ assert }) => {
    const photo = await gradient({ width: 1024, height: 768 })
    const frame = frameFor({ width: 1024, height: 768 }, openai.traits.sizing)
    const drawn = await sharp(await photoOnCanvas(photo, frame))
      .resize(768, 512)
      .toBuffer()
    const back = await cutFromCanvas(drawn, frame)
    assert.isTrue(back.isAligned)
    assert.closeTo(back.width, 683, 1)
    assert.equal(back.height, 512)
    assert.isBelow(await differenceBetween(photo, back.data), 3)
  })

  test('is known not to be aligned where the model drew another shape', async ({ assert }) => {
    const frame = frameFor({ width: 1024, height: 768 }, openai.traits.sizing)
    const square = await gradient({ width: 512, height: 512 })
    const back = await cutFromCanvas(square, frame)
    assert.isFalse(back.isAligned)
    assert.closeTo(back.width / back.height, 4 / 3, 0.02)
  })
})
