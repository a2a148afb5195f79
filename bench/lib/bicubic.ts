import type { RgbImage } from '#app/redesign/analysis/line_detector'

/** Doubles the size with the Keys cubic kernel (a = -0.5), which sharp can't enlarge with. */
export function enlargeBicubic({ data, width, height }: RgbImage): RgbImage {
  const across = pass(Float64Array.from(data), width, height, 'across')
  const both = pass(across, width * 2, height, 'down')
  const bytes = Buffer.from(both.map((value) => Math.max(0, Math.min(255, Math.round(value)))))
  return { data: bytes, width: width * 2, height: height * 2 }
}

function pass(
  source: Float64Array,
  width: number,
  height: number,
  way: 'across' | 'down'
): Float64Array {
  const isAcross = way === 'across'
  const size = isAcross ? width : height
  const outWidth = isAcross ? width * 2 : width
  const outHeight = isAcross ? height : height * 2
  const out = new Float64Array(outWidth * outHeight * 3)
  for (let y = 0; y < outHeight; y++)
    for (let x = 0; x < outWidth; x++) {
      const place = ((isAcross ? x : y) + 0.5) / 2 - 0.5
      const first = Math.floor(place) - 1
      for (let tap = first; tap < first + 4; tap++) {
        const weight = keys(place - tap)
        const from = Math.max(0, Math.min(size - 1, tap))
        const pixel = isAcross ? y * width + from : from * width + x
        for (let channel = 0; channel < 3; channel++) {
          out[(y * outWidth + x) * 3 + channel] += weight * source[pixel * 3 + channel]
        }
      }
    }
  return out
}

function keys(distance: number): number {
  const d = Math.abs(distance)
  if (d <= 1) return 1.5 * d ** 3 - 2.5 * d ** 2 + 1
  return d < 2 ? -0.5 * d ** 3 + 2.5 * d ** 2 - 4 * d + 2 : 0
}
