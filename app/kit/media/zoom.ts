import type { Point } from '#app/kit/hooks/gestures'

/** Magnification of a picture: moved by x and y CSS pixels, scaled about its center. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

/** The frame the picture fills at scale 1, in CSS pixels. */
export interface ZoomFrame {
  width: number
  height: number
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 5

/** Keeps the picture at least as large as the frame, with no edge showing. */
function within(frame: ZoomFrame, { scale, x, y }: Zoom): Zoom {
  const fair = clamp(scale, 1, MAX_SCALE)
  const reachX = (frame.width * (fair - 1)) / 2
  const reachY = (frame.height * (fair - 1)) / 2
  return { scale: fair, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) }
}

/** Scales around `point` (measured from the frame's center), which stays in place. */
export function zoomedAround(zoom: Zoom, scale: number, point: Point, frame: ZoomFrame): Zoom {
  const ratio = clamp(scale, 1, MAX_SCALE) / zoom.scale
  return within(frame, {
    scale,
    x: point.x - (point.x - zoom.x) * ratio,
    y: point.y - (point.y - zoom.y) * ratio,
  })
}

export function pan(zoom: Zoom, by: Point, frame: ZoomFrame): Zoom {
  return within(frame, { ...zoom, x: zoom.x + by.x, y: zoom.y + by.y })
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
