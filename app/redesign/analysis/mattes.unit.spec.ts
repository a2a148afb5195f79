import { test } from '@japa/runner'
import { toLab } from '#app/redesign/analysis/lab_image'
import { cutMattes } from '#app/redesign/analysis/mattes'
import { SURFACE } from '#app/redesign/surface'

const [WIDTH, HEIGHT] = [400, 240]
const EDGE = 200

function halves(light: number) {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    data.fill(at % WIDTH < EDGE ? 60 : light, at * 3, at * 3 + 3)
  }
  return { data, width: WIDTH, height: HEIGHT }
}

function labeled(border: number, left: number, right: number): Uint8Array {
  return Uint8Array.from({ length: (WIDTH / 2) * (HEIGHT / 2) }, (_, at) =>
    at % (WIDTH / 2) < border / 2 ? left : right
  )
}

const row = (matte: Float32Array) => matte.subarray((HEIGHT / 2) * WIDTH, (HEIGHT / 2 + 1) * WIDTH)

test.group('Mattes', () => {
  test('a border that was drawn beside an edge moves to it', async ({ assert }) => {
    const image = halves(200)
    const labels = labeled(EDGE - 6, SURFACE.wall, SURFACE.furniture)
    const mattes = await cutMattes(image, toLab(image), labels, WIDTH / 2)
    const wall = row(mattes.wall)
    assert.isAbove(wall[EDGE - 4], 0.9)
    assert.isBelow(wall[EDGE + 3], 0.1)
    assert.isAbove(row(mattes.furniture)[EDGE + 3], 0.9)
  })

  test('where nothing is seen the border stays, narrow', async ({ assert }) => {
    const image = halves(60)
    const labels = labeled(EDGE, SURFACE.wall, SURFACE.floor)
    const { wall, floor } = await cutMattes(image, toLab(image), labels, WIDTH / 2)
    assert.isAbove(row(wall)[EDGE - 5], 0.95)
    assert.isAbove(row(floor)[EDGE + 5], 0.95)
    assert.isAbove(row(wall)[EDGE - 2], 0.5)
    assert.isAbove(row(floor)[EDGE + 1], 0.5)
  })

  test('what is to be kept is nobody’s', async ({ assert }) => {
    const image = halves(200)
    const labels = labeled(EDGE, SURFACE.wall, SURFACE.keep)
    const mattes = await cutMattes(image, toLab(image), labels, WIDTH / 2)
    const together = Object.values(mattes).map((matte) => row(matte)[EDGE + 20])
    assert.equal(
      together.reduce((sum, share) => sum + share, 0),
      0
    )
  })
})
