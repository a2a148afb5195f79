import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { DesignFailure, type DesignOrder, type DesignStage } from '#app/redesign/design_engine'
import { BuiltinEngine } from '#app/redesign/builtin/builtin_engine'

/** The last resort, for a busy machine. */
const MAX_TEST_MS = 600_000

const ROOM = new URL('../tests/fixtures/rooms/living.jpg', import.meta.url)

/** Small enough to take seconds, large enough to be recognized as a room. */
async function orderOf(changes: Partial<DesignOrder> = {}): Promise<DesignOrder> {
  const image = await sharp(await readFile(ROOM))
    .resize(384)
    .jpeg()
    .toBuffer()
  const options = {
    roomType: 'living-room',
    designer: null,
    location: null,
    theme: 'noir',
    colors: [],
    customPrompt: 'keep the ceiling, and a flamingo',
  }
  return { image, options, seed: 1, corrections: null, sharesLook: false, ...changes }
}

const quiet = { signal: new AbortController().signal, onProgress: () => {} }

/** Records everything the engine reports for one design. */
async function watchRun(engine: BuiltinEngine) {
  const stages: DesignStage[] = []
  const shares: number[] = []
  const previews: Buffer[] = []
  const result = await engine.run(await orderOf(), {
    signal: quiet.signal,
    onProgress(stage, share, preview) {
      shares.push(share)
      if (stages.at(-1) !== stage) stages.push(stage)
      if (preview) previews.push(preview)
    },
  })
  return { result, stages, shares, previews }
}

test.group('The built-in engine', (group) => {
  const engine = new BuiltinEngine()
  /** The plain order's design, made once for all tests that compare with it. */
  let plain: Awaited<ReturnType<typeof watchRun>>
  group.each.timeout(MAX_TEST_MS)
  group.setup(async () => {
    plain = await watchRun(engine)
  })
  group.teardown(() => engine.close())

  test('makes a design and its high-res in four stages, told as they come', async ({ assert }) => {
    const { result, stages, shares, previews } = plain
    assert.isAtMost(Math.max(...shares), 1)
    assert.deepEqual(stages, ['prepare', 'generate', 'upscale', 'finalise'])
    assert.lengthOf(previews, 1)
    assert.equal((await sharp(previews[0]).metadata()).format, 'jpeg')
    assert.deepEqual([result.image.width, result.image.height], [384, 256])
    const highRes = await sharp(result.highRes.data).metadata()
    assert.deepEqual([highRes.width, highRes.height], [768, 512])
    assert.deepEqual(result.unmet, ['a flamingo'])
  })

  test('the same order with the same seed gives the same picture, another seed another', async ({
    assert,
  }) => {
    const first = plain.result
    const again = await engine.run(await orderOf(), quiet)
    const other = await engine.run(await orderOf({ seed: 2 }), quiet)
    assert.isTrue(first.highRes.data.equals(again.highRes.data))
    assert.isFalse(first.image.data.equals(other.image.data))
  })

  test('a correction is followed: what is painted as kept stays', async ({ assert }) => {
    const pixels = Buffer.alloc(384 * 256, 8)
    const corrections = await sharp(pixels, { raw: { width: 384, height: 256, channels: 1 } })
      .png()
      .toBuffer()
    const kept = await engine.run(await orderOf({ corrections }), quiet)
    const original = (await orderOf()).image
    assert.isBelow(await difference(original, kept.image.data), 30)
    assert.isAbove(await difference(original, plain.result.image.data), 35)
  })

  test('an abort ends it at once with its reason', async ({ assert }) => {
    const controller = new AbortController()
    const reason = new Error('gone')
    const run = engine.run(await orderOf(), {
      signal: controller.signal,
      onProgress: (stage) => stage === 'generate' && controller.abort(reason),
    })
    await assert.rejects(() => run, 'gone')
  })

  test('a picture without a room is refused in words', async ({ assert }) => {
    const image = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#888' },
    })
      .jpeg()
      .toBuffer()
    const error = await engine.run(await orderOf({ image }), quiet).catch((thrown) => thrown)
    assert.instanceOf(error, DesignFailure)
    assert.isFalse(error.mayRetry)
  })
})

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).raw().toBuffer())
  )
  return first.reduce((sum, value, at) => sum + Math.abs(value - second[at]), 0) / first.length
}
