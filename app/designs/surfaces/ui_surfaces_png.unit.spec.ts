import { test } from '@japa/runner'
import sharp from 'sharp'
import { drawSurfaces } from '#app/designs/surfaces/find_surfaces'
import { readCorrections } from '#app/designs/surfaces/read_corrections'
import { decodePng, encodeGrayPng } from '#app/designs/surfaces/ui/surface_png'
import { SURFACE } from '#app/redesign/surface'
import { SurfaceMap } from '#app/designs/surfaces/ui/surface_map'

const [WIDTH, HEIGHT] = [90, 61]

function dice(most: number): Uint8Array {
  return Uint8Array.from({ length: WIDTH * HEIGHT }, () => Math.floor(Math.random() * most))
}

test.group('PNGs of surfaces', () => {
  test('are read as the server draws them', async ({ assert }) => {
    const labels = dice(9)
    const pieces = Int32Array.from(labels, (_, at) => at * 11)
    const isGuess = (at: number) => at % 3 === 0
    const sure = labels.map((label, at) => (isGuess(at) ? SURFACE.keep : label))
    const png = await drawSurfaces({ width: WIDTH, height: HEIGHT, labels, sure, pieces })
    const map = SurfaceMap.from(await decodePng(png))
    assert.deepEqual([map.width, map.height], [WIDTH, HEIGHT])
    assert.deepEqual(map.found, labels)
    const guesses = labels.map((label, at) => (isGuess(at) && label !== SURFACE.keep ? 1 : 0))
    assert.deepEqual(map.doubted, guesses)
    assert.deepEqual([...map.pieceOf], [...pieces])
  })

  test('are read however their rows are filtered', async ({ assert }) => {
    const [across, down] = [WIDTH, HEIGHT]
    const smooth = Uint8Array.from({ length: across * down * 3 }, (_, at) => at % 251)
    for (const adaptiveFiltering of [true, false]) {
      const png = await sharp(smooth, { raw: { width: across, height: down, channels: 3 } })
        .png({ adaptiveFiltering })
        .toBuffer()
      assert.deepEqual((await decodePng(png)).data, smooth)
    }
  })

  test('arrive as they were painted, and come back the same', async ({ assert }) => {
    const said = dice(9)
    const sent = Buffer.from(await encodeGrayPng(said, WIDTH, HEIGHT))
    const kept = await readCorrections(
      sent,
      { width: WIDTH * 10, height: HEIGHT * 10 },
      async () => {}
    )
    assert.deepEqual((await decodePng(kept!)).data, said)
    assert.deepInclude(await sharp(kept!).metadata(), { channels: 1, depth: 'uchar' })
  })

  test('are refused where they are something else', async ({ assert }) => {
    await assert.rejects(() => decodePng(new TextEncoder().encode('a floor plan, in words')))
    const photograph = { width: 8, height: 8, channels: 4 as const, background: '#123' }
    const transparent = await sharp({ create: photograph }).png().toBuffer()
    await assert.rejects(() => decodePng(transparent), /Not a gray or RGB PNG/)
  })
})
