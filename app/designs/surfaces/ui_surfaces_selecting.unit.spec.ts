import { test } from '@japa/runner'
import sharp from 'sharp'
import { toLab } from '#app/redesign/analysis/lab_image'
import { cutSuperpixels } from '#app/redesign/analysis/superpixels'
import { SURFACE } from '#app/redesign/surface'
import { SurfaceSelectionStore } from '#app/designs/surfaces/ui/surface_selection'
import { SurfaceGrower } from '#app/designs/surfaces/ui/surface_grower'

const [WIDTH, HEIGHT] = [240, 160]

async function roomOf(shapes: string) {
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`
  const image = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).removeAlpha()
  const data = await image.clone().raw().toBuffer()
  const { labels } = cutSuperpixels(toLab({ data, width: WIDTH, height: HEIGHT }), 500)
  const rgba = await image.ensureAlpha().raw().toBuffer()
  const grower = new SurfaceGrower({ data: rgba, width: WIDTH, height: HEIGHT }, labels)
  return (x: number, y: number) => {
    const pixels = new Set(grower.pixelsAround(labels[y * WIDTH + x]))
    return (atX: number, atY: number) => pixels.has(atY * WIDTH + atX)
  }
}

const WALL = '<rect width="240" height="100" fill="#d8cfc0"/>'
const FLOOR = '<rect y="100" width="240" height="60" fill="#8a6a48"/>'

test.group('The surface under a tap', () => {
  test('ends where the next begins, and at objects before it', async ({ assert }) => {
    const chair = '<rect x="100" y="60" width="40" height="80" fill="#2f5d7c"/>'
    const tap = await roomOf(WALL + FLOOR + chair)
    const wall = tap(30, 40)
    for (const [x, y] of [
      [5, 5],
      [235, 90],
      [120, 30],
    ])
      assert.isTrue(wall(x, y), `${x},${y}`)
    for (const [x, y] of [
      [30, 130],
      [120, 80],
    ])
      assert.isFalse(wall(x, y), `${x},${y}`)
    const floor = tap(60, 130)
    assert.isTrue(floor(5, 155))
    assert.isFalse(floor(60, 60))
    assert.isFalse(floor(120, 130))
  })

  test('goes on through soft light and shade', async ({ assert }) => {
    const light =
      '<linearGradient id="g"><stop offset="0" stop-color="#f4ead8"/><stop offset="1" stop-color="#8f897e"/></linearGradient>'
    const wall = (await roomOf(`${light}<rect width="240" height="160" fill="url(#g)"/>`))(10, 80)
    assert.isTrue(wall(230, 80))
  })

  test('stops at a round window', async ({ assert }) => {
    const glass = '<circle cx="120" cy="60" r="30" fill="#dff0ff"/>'
    const tap = await roomOf(`<rect width="240" height="160" fill="#9aa58c"/>${glass}`)
    const wall = tap(20, 20)
    assert.isTrue(wall(120, 10))
    assert.isFalse(wall(120, 60))
    const view = tap(120, 60)
    assert.isTrue(view(120, 38))
    assert.isFalse(view(96, 35))
  })

  test('is a floor of boards with their joints', async ({ assert }) => {
    const joints = [112, 124, 136, 148].map((y) => `<path d="M0 ${y}H240" stroke="#7d6041"/>`)
    const floor = (await roomOf(WALL + FLOOR + joints.join('')))(120, 130)
    for (const y of [105, 118, 142, 157]) assert.isTrue(floor(30, y), `${y}`)
    assert.isFalse(floor(120, 80))
  })

  test('leaves out a leg that stands on it', async ({ assert }) => {
    const leg = '<rect x="100" y="104" width="3" height="50" fill="#1d1712"/>'
    const floor = (await roomOf(WALL + FLOOR + leg))(60, 130)
    assert.isFalse(floor(101, 130))
    for (const x of [5, 84, 118, 230]) assert.isTrue(floor(x, 130), `${x}`)
  })

  test('leaves out a railing before it, bar by bar', async ({ assert }) => {
    const bars = [40, 70, 100, 130].map(
      (x) => `<rect x="${x}" y="30" width="4" height="90" fill="#fff"/>`
    )
    const room = `<rect width="240" height="160" fill="#7d8894"/>${bars.join('')}`
    const wall = (await roomOf(room))(20, 80)
    for (const x of [41, 72, 102, 131]) assert.isFalse(wall(x, 80), `${x}`)
    for (const x of [57, 87, 117, 200]) assert.isTrue(wall(x, 80), `${x}`)
  })

  test('ends sooner where another one is known, and where somebody named it', ({ assert }) => {
    const [across, down] = [WIDTH / 8, HEIGHT / 8]
    const isUpper = (piece: number) => piece < across * 6
    const pieceOf = Int32Array.from(
      { length: WIDTH * HEIGHT },
      (_, at) => Math.floor(at / WIDTH / 8) * across + Math.floor((at % WIDTH) / 8)
    )
    const data = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => {
      const channel = at % 4
      return isUpper(pieceOf[Math.floor(at / 4)])
        ? [221, 213, 200, 255][channel]
        : [216, 207, 192, 255][channel]
    })
    const grower = new SurfaceGrower({ data, width: WIDTH, height: HEIGHT }, pieceOf)
    const [tapped, all] = [across * 15 + 9, across * down]
    const lower = all - across * 6
    const nothing = new Uint8Array(all)
    const asIs = (upper: number, rest: number) =>
      nothing.map((_, piece) => (isUpper(piece) ? upper : rest))
    const around = (surfaceOf: Uint8Array, saidOf = nothing) =>
      grower.surfaceAround(tapped, { surfaceOf, saidOf }).length

    assert.equal(around(nothing), all)
    assert.equal(around(asIs(SURFACE.ceiling, SURFACE.wall)), lower)
    assert.equal(around(asIs(SURFACE.wall, SURFACE.wall)), all)
    const named = asIs(SURFACE.ceiling, SURFACE.unknown)
    assert.equal(around(named, named), lower)
    const alike = asIs(SURFACE.wall, SURFACE.unknown)
    assert.equal(around(asIs(SURFACE.wall, SURFACE.wall), alike), all)
  })

  test('is found while a finger still lies on it', async ({ assert }) => {
    const [width, height] = [576, 432]
    const data = new Uint8Array(width * height * 4).fill(200)
    const pieceOf = Int32Array.from(
      { length: width * height },
      (_, at) => Math.floor(at / width / 8) * 72 + Math.floor((at % width) / 8)
    )
    const grower = new SurfaceGrower({ data, width, height }, pieceOf)
    assert.lengthOf(grower.surfaceAround(0), 72 * 54)
    assert.lengthOf(grower.pixelsAround(0), width * height)
    const taps = Array.from({ length: 5 }, (_, tap) => {
      const from = process.threadCpuUsage()
      grower.pixelsAround(tap)
      return process.threadCpuUsage(from).user / 1000
    })
    // the first ones run before their code is compiled
    assert.isBelow(Math.min(...taps), 100)
  })
})

test.group('A selection', () => {
  test('grows and shrinks by whole surfaces, and tells of it', ({ assert }) => {
    const selection = new SurfaceSelectionStore()
    let told = 0
    selection.subscribe(() => told++)
    selection.add([1, 2, 3])
    selection.add([3, 4])
    assert.equal(selection.snapshot().size, 4)
    selection.remove([2, 3, 9])
    assert.deepEqual([...selection.pixels], [1, 4])
    selection.clear()
    assert.equal(selection.snapshot().size, 0)
    assert.equal(told, 4)
  })
})
