import type { LinearRgb } from '#app/redesign/looks/oklab'
import { hash, smoothstep } from '#app/redesign/math/noise'
import { mix, type Material } from './material.js'

/** distance between two twigs, meters */
const REPEAT = 0.42
const ROW = REPEAT * 0.86
const LEAVES = 4

export function leafPrint(colors: readonly LinearRgb[]): Material {
  return (x, y, footprint) => {
    let color = colors[0]
    for (let layer = 0; layer < 2; layer++) {
      const u = x + layer * REPEAT * 0.5
      const v = y + layer * REPEAT * 0.43
      const ink = colors[1 + (layer % (colors.length - 1))]
      const share = inkAt(u, v, layer, footprint)
      if (share > 0) color = mix(color, ink, share * 0.85)
    }
    return color
  }
}

function inkAt(u: number, v: number, layer: number, footprint: number): number {
  const column = Math.floor(u / REPEAT)
  const row = Math.floor(v / ROW)
  let nearest = 1
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++) {
      const at = column + right
      const line = row + down
      const middleX = (at + 0.5 + (hash(at, line + layer * 9) - 0.5) * 0.3) * REPEAT
      const angle = (hash(at + layer, line) - 0.5) * 1.4
      const awayX = u - middleX
      const awayY = v - (line + 0.5) * ROW
      const x = awayX * Math.cos(angle) - awayY * Math.sin(angle)
      const y = awayX * Math.sin(angle) + awayY * Math.cos(angle)
      nearest = Math.min(nearest, twig(x, y))
    }
  const share = 1 - smoothstep(-footprint * 0.4, footprint * 0.6 + 0.001, nearest)
  return share * Math.min(1, 0.02 / Math.max(0.02, footprint))
}

/** Distance to a twig around the origin, meters; negative inside. */
function twig(x: number, y: number): number {
  if (Math.abs(x) > 0.12 || Math.abs(y) > 0.26) return 1
  let nearest = Math.abs(y) < REPEAT * 0.42 ? Math.abs(x - 0.02 * Math.sin(y * 16)) - 0.0035 : 1
  for (let leaf = -LEAVES; leaf <= LEAVES; leaf++)
    for (const side of [-1, 1]) {
      const along = (x - side * 0.005) * side
      const length = 0.075 * (1 - Math.abs(leaf) / 7)
      if (along <= 0 || along >= length) continue
      const aside = Math.abs(y - leaf * 0.038 - along * 0.75)
      nearest = Math.min(nearest, aside - 0.014 * Math.sin((along / length) * Math.PI))
    }
  return nearest
}
