import { join } from 'node:path'
import sharp from 'sharp'
import { test } from '@japa/runner'
import type { RgbImage } from '#app/redesign/analysis/line_detector'
import { Upscaler } from '#app/redesign/builtin/upscaler'
import { MODELS_FOLDER } from '#app/redesign/builtin/models_folder'

const ROOM = new URL('../tests/fixtures/rooms/living.jpg', import.meta.url)

async function roomOf(width: number, height: number): Promise<RgbImage> {
  const data = await sharp(ROOM.pathname).resize(width, height).raw().toBuffer()
  return { data, width, height }
}

test.group('The upscaler', (group) => {
  let upscaler: Upscaler
  group.setup(async () => {
    upscaler = await Upscaler.load(join(MODELS_FOLDER, 'esrgan_slim_x2.onnx'), 1)
    return () => upscaler.close()
  })

  test('an even picture stays even up to its edges', async ({ assert }) => {
    const image = { data: Buffer.alloc(20 * 14 * 3, 120), width: 20, height: 14 }
    const { data, width, height } = await upscaler.enlarge(image, () => {})
    assert.deepEqual([width, height], [40, 28])
    for (const byte of data) assert.closeTo(byte, 120, 1)
  })

  test('comes nearer to the true picture than repeated or blended pixels', async ({ assert }) => {
    const truth = await roomOf(480, 320)
    const small = await roomOf(240, 160)
    const enlarged = await upscaler.enlarge(small, () => {})
    const blended = await sharp(small.data, { raw: { width: 240, height: 160, channels: 3 } })
      .resize(480, 320, { kernel: 'linear' })
      .raw()
      .toBuffer()
    assert.isBelow(errorOf(enlarged.data, truth.data), errorOf(blended, truth.data) * 0.85)
  })

  test('shows no seam where squares meet', async ({ assert }) => {
    const wide = await roomOf(300, 200)
    const part = await sharp(wide.data, { raw: { width: 300, height: 200, channels: 3 } })
      .extract({ left: 200, top: 0, width: 100, height: 200 })
      .raw()
      .toBuffer()
    const shares: number[] = []
    const whole = await upscaler.enlarge(wide, (share) => shares.push(share))
    const alone = await upscaler.enlarge({ data: part, width: 100, height: 200 }, () => {})
    assert.deepEqual(shares, [0.5, 1])
    for (let y = 0; y < 400; y++)
      for (let x = 20; x < 180; x++) {
        const at = (y * 600 + 400 + x) * 3
        assert.closeTo(whole.data[at], alone.data[(y * 200 + x) * 3], 1)
      }
  })
})

function errorOf(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + (value - other[at]) ** 2, 0) / one.length
}
