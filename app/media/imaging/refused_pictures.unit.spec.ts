import { test } from '@japa/runner'
import { inspectImage } from '#app/media/imaging/inspect_image'
import { refusals } from '#app/media/imaging/refusals'
import { normalizeImage } from '#app/media/imaging/normalize_image'
import { bombPng, phoneHeic, photograph } from '#app/media/tests/photographs'

const text = (content: string) => Buffer.from(content.padEnd(64, ' '))

const statusOf = (source: Buffer) =>
  normalizeImage(source).then(
    () => 200,
    (error: { status: number }) => error.status
  )

test.group('What is not taken', () => {
  test('files of other types are 415', async ({ assert }) => {
    const gif = await photograph().gif().toBuffer()
    const tiff = await photograph().tiff().toBuffer()
    const svg = text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(64)])
    for (const source of [gif, tiff, svg, video, text('%PDF-1.7'), text('a house'), text('')]) {
      assert.equal(await statusOf(source), 415)
    }
  })

  test('an empty file says that it is', async ({ assert }) => {
    const refusal = await normalizeImage(Buffer.alloc(0)).catch((error: unknown) => error)
    assert.containsSubset(refusal, {
      status: 422,
      messages: [{ field: 'file', message: 'This file is empty. Choose another one.' }],
    })
  })

  test('a truncated picture is 422: {$self}')
    .with(['jpeg', 'png', 'webp', 'avif', 'heic'] as const)
    .run(async ({ assert }, format) => {
      const whole =
        format === 'heic' ? phoneHeic : await photograph(300, 200).toFormat(format).toBuffer()
      assert.equal(await statusOf(whole), 200)
      for (const part of [0.6, 0.95]) {
        const cut = whole.subarray(0, Math.floor(whole.length * part))
        assert.equal(await statusOf(cut), 422, `${format} cut at ${part}`)
      }
    })

  test('the right first bytes with nonsense behind them are 422', async ({ assert }) => {
    const jpeg = await photograph().jpeg().toBuffer()
    const nonsense = Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(4_000, 0x5a)])
    assert.equal(await statusOf(nonsense), 422)
  })

  test('more than 64 megapixels are 413 by the header alone', async ({ assert }) => {
    const bomb = bombPng(20_000, 20_000)
    assert.isBelow(bomb.length, 100_000)
    assert.equal(await statusOf(bomb), 413)
    // nothing behind the header is read: here it is missing
    assert.equal(await statusOf(bomb.subarray(0, 64)), 413)
  })

  test('the limit is where it is promised', async ({ assert }) => {
    // what cameras of 64 megapixels make
    for (const [width, height] of [
      [8_000, 8_000],
      [9_280, 6_944],
    ]) {
      assert.equal((await inspectImage(bombPng(width, height))).width, width)
    }
    assert.equal(await statusOf(bombPng(8_000, 8_125)), 413)
  })

  test('a refusal names the picture’s own size', async ({ assert }) => {
    await assert.rejects(
      () => normalizeImage(bombPng(20_000, 10_000)),
      'This picture has 200 megapixels (20000 × 10000). We take up to 64.'
    )
    assert.equal(
      refusals.bytes(27_000_000).message,
      'This picture has 25.8 MB. We take up to 25 MB.'
    )
  })

  test('a JPEG without its end marker is taken: {$self}')
    .with(['baseline', 'progressive'] as const)
    .run(async ({ assert }, kind) => {
      const whole = await photograph(300, 200)
        .jpeg({ progressive: kind === 'progressive' })
        .toBuffer()
      const unended = whole.subarray(0, -2)
      const [one, other] = [await normalizeImage(whole), await normalizeImage(unended)]
      assert.isTrue(one.data.equals(other.data))
      for (const cut of [60, 400]) assert.equal(await statusOf(whole.subarray(0, -cut)), 422)
    })

  test('the limit of bytes is where it is promised', async ({ assert }) => {
    assert.equal(refusals.bytes().message, 'A picture may have up to 25 MB.')
  })
})
