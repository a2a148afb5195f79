import sharp from 'sharp'
import { test } from '@japa/runner'
import { toLab } from '#app/redesign/analysis/lab_image'
import { settleLabels } from '#app/redesign/analysis/settle_labels'
import { keepThinObjects, thingsBefore } from '#app/redesign/analysis/thin_objects'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/surface'

const [WIDTH, HEIGHT] = [240, 160]

async function drawn(shapes: string) {
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#c8bca8"/>${shapes}</svg>`
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  return toLab({ data, width: WIDTH, height: HEIGHT })
}

const all = (surface: number) => new Uint8Array(WIDTH * HEIGHT).fill(surface)
const pixel = (x: number, y: number) => y * WIDTH + x

/** @param chanceAt of a surface, for cells of eight pixels; the rest is `otherwise` */
function seenAs(surface: number, otherwise: number, chanceAt: (x: number, y: number) => number) {
  const [width, height] = [WIDTH / 8, HEIGHT / 8]
  const chances = Float32Array.from({ length: width * height }, (_, at) =>
    chanceAt((at % width) * 8 + 4, Math.floor(at / width) * 8 + 4)
  )
  const surfaces = Array.from({ length: SURFACE_COUNT - 1 }, (_, index) => ({
    values: chances.map((chance) =>
      index + 1 === surface ? chance : index + 1 === otherwise ? 1 - chance : 0
    ),
    width,
    height,
  }))
  return { surfaces, roomShare: 1 }
}

test.group('Thin things', () => {
  test('a dark and a slanted leg on a floor stay', async ({ assert }) => {
    const legs =
      '<rect x="80" y="40" width="3" height="60" fill="#2a211c"/><path d="M150 40L170 110" stroke="#7a4a24" stroke-width="3"/>'
    const kept = keepThinObjects(all(SURFACE.floor), await drawn(legs))
    assert.equal(kept[pixel(81, 70)], SURFACE.keep)
    assert.equal(kept[pixel(160, 75)], SURFACE.keep)
    assert.equal(kept[pixel(110, 70)], SURFACE.floor)
    assert.isBelow(kept.filter((label) => label === SURFACE.keep).length, 1100)
  })

  test('a railing before a wall stays, bar by bar', async ({ assert }) => {
    const bars = [40, 70, 100, 130].map(
      (x) => `<rect x="${x}" y="30" width="4" height="90" fill="#fff"/>`
    )
    const colors = await drawn(`<rect width="240" height="160" fill="#7d8894"/>${bars.join('')}`)
    const kept = keepThinObjects(all(SURFACE.wall), colors)
    for (const x of [42, 72, 102, 132]) assert.equal(kept[pixel(x, 80)], SURFACE.keep)
    for (const x of [20, 57, 87, 117]) assert.equal(kept[pixel(x, 80)], SURFACE.wall)
  })

  test('joints and soft shadows of a floor are floor', async ({ assert }) => {
    const joints = [50, 80, 110].map((y) => `<path d="M0 ${y}H240" stroke="#a89c8a"/>`)
    const blur = '<filter id="b"><feGaussianBlur stdDeviation="6"/></filter>'
    const shadow = '<rect x="120" y="20" width="8" height="90" fill="#6b6358" filter="url(#b)"/>'
    const kept = keepThinObjects(all(SURFACE.floor), await drawn(blur + joints.join('') + shadow))
    assert.isTrue(kept.every((label) => label === SURFACE.floor))
  })
})

test.group('Things before a surface that a person marked', () => {
  const LEG = '<rect x="80" y="40" width="3" height="60" fill="#2a211c"/>'
  const whole = () => new Float32Array(WIDTH * HEIGHT).fill(1)

  test('are legs, also where only a rest of one was marked with it', async ({ assert }) => {
    const colors = await drawn(LEG)
    const things = new Set(thingsBefore(whole(), true, colors))
    assert.isTrue(things.has(pixel(81, 70)))
    assert.isFalse(things.has(pixel(90, 70)))

    const isLeg = (at: number) => {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      return x >= 80 && x < 83 && y >= 40 && y < 100
    }
    const isRest = (at: number) => Math.abs(Math.floor(at / WIDTH) - 71) < 2
    const mask = whole().map((_, at) => (isLeg(at) && !isRest(at) ? 0 : 1))
    const rest = new Set(thingsBefore(mask, true, colors))
    assert.isTrue(rest.has(pixel(81, 71)))
    assert.isFalse(rest.has(pixel(81, 50)))
    assert.isFalse(rest.has(pixel(90, 71)))
  })

  test('lie flat on a wall, but not on a floor', async ({ assert }) => {
    const rail = await drawn('<rect x="40" y="80" width="160" height="3" fill="#2a211c"/>')
    assert.include(thingsBefore(whole(), false, rail), pixel(120, 81))
    assert.isEmpty(thingsBefore(whole(), true, rail))
  })
})

test.group('Objects', () => {
  const WINDOW = '<circle cx="120" cy="80" r="30" fill="#e9f4ff"/>'

  test('a round window ends where its glass ends', async ({ assert }) => {
    const isNear = (x: number, y: number) => Math.max(Math.abs(x - 120), Math.abs(y - 80)) < 30
    const seen = seenAs(SURFACE.wall, SURFACE.opening, (x, y) => (isNear(x, y) ? 0.2 : 0.95))
    const { labels } = settleLabels(all(SURFACE.wall), seen, await drawn(WINDOW))
    assert.equal(labels[pixel(120, 80)], SURFACE.opening)
    assert.equal(labels[pixel(120, 53)], SURFACE.opening)
    assert.equal(labels[pixel(96, 58)], SURFACE.wall)
    assert.equal(labels[pixel(30, 80)], SURFACE.wall)
  })

  test('what is doubted stays as it is, as a whole', async ({ assert }) => {
    const chest = '<rect x="140" y="60" width="60" height="60" fill="#8a4f2a"/>'
    const isChest = (x: number, y: number) => x > 140 && x < 200 && y > 60 && y < 120
    const seen = seenAs(SURFACE.wall, SURFACE.keep, (x, y) => (isChest(x, y) ? 0.55 : 0.9))
    const { labels, sure } = settleLabels(all(SURFACE.wall), seen, await drawn(chest))
    assert.equal(labels[pixel(170, 90)], SURFACE.wall)
    for (const [x, y] of [
      [142, 62],
      [170, 90],
      [197, 117],
    ]) {
      assert.equal(sure[pixel(x, y)], SURFACE.keep)
    }
    assert.equal(sure[pixel(30, 90)], SURFACE.wall)
  })

  test('a surface that is doubted mostly stays altogether', async ({ assert }) => {
    const half = '<rect x="80" width="160" height="160" fill="#8a4f2a"/>'
    const seen = seenAs(SURFACE.wall, SURFACE.keep, (x) => (x > 80 ? 0.55 : 0.9))
    const { sure } = settleLabels(all(SURFACE.wall), seen, await drawn(half))
    assert.isTrue(sure.every((label) => label === SURFACE.keep))
  })

  test('of a bed and a floor that look equally like floor, neither is replaced', async ({
    assert,
  }) => {
    const bed = '<rect x="60" y="60" width="120" height="100" fill="#8fa3c4"/>'
    const seen = seenAs(SURFACE.floor, SURFACE.furniture, () => 0.85)
    const { sure } = settleLabels(all(SURFACE.floor), seen, await drawn(bed))
    assert.isTrue(sure.every((label) => label === SURFACE.keep))
  })
})
