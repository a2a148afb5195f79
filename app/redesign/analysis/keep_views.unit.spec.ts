import sharp from 'sharp'
import { test } from '@japa/runner'
import { keepViews, type WindowCorners } from '#app/redesign/analysis/keep_views'
import { toLab } from '#app/redesign/analysis/lab_image'
import { SURFACE } from '#app/redesign/surface'

const [WIDTH, HEIGHT] = [240, 160]
const WALL = '#d8cfc0'
const SHADE = '#a89f90'
const SKY = '#dff0ff'
const MOUNTAINS = '#5f7f95'

const pixel = (x: number, y: number) => y * WIDTH + x

/** @param isSeen whether the network sees an opening there, and wall otherwise */
async function viewsOf(
  shapes: string,
  isSeen: (x: number, y: number) => boolean,
  windows: WindowCorners[] = []
) {
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${WALL}"/>${shapes}</svg>`
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  const labels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    isSeen(at % WIDTH, Math.floor(at / WIDTH)) ? SURFACE.opening : SURFACE.wall
  )
  const colors = toLab({ data, width: WIDTH, height: HEIGHT })
  const views = keepViews({ labels, sure: labels.slice() }, colors, windows)
  return { sure: views.sure, isSame: views.labels === labels }
}

const isRound = (x: number, y: number) => Math.hypot(x - 120, y - 80) < 40
const isBitten = (x: number, y: number) => isRound(x, y) && !(x < 120 && y >= 84 && y < 98)
const bitten = (fill: string) =>
  `<circle cx="120" cy="80" r="40" fill="${SKY}"/><rect x="78" y="84" width="42" height="14" fill="${fill}"/>`

test.group('The view through a window', () => {
  test('is kept whole in a round one, though part of it was taken for wall', async ({ assert }) => {
    const { sure, isSame } = await viewsOf(bitten(MOUNTAINS), isBitten)
    assert.equal(sure[pixel(105, 90)], SURFACE.keep)
    assert.equal(sure[pixel(120, 60)], SURFACE.opening)
    assert.equal(sure[pixel(60, 90)], SURFACE.wall)
    assert.isTrue(isSame)
  })

  test('is no wall in light or shade that reaches into its outline', async ({ assert }) => {
    for (const fill of [WALL, SHADE]) {
      const { sure } = await viewsOf(bitten(fill), isBitten)
      assert.equal(sure[pixel(105, 90)], SURFACE.wall, fill)
    }
  })

  test('goes on to the lines of its window', async ({ assert }) => {
    const view = `<rect x="60" y="30" width="120" height="80" fill="${SKY}"/><rect x="60" y="78" width="120" height="32" fill="${MOUNTAINS}"/>`
    const isSky = (x: number, y: number) => x >= 60 && x < 180 && y >= 30 && y < 78
    const alone = await viewsOf(view, isSky)
    assert.equal(alone.sure[pixel(120, 95)], SURFACE.wall)
    const corners: WindowCorners = [
      [60, 109],
      [60, 30],
      [179, 30],
      [179, 109],
    ]
    const { sure } = await viewsOf(view, isSky, [corners])
    assert.equal(sure[pixel(120, 95)], SURFACE.keep)
    assert.equal(sure[pixel(50, 95)], SURFACE.wall)
    assert.equal(sure[pixel(120, 114)], SURFACE.wall)
  })

  test('is nowhere where lines form a rectangle that the network takes for wall', async ({
    assert,
  }) => {
    const picture = `<rect x="60" y="30" width="120" height="80" fill="${MOUNTAINS}"/>`
    const corners: WindowCorners = [
      [60, 109],
      [60, 30],
      [179, 30],
      [179, 109],
    ]
    const { sure } = await viewsOf(picture, () => false, [corners])
    assert.isTrue(sure.every((surface) => surface === SURFACE.wall))
  })
})
