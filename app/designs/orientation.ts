export type Orientation = 'landscape' | 'portrait' | 'square'

export function orientationOf({ width, height }: { width: number; height: number }): Orientation {
  if (width === height) return 'square'
  return width > height ? 'landscape' : 'portrait'
}
