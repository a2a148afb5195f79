// Draws the demo world's floor plans: `node scripts/draw_floor_plans.mjs`, then commit the pictures.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = join(import.meta.dirname, '../resources/demo/photographs/plans')
const INK = '#1b1916'
const SOFT = '#8b857b'
/** pixels per meter */
const METER = 96
const MARGIN = 110
const WALL = 20
const PARTITION = 11

const px = (meters) => Math.round(meters * METER)
const tag = (name, attributes, inside = '') =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}>${inside}</${name}>`

const line = ([x1, y1, x2, y2], width, color = INK) =>
  tag('line', {
    'x1': px(x1),
    'y1': px(y1),
    'x2': px(x2),
    'y2': px(y2),
    'stroke': color,
    'stroke-width': width,
    'stroke-linecap': 'square',
  })

/** A gap in a wall with the leaf and the quarter it sweeps. @param turn degrees */
function door([x, y], turn, width = 0.9) {
  const w = px(width)
  return tag(
    'g',
    { transform: `translate(${px(x)} ${px(y)}) rotate(${turn})` },
    tag('line', {
      'x1': 0,
      'y1': 0,
      'x2': w,
      'y2': 0,
      'stroke': '#fff',
      'stroke-width': WALL + 6,
    }) +
      tag('path', {
        'd': `M0 0V${w}A${w} ${w} 0 0 0 ${w} 0`,
        'fill': 'none',
        'stroke': SOFT,
        'stroke-width': 2.5,
      })
  )
}

function windowIn([x1, y1, x2, y2]) {
  return (
    line([x1, y1, x2, y2], WALL + 2, '#fff') +
    line([x1, y1, x2, y2], WALL - 2, SOFT) +
    line([x1, y1, x2, y2], WALL - 8, '#fff') +
    line([x1, y1, x2, y2], 2.5, SOFT)
  )
}

const label = ([x, y], name, area) =>
  tag(
    'text',
    { 'x': px(x), 'y': px(y), 'font-size': 32, 'fill': INK, 'text-anchor': 'middle' },
    name
  ) +
  tag(
    'text',
    { 'x': px(x), 'y': px(y) + 38, 'font-size': 25, 'fill': SOFT, 'text-anchor': 'middle' },
    area
  )

const box = ([x, y, width, height], radius = 6) =>
  tag('rect', {
    'x': px(x),
    'y': px(y),
    'width': px(width),
    'height': px(height),
    'rx': radius,
    'fill': 'none',
    'stroke': SOFT,
    'stroke-width': 2.5,
  })

const stairs = ([x, y, width, height], steps) =>
  box([x, y, width, height], 0) +
  Array.from({ length: steps - 1 }, (_, index) => {
    const at = x + ((index + 1) * width) / steps
    return line([at, y, at, y + height], 2, SOFT)
  }).join('')

const tiles = ([x, y, width, height]) =>
  Array.from({ length: Math.floor(width / 0.6) }, (_, index) =>
    line([x + 0.6 * (index + 1), y, x + 0.6 * (index + 1), y + height], 1, '#e4ded4')
  ).join('')

const bed = ([x, y]) =>
  box([x, y, 1.8, 2.1]) + box([x + 0.1, y + 0.1, 0.75, 0.5]) + box([x + 0.95, y + 0.1, 0.75, 0.5])

const PLANS = {
  livia_ground: {
    width: 13,
    height: 11,
    draw: () =>
      [
        tiles([0, 8, 13, 3]),
        box([0, 8, 13, 3], 0),
        label([6.5, 9.4], 'Terrace', '39 m²'),
        ...[
          [0, 0, 13, 0],
          [13, 0, 13, 8],
          [13, 8, 0, 8],
          [0, 8, 0, 0],
        ].map((wall) => line(wall, WALL)),
        ...[
          [7.6, 0, 7.6, 8],
          [0, 3, 4.2, 3],
          [4.2, 0, 4.2, 3],
          [7.6, 3.4, 13, 3.4],
        ].map((wall) => line(wall, PARTITION)),
        windowIn([1, 8, 3.6, 8]),
        windowIn([9, 8, 12, 8]),
        windowIn([0, 4.4, 0, 6.6]),
        windowIn([13, 4.6, 13, 6.8]),
        windowIn([1.2, 0, 3, 0]),
        windowIn([9.4, 0, 11.6, 0]),
        door([5.4, 0], 0, 1.1),
        door([7.6, 1.2], 90),
        door([7.6, 5], 90, 1.1),
        door([4.2, 1.6], 90, 0.8),
        door([4.6, 8], 0, 1.4),
        stairs([4.6, 2.1, 2.7, 1.05], 10),
        box([0.5, 5.2, 1, 2.3]),
        box([2, 3.5, 2.4, 0.95]),
        box([2.2, 5.6, 1.5, 0.9]),
        box([9.4, 5.2, 2.2, 1.1]),
        box([7.95, 7.0, 0.65, 0.65]),
        box([12.25, 3.75, 0.6, 4]),
        box([0.35, 0.35, 1.7, 0.8], 30),
        box([3.3, 0.35, 0.6, 0.6], 30),
        bed([10.8, 0.5]),
        label([3.6, 7.2], 'Living room', '46 m²'),
        label([10.2, 4.5], 'Kitchen', '25 m²'),
        label([2.2, 2.0], 'Bath', '13 m²'),
        label([9.3, 2.3], 'Guest room', '18 m²'),
        label([5.9, 1.4], 'Hall', '12 m²'),
      ].join(''),
  },
  livia_upper: {
    width: 13,
    height: 8,
    draw: () =>
      [
        ...[
          [0, 0, 13, 0],
          [13, 0, 13, 8],
          [13, 8, 0, 8],
          [0, 8, 0, 0],
        ].map((wall) => line(wall, WALL)),
        ...[
          [4.2, 0, 4.2, 8],
          [8.6, 0, 8.6, 8],
          [4.2, 4.6, 8.6, 4.6],
          [0, 3.2, 4.2, 3.2],
        ].map((wall) => line(wall, PARTITION)),
        windowIn([1, 8, 3.2, 8]),
        windowIn([5.4, 8, 7.4, 8]),
        windowIn([9.8, 8, 12, 8]),
        windowIn([0, 4.6, 0, 6.6]),
        windowIn([13, 2.6, 13, 5.4]),
        windowIn([1.4, 0, 2.8, 0]),
        windowIn([9.8, 0, 11.8, 0]),
        door([4.2, 1.4], 90, 0.8),
        door([4.2, 3.6], 90),
        door([8.6, 1.6], 90),
        door([5.9, 4.6], 0),
        stairs([4.6, 0.3, 2.7, 1.05], 10),
        bed([0.5, 5.4]),
        bed([4.5, 5.6]),
        bed([10.9, 3.0]),
        box([9, 6.9, 2.2, 0.7]),
        box([0.35, 0.4, 1.7, 0.8], 30),
        box([0.4, 1.7, 0.6, 1.1], 10),
        label([1.7, 4.4], 'Bedroom', '20 m²'),
        label([7.5, 6.6], 'Bedroom', '15 m²'),
        label([10.2, 2.0], 'Main bedroom', '35 m²'),
        label([2.6, 2.0], 'Bath', '13 m²'),
        label([6.5, 2.8], 'Landing', '20 m²'),
      ].join(''),
  },
}

function drawing({ width, height, draw }) {
  const [w, h] = [px(width) + 2 * MARGIN, px(height) + 2 * MARGIN]
  const scale = [0, 1, 2, 3].map((meter) =>
    line([meter, height + 0.75, meter, height + 0.85], 2.5, SOFT)
  )
  return tag(
    'svg',
    {
      'xmlns': 'http://www.w3.org/2000/svg',
      'width': w,
      'height': h,
      'font-family': 'Inter, sans-serif',
    },
    `<rect width="100%" height="100%" fill="#fff"/>` +
      tag(
        'g',
        { transform: `translate(${MARGIN} ${MARGIN - 30})` },
        draw() +
          line([0, height + 0.8, 3, height + 0.8], 2.5, SOFT) +
          scale.join('') +
          tag(
            'text',
            { 'x': px(3) + 16, 'y': px(height + 0.8) + 8, 'font-size': 23, 'fill': SOFT },
            '3 m'
          )
      )
  )
}

await mkdir(FOLDER, { recursive: true })
for (const [name, plan] of Object.entries(PLANS)) {
  const picture = sharp(Buffer.from(drawing(plan))).jpeg({ quality: 88, mozjpeg: true })
  await picture.toFile(join(FOLDER, `${name}.jpg`))
}
