import { test } from '@japa/runner'
import { SURFACE } from '#app/redesign/surface'
import { Painting } from '#app/designs/surfaces/ui/painting'
import { sketchRoom } from '#app/designs/surfaces/ui/sketch_room'
import { SurfaceMap } from '#app/designs/surfaces/ui/surface_map'

const [WIDTH, HEIGHT] = [40, 30]
const COUNT = WIDTH * HEIGHT
const COLORS = { floor: '#804020', walls: '#4060c0', ceiling: null }

/** A gray wall, darker to the right, above a floor that is a guess. */
function room() {
  const isWall = (at: number) => at < COUNT / 2
  const found = Uint8Array.from({ length: COUNT }, (_, at) =>
    isWall(at) ? SURFACE.wall : SURFACE.floor
  )
  const doubted = Uint8Array.from(found, (_, at) => (isWall(at) ? 0 : 1))
  const map = new SurfaceMap(WIDTH, HEIGHT, found, new Uint16Array(COUNT), doubted)
  const data = new Uint8ClampedArray(COUNT * 4)
  for (let at = 0; at < COUNT; at++) data.fill(200 - 2 * (at % WIDTH), at * 4, at * 4 + 4)
  return { photo: { data, width: WIDTH, height: HEIGHT }, painting: new Painting(map) }
}

const colorAt = (data: Uint8ClampedArray, x: number, y: number) => [
  ...data.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3),
]

test.group('A sketch of a room', () => {
  test('has the look’s colors in the photo’s light', ({ assert }) => {
    const { photo, painting } = room()
    const sketch = sketchRoom(photo, painting, COLORS)
    const [red, , blue] = colorAt(sketch, 20, 5)
    assert.isAbove(blue, red * 2)
    assert.isAbove(colorAt(sketch, 2, 5)[2], colorAt(sketch, 37, 5)[2])
    assert.deepEqual(colorAt(photo.data, 20, 5), [160, 160, 160])
  })

  test('leaves guesses as they are until a person says what they are', ({ assert }) => {
    const { photo, painting } = room()
    assert.deepEqual(colorAt(sketchRoom(photo, painting, COLORS), 20, 25), [160, 160, 160])
    painting.paint([25 * WIDTH + 20], SURFACE.floor)
    const [red, , blue] = colorAt(sketchRoom(photo, painting, COLORS), 20, 25)
    assert.isAbove(red, blue)
    assert.deepEqual(colorAt(sketchRoom(photo, painting, COLORS), 21, 25), [158, 158, 158])
  })
})
