import type { Point } from '#app/kit/hooks/gestures'
import { DRAWN_SCALE } from './overlay_painter.js'

const VEIL = '#fff9'

/** What the next tap would fill. */
export type Cursor = { pixels: Iterable<number> } | { at: Point; radius: number }

/** Black and white, to be visible on any photo. @param isFilled with a light veil */
export function drawCursor(
  context: CanvasRenderingContext2D,
  width: number,
  cursor: Cursor | null,
  isFilled = false
): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  if (!cursor) return
  if (isFilled && 'pixels' in cursor) fill(context, width, cursor.pixels)
  const path = 'pixels' in cursor ? outlineOf(cursor.pixels, width) : circleOf(cursor)
  context.lineJoin = 'round'
  for (const [color, line] of [
    ['#000', 5],
    ['#fff', 2.5],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = line
    context.stroke(path)
  }
}

function fill(context: CanvasRenderingContext2D, width: number, pixels: Iterable<number>): void {
  context.fillStyle = VEIL
  for (const pixel of pixels) {
    const [x, y] = [(pixel % width) * DRAWN_SCALE, Math.floor(pixel / width) * DRAWN_SCALE]
    context.fillRect(x, y, DRAWN_SCALE, DRAWN_SCALE)
  }
}

function circleOf({ at, radius }: { at: Point; radius: number }): Path2D {
  const path = new Path2D()
  path.arc(at.x * DRAWN_SCALE, at.y * DRAWN_SCALE, radius * DRAWN_SCALE, 0, Math.PI * 2)
  return path
}

/** The outer edges of a set of pixels. */
function outlineOf(pixels: Iterable<number>, width: number): Path2D {
  const all = new Set(pixels)
  const path = new Path2D()
  const line = (fromX: number, fromY: number, toX: number, toY: number) => {
    path.moveTo(fromX * DRAWN_SCALE, fromY * DRAWN_SCALE)
    path.lineTo(toX * DRAWN_SCALE, toY * DRAWN_SCALE)
  }
  for (const pixel of all) {
    const x = pixel % width
    const y = Math.floor(pixel / width)
    if (x === 0 || !all.has(pixel - 1)) line(x, y, x, y + 1)
    if (x === width - 1 || !all.has(pixel + 1)) line(x + 1, y, x + 1, y + 1)
    if (!all.has(pixel - width)) line(x, y, x + 1, y)
    if (!all.has(pixel + width)) line(x, y + 1, x + 1, y + 1)
  }
  return path
}
