import sharp from 'sharp'
import { test } from '@japa/runner'
import { toLab } from '#app/redesign/analysis/lab_image'
import { straightenCeiling } from '#app/redesign/analysis/straighten_ceiling'
import { SURFACE } from '#app/redesign/surface'

const [WIDTH, HEIGHT] = [300, 200]
/** the ceiling ends at a line that falls to the right */
const edgeAt = (x: number) => 60 + x * 0.1

async function drawn(shapes = '') {
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#d8d4cc"/><path d="M0 0H${WIDTH}V${edgeAt(WIDTH)}L0 ${edgeAt(0)}Z" fill="#e4e1da"/>${shapes}</svg>`
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  return toLab({ data, width: WIDTH, height: HEIGHT })
}

/** @param bulge whether it is wall above the line, too */
function labeled(bulge: (x: number, y: number) => boolean) {
  const labels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    return y > edgeAt(x) || bulge(x, y) ? SURFACE.wall : SURFACE.ceiling
  })
  return { labels, sure: labels.slice() }
}

const pixel = (x: number, y: number) => y * WIDTH + x
const isBulge = (x: number, y: number) => x > 100 && x < 130 && y > 50

test.group('The line between a wall and its ceiling', () => {
  test('is straight where labels bulge beyond it for no reason', async ({ assert }) => {
    const { labels, sure } = straightenCeiling(labeled(isBulge), await drawn())
    for (const map of [labels, sure]) {
      assert.equal(map[pixel(115, 55)], SURFACE.ceiling)
      assert.equal(map[pixel(115, 90)], SURFACE.wall)
      assert.equal(map[pixel(20, 40)], SURFACE.ceiling)
    }
  })

  test('leaves a beam, which has edges of its own', async ({ assert }) => {
    const beam = '<path d="M101 51H129V80H101Z" fill="#8a4f2a"/>'
    const { labels } = straightenCeiling(labeled(isBulge), await drawn(beam))
    assert.equal(labels[pixel(115, 55)], SURFACE.wall)
  })

  test('leaves a part of the room that goes further', async ({ assert }) => {
    const goesUp = (x: number) => x > 100 && x < 130
    const { labels } = straightenCeiling(labeled(goesUp), await drawn())
    assert.equal(labels[pixel(115, 55)], SURFACE.wall)
    assert.equal(labels[pixel(115, 10)], SURFACE.wall)
  })

  test('keeps what is doubted as it is', async ({ assert }) => {
    const found = labeled(isBulge)
    found.sure[pixel(115, 55)] = SURFACE.keep
    const { labels, sure } = straightenCeiling(found, await drawn())
    assert.equal(labels[pixel(115, 55)], SURFACE.ceiling)
    assert.equal(sure[pixel(115, 55)], SURFACE.keep)
  })
})
