import { boxBlur } from './box_blur.js'
import { copyFactor, enlarged, shrunk, type Plane } from './resize_plane.js'

/** Two box blurs of a large radius, on the smallest copy that allows it. */
export function broadBlur(plane: Plane, radius: number): Float32Array {
  const factor = copyFactor(radius)
  const { values, width, height } = shrunk(plane, factor)
  const reach = Math.max(1, Math.round(radius / factor))
  const once = boxBlur(values, width, height, reach)
  const small = { values: boxBlur(once, width, height, reach), width, height }
  return enlarged(small, factor, plane.width, plane.height)
}
