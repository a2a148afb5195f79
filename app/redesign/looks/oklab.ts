import type { Oklab } from './look.js'

/** OKLab by Björn Ottosson, https://bottosson.github.io/posts/oklab/. Linear light is 0-1. */

/** sRGB byte → linear light. */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Linear light → sRGB 0-1, clipped. */
export function toSrgb(light: number): number {
  const value = light < 0 ? 0 : light > 1 ? 1 : light
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

export type LinearRgb = [red: number, green: number, blue: number]

export function linearToOklab(r: number, g: number, b: number): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function oklabToLinear(L: number, a: number, b: number): LinearRgb {
  const l = cube(L + 0.3963377774 * a + 0.2158037573 * b)
  const m = cube(L - 0.1055613458 * a - 0.0638541728 * b)
  const s = cube(L - 0.0894841775 * a - 1.291485548 * b)
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Several times faster than a power, and computed for every pixel. */
function cube(value: number): number {
  return value * value * value
}

/** @param hex `#rrggbb` */
export function hexToOklab(hex: string): Oklab {
  const channel = (at: number) => LINEAR[Number.parseInt(hex.slice(at, at + 2), 16)]
  return linearToOklab(channel(1), channel(3), channel(5))
}

/** `#rrggbb`, clipped to what a screen can show. */
export function oklabToHex([lightness, a, b]: Oklab): string {
  const bytes = oklabToLinear(lightness, a, b).map((light) => Math.round(toSrgb(light) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function mixOklab(from: Oklab, to: Oklab, share: number): Oklab {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

/** A color's intensity: 0 gray, 0.3 pure. */
export function chromaOf(color: Oklab): number {
  return Math.hypot(color[1], color[2])
}
