import { test } from '@japa/runner'
import sharp from 'sharp'
import { normalizeImage } from '#app/media/imaging/normalize_image'
import {
  BLUE,
  cameraJpeg,
  distance,
  phoneHeic,
  photograph,
  pixelAt,
  RED,
  twoColors,
} from '#app/media/tests/photographs'

test.group('A picture written anew', () => {
  test('is upright, in sRGB and without metadata: {$self}')
    .with(['camera JPEG', 'phone HEIC'] as const)
    .run(async ({ assert }, name) => {
      const source = name === 'phone HEIC' ? phoneHeic : await cameraJpeg()
      assert.include(source.toString('latin1'), 'Exif')

      const { data, file, width, height } = await normalizeImage(source)
      assert.deepEqual([file, width, height], ['original.jpg', 64, 96])
      assert.isBelow(distance(await pixelAt(data, 32, 8), RED), 6)
      assert.isBelow(distance(await pixelAt(data, 32, 80), BLUE), 6)

      const header = await sharp(data).metadata()
      assert.isUndefined(header.exif)
      assert.isUndefined(header.icc)
      assert.isUndefined(header.orientation)
      assert.notMatch(data.toString('latin1'), /Exif|GPS|Camera|Phone|Livia/)
    })

  test('numbers of a wide gamut are converted, not taken for sRGB', async ({ assert }) => {
    const raw = await sharp(await cameraJpeg(), { ignoreIcc: true })
      .raw()
      .toBuffer()
    assert.isAbove(distance([...raw.subarray(0, 3)], RED), 10)
  })

  test('is the same bytes each time', async ({ assert }) => {
    const source = await photograph(200, 150).webp().toBuffer()
    const [first, second] = [await normalizeImage(source), await normalizeImage(source)]
    assert.isTrue(first.data.equals(second.data))
    assert.equal(first.placeholder, second.placeholder)
  })

  test('keeps what is transparent, and only that, in WebP', async ({ assert }) => {
    const clear = await twoColors().ensureAlpha(0.5).png().toBuffer()
    const seen = await normalizeImage(clear)
    assert.equal(seen.file, 'original.webp')
    const pixel = await pixelAt(seen.data, 8, 8)
    assert.approximately(pixel[3], 128, 2)
    assert.isBelow(distance(pixel, RED), 12)

    const opaque = await twoColors().ensureAlpha(1).png().toBuffer()
    assert.equal((await normalizeImage(opaque)).file, 'original.jpg')
  })

  test('takes every promised format: {$self}')
    .with(['jpeg', 'png', 'webp', 'avif'] as const)
    .run(async ({ assert }, format) => {
      const { width, height } = await normalizeImage(
        await photograph(90, 70).toFormat(format).toBuffer()
      )
      assert.deepEqual([width, height], [90, 70])
    })

  test('reads gray, 16 bits and CMYK as colors', async ({ assert }) => {
    const gray = await twoColors().grayscale().jpeg().toBuffer()
    const deep = await twoColors().toColorspace('rgb16').png().toBuffer()
    const print = await twoColors().toColorspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    for (const source of [gray, deep, print]) {
      const { data } = await normalizeImage(source)
      const header = await sharp(data).metadata()
      assert.deepEqual([header.space, header.channels, header.depth], ['srgb', 3, 'uchar'])
    }
    assert.isBelow(distance(await pixelAt((await normalizeImage(deep)).data, 8, 8), RED), 6)
  })

  test('has a placeholder of a few hundred bytes in its shape', async ({ assert }) => {
    const { placeholder } = await normalizeImage(await twoColors().png().toBuffer())
    assert.match(placeholder, /^data:image\/webp;base64,/)
    assert.isBelow(placeholder.length, 1024)
    const blur = Buffer.from(placeholder.split(',')[1], 'base64')
    const { width, height } = await sharp(blur).metadata()
    assert.approximately(width / height, 96 / 64, 0.15)
    assert.isAbove((await pixelAt(blur, 2, 10))[0], 150)
    assert.isBelow((await pixelAt(blur, width - 3, 10))[0], 100)
  })

  test('a side that no format has room for is scaled down', async ({ assert }) => {
    const long = await photograph(20_000, 20).jpeg().toBuffer()
    const { width, height } = await normalizeImage(long)
    assert.deepEqual([width, height], [16_383, 16])
  })
})
