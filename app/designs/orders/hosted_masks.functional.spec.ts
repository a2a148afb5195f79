import { test } from '@japa/runner'
import sharp from 'sharp'
import { HostedEngine } from '#app/redesign/hosted/hosted_engine'
import { SURFACE } from '#app/redesign/surface'
import { ImageProvider } from '#tests/support/image_provider/image_provider'
import { hostingAt, orderOf, watchedRun } from '#app/designs/tests/hosted_orders'

const [WIDTH, HEIGHT] = [640, 480]

function corrections(surfaceAt: (x: number) => number): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: WIDTH * HEIGHT }, (_, i) => surfaceAt(i % WIDTH)))
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer()
}

function plain(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
}

const leftHalfKept = () => corrections((x) => (x < WIDTH / 2 ? SURFACE.keep : SURFACE.wall))

test.group('What hosted engines leave as it is', (group) => {
  group.tap((each) => each.tags(['@no_sql']))
  let service: ImageProvider

  group.setup(async () => {
    service = await ImageProvider.start()
    return () => service.stop()
  })

  group.each.setup(() => service.reset())

  test('what is to be left as it is goes along as a mask', async ({ assert }) => {
    const order = await orderOf({ corrections: await leftHalfKept() })
    const openai = new HostedEngine(hostingAt(service, 'openai'))
    assert.isTrue(openai.abilities.mask)
    assert.deepEqual((await openai.run(order, watchedRun())).unmet, [])
    const { mask, fields } = service.last
    assert.include(String(fields.prompt), 'mask')
    const { data, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height, info.channels], [1536, 1024, 4])
    const alpha = (x: number) => data[(512 * 1536 + x) * 4 + 3]
    assert.deepEqual([alpha(20), alpha(200), alpha(700), alpha(900)], [0, 255, 255, 0])

    const fal = hostingAt(service, 'fal', { model: 'fal-ai/flux-pro/v1/fill' })
    await new HostedEngine(fal).run(order, watchedRun())
    const white = await sharp(service.last.mask)
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width } = white.info
    assert.deepEqual([white.data[300 * width + 10], white.data[300 * width + width - 10]], [0, 255])
  })

  test('{engineId}: what is kept lies as it was over what was drawn, with a mask or without')
    .with([
      { engineId: 'google', width: 1024, height: 768 },
      { engineId: 'fal', width: 1024, height: 768 },
      { engineId: 'openai', width: 1536, height: 1024 },
    ] as const)
    .run(async ({ assert }, { engineId, width, height }) => {
      service.turns.push({ drawn: await plain(width, height) })
      const engine = new HostedEngine(hostingAt(service, engineId))
      const order = await orderOf({ corrections: await leftHalfKept() })
      const { image, unmet } = await engine.run(order, watchedRun())
      assert.deepEqual(unmet, [])
      const { data, info } = await sharp(image.data).raw().toBuffer({ resolveWithObject: true })
      const middle = Math.round(info.height / 2) * info.width
      const isNear = (x: number, color: number[]) => {
        const at = (middle + Math.round(info.width * x)) * info.channels
        for (const [channel, value] of color.entries()) {
          assert.closeTo(data[at + channel], value, 12, `${x}: channel ${channel}`)
        }
      }
      isNear(0.2, [51, 128, 128])
      isNear(0.45, [115, 128, 128])
      isNear(0.55, [255, 0, 0])
      isNear(0.8, [255, 0, 0])
    })

  test('says what was not kept where the service drew another shape', async ({ assert }) => {
    const engine = new HostedEngine(hostingAt(service, 'openai'))
    const square = () => plain(1024, 1024)
    service.turns.push({ drawn: await square() })
    const kept = await engine.run(
      await orderOf({ corrections: await leftHalfKept() }),
      watchedRun()
    )
    assert.match(kept.unmet.join(), /corrections/)
    service.turns.push({ drawn: await square() })
    const nothingKept = await corrections(() => SURFACE.floor)
    const other = await engine.run(await orderOf({ corrections: nothingKept }), watchedRun())
    assert.deepEqual(other.unmet, [])
  })
})
