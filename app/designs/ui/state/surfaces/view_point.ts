import type { Point } from '#app/kit/hooks/gestures'
import type { Frame, Zoom } from '#app/kit/media/zoom'

/** From CSS px of the frame (upper left corner) to shares of the zoomed photo. */
export function shareAt(at: Point, zoom: Zoom, frame: Frame): Point {
  return {
    x: ((at.x - frame.width / 2 - zoom.x) / zoom.scale + frame.width / 2) / frame.width,
    y: ((at.y - frame.height / 2 - zoom.y) / zoom.scale + frame.height / 2) / frame.height,
  }
}

/** From shares of the photo to CSS px from the frame's center. */
export function seenAt(share: Point, zoom: Zoom, frame: Frame): Point {
  return {
    x: (share.x - 0.5) * frame.width * zoom.scale + zoom.x,
    y: (share.y - 0.5) * frame.height * zoom.scale + zoom.y,
  }
}
