export type Vector = readonly [number, number, number]

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function lengthOf(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2])
}

export function normalized(a: Vector): Vector {
  const length = lengthOf(a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

export function negated(a: Vector): Vector {
  return [-a[0], -a[1], -a[2]]
}

export function plus(a: Vector, b: Vector, factor = 1): Vector {
  return [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor]
}
