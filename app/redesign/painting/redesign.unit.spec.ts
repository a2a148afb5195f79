import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { combineLook } from '#app/redesign/looks/combine_look'
import { RoomAnalyst, type RoomAnalysis } from '#app/redesign/analysis/room_analyst'
import { MODELS_FOLDER } from '#app/redesign/builtin/models_folder'
import { levelFrame } from '#app/redesign/analysis/room_frame'
import { canvasOf, copyOf, luminanceOf } from '#app/redesign/painting/canvas'
import { layFloor } from '#app/redesign/painting/lay_floor'
import { floorIsSeen, redesignRoom, TRUSTED } from '#app/redesign/painting/redesign_room'
import { planeMap } from '#app/redesign/painting/plane_point'
import { reflectOnFloor } from '#app/redesign/painting/reflect_on_floor'
import { wallLike } from '#app/redesign/painting/wall_like'
import { SURFACE } from '#app/redesign/surface'

const ROOM = new URL('../tests/fixtures/rooms/living.jpg', import.meta.url)

function lookOf(theme: string, seed: number) {
  const options = { roomType: 'living-room', designer: null, location: null, theme }
  return combineLook({ ...options, colors: [], customPrompt: null }, seed).look
}

function difference(one: Buffer, other: Buffer, isIn: (pixel: number) => boolean): number {
  let sum = 0
  let count = 0
  for (const [at, byte] of one.entries()) {
    if (!isIn(Math.floor(at / 3))) continue
    sum += Math.abs(byte - other[at])
    count++
  }
  return sum / count
}

test.group('Redesigns', (group) => {
  let room: RoomAnalysis
  group.each.timeout(600_000)

  group.setup(async () => {
    const analyst = await RoomAnalyst.load(MODELS_FOLDER, 1)
    const pipeline = sharp(fileURLToPath(ROOM)).resize(480)
    const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true })
    const seen = await analyst.analyze({ data, width: info.width, height: info.height }, null)
    await analyst.close()
    if (!seen) throw new Error('No room was seen')
    room = seen
  })

  const draw = (theme: string, seed: number, of = room) =>
    redesignRoom(of, lookOf(theme, seed), () => {}).data

  test('the same seed gives the same picture, each of four another one', ({ assert }) => {
    const pictures = [0, 1, 2, 3].map((seed) => draw('japandi', seed))
    assert.isTrue(pictures[0].equals(draw('japandi', 0)))
    for (const [at, one] of pictures.entries())
      for (const other of pictures.slice(at + 1)) {
        assert.isAbove(
          difference(one, other, () => true),
          1.5
        )
      }
  })

  test('two themes differ on walls, floor and furniture', ({ assert }) => {
    const [one, other] = [draw('noir', 0), draw('scandinavian', 0)]
    for (const surface of ['wall', 'floor', 'furniture'] as const) {
      const matte = room.mattes[surface]
      const apart = difference(one, other, (at) => matte[at] > 0.9)
      assert.isAbove(apart, 20, surface)
    }
  })

  test('where the shape is a guess, the floor keeps its boards', ({ assert }) => {
    const weak = { ...room, confidence: TRUSTED - 0.1 }
    const isFloor = (at: number) => room.mattes.floor[at] > 0.9
    const unlaid = redesignRoom(weak, { ...lookOf('noir', 0), floor: null }, () => {}).data
    assert.equal(difference(draw('noir', 0, weak), unlaid, isFloor), 0)
    assert.isAbove(difference(draw('noir', 0), unlaid, isFloor), 15)
  })

  test('an unclear room gets new light, and says so, unless finishes were not wanted', ({
    assert,
  }) => {
    const look = lookOf('noir', 0)
    const isLightOnly = (of: RoomAnalysis, wanted = look) =>
      redesignRoom(of, wanted, () => {}).isLightOnly
    const nothing = new Float32Array(room.mattes.wall.length)
    const onlyWalls = { ...room, mattes: { ...room.mattes, floor: nothing, ceiling: nothing } }
    const bare = { ...room, mattes: { ...onlyWalls.mattes, wall: nothing } }
    const weak = { ...room, confidence: TRUSTED - 0.1 }
    assert.isFalse(isLightOnly(room))
    assert.isFalse(isLightOnly(onlyWalls))
    assert.isTrue(isLightOnly(onlyWalls, { ...look, walls: null }))
    assert.isTrue(isLightOnly(bare))
    assert.isTrue(isLightOnly(weak))
    assert.isFalse(isLightOnly(weak, { ...look, walls: null, ceiling: null, floor: null }))

    const little = room.mattes.wall.map((share) => share * 0.02)
    const patch = { ...bare, mattes: { ...bare.mattes, wall: little } }
    assert.isTrue(isLightOnly(patch))
    const marked = { ...patch, corrected: new Set<number>([SURFACE.wall]) }
    assert.isFalse(isLightOnly(marked))
    assert.isTrue(isLightOnly(marked, { ...look, walls: null }))

    const isWall = (at: number) => room.mattes.wall[at] > 0.9
    const unpainted = redesignRoom(weak, { ...look, walls: null }, () => {}).data
    assert.equal(difference(draw('noir', 0, weak), unpainted, isWall), 0)
  })

  test('a floor that shows in patches only is left alone', ({ assert }) => {
    const planes = planeMap(room)
    assert.isTrue(floorIsSeen(room, planes))
    const nothing = new Float32Array(planes.length)
    const hidden = { ...room, mattes: { ...room.mattes, floor: nothing, rug: nothing } }
    assert.isFalse(floorIsSeen(hidden, planes))
  })

  test('what has another color than its wall, or shines, is not painted with it', ({ assert }) => {
    const [width, height] = [120, 80]
    const data = Buffer.alloc(width * height * 3)
    const colorAt = (x: number, y: number) => {
      if (y > 40 && x < 30) return [150, 70, 25]
      return y > 40 && x > 90 ? [255, 252, 240] : [128 - y / 2, 124 - y / 2, 116 - y / 2]
    }
    for (let at = 0; at < width * height; at++) {
      data.set(colorAt(at % width, Math.floor(at / width)), at * 3)
    }
    const whole = new Float32Array(width * height).fill(1)
    const mask = wallLike(canvasOf({ data, width, height }), whole)
    const at = (x: number, y: number) => mask[y * width + x]
    assert.closeTo(at(60, 20), 1, 1e-6)
    assert.closeTo(at(60, 70), 1, 1e-6)
    assert.closeTo(at(12, 65), 0, 1e-6)
    assert.closeTo(at(108, 65), 0, 1e-6)
  })

  test('daylight on a wall in lamplight is wall, up to the things before it', ({ assert }) => {
    const [width, height] = [160, 200]
    const data = Buffer.alloc(width * height * 3)
    const colorAt = (x: number, y: number) => {
      if (x > 60 && x < 100 && y > 90) return [60, 90, 190]
      const day = Math.min(1, Math.max(0, (y - 30) / 120))
      return [208 - day * 48, 184 - day * 4, 140 + day * 100]
    }
    for (let at = 0; at < width * height; at++) {
      data.set(colorAt(at % width, Math.floor(at / width)), at * 3)
    }
    const whole = new Float32Array(width * height).fill(1)
    const hidden = whole.map((_, at) => (at % width > 60 && at % width < 100 ? 0 : 1))
    const canvas = canvasOf({ data, width, height })
    const at = (mask: Float32Array, x: number, y: number) => mask[y * width + x]
    const mask = wallLike(canvas, hidden)
    for (const y of [10, 60, 120, 190]) assert.closeTo(at(mask, 20, y), 1, 1e-6)
    assert.closeTo(at(mask, 58, 190), 1, 1e-6)
    assert.isBelow(at(wallLike(canvas, whole), 80, 150), 0.1)
  })

  test('what a person marked is painted whatever its color, and wherever the horizon is', ({
    assert,
  }) => {
    const all = new Float32Array(room.mattes.wall.length).fill(1)
    const none = new Float32Array(all.length)
    const walls = { ...room, mattes: { ...room.mattes, floor: none, ceiling: none, wall: all } }
    const told = new Uint8Array(room.labels.length).fill(SURFACE.wall)
    const [guessed, said] = [draw('noir', 0, walls), draw('noir', 0, { ...walls, told })]
    assert.isAbove(
      difference(guessed, said, () => true),
      2
    )

    const { floor } = lookOf('noir', 0)
    if (!floor) return assert.fail('no floor')
    const { width, height } = room.image
    const frame = levelFrame(width, height, height * 2)
    const above = { ...room, frame, mattes: { ...room.mattes, floor: all } }
    const source = canvasOf(room.image)
    const laid = (corrected: number[]) => {
      const target = copyOf(source)
      const ground = { ...above, corrected: new Set(corrected) }
      layFloor(target, source, luminanceOf(source), ground, floor, null, null)
      return target.red
    }
    assert.deepEqual(laid([]), source.red)
    const marked = laid([SURFACE.floor])
    const changed = marked.filter((red, at) => Math.abs(red - source.red[at]) > 0.005)
    assert.isAbove(changed.length, all.length / 2)
  })

  test('shadows of objects fall on a new floor as on the old one', ({ assert }) => {
    const { floor } = lookOf('noir', 0)
    if (!floor) return assert.fail('no floor')
    const { width, height } = room.image
    const isFloor = (at: number) => Math.floor(at / width) > height * 0.6
    const isShadow = (at: number) => isFloor(at) && at % width >= 200 && at % width < 260
    const matte = room.mattes.floor.map((_, at) => (isFloor(at) ? 1 : 0))
    const ground = {
      ...room,
      frame: levelFrame(width, height),
      mattes: { ...room.mattes, floor: matte },
    }
    const laid = (shade: number) => {
      const source = canvasOf(room.image)
      for (const plane of [source.red, source.green, source.blue]) {
        plane.forEach((_, at) => (plane[at] = isShadow(at) ? 0.4 * shade : 0.4))
      }
      const target = copyOf(source)
      layFloor(target, source, luminanceOf(source), ground, floor, null, null)
      return luminanceOf(target)
    }
    const [plain, shaded] = [laid(1), laid(0.5)]
    const at = (x: number) => Math.round(height * 0.8) * width + x
    for (const x of [215, 230, 245]) assert.closeTo(shaded[at(x)] / plain[at(x)], 0.5, 0.08)
    for (const x of [100, 350]) assert.closeTo(shaded[at(x)] / plain[at(x)], 1, 0.02)
  })

  test('a glossy floor shows the wall behind it, most where one looks along it', ({ assert }) => {
    const before = canvasOf(room.image)
    before.red.fill(0)
    for (const [at, share] of room.mattes.wall.entries()) before.red[at] = share
    const after = copyOf(before)
    reflectOnFloor(after, room, 'marble', null)
    const { width, height } = room.image
    const shownIn = (row: number) => {
      let most = 0
      for (let x = 0; x < width; x++) {
        const at = row * width + x
        if (room.mattes.floor[at] > 0.99) most = Math.max(most, after.red[at] - before.red[at])
      }
      return most
    }
    const far = Math.max(...[0.7, 0.74, 0.78].map((share) => shownIn(Math.round(height * share))))
    const near = shownIn(height - 3)
    assert.isAbove(far, 0.03)
    assert.isAbove(far, near)
  })
})
