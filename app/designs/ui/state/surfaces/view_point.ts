import type { Point } from '#app/common/ui/hooks/gesture_tracker'
import type { Frame, Zoom } from '#app/common/ui/kit/zoom'

/** Where a place in the frame (CSS px from its upper left corner) lies on what the frame shows, in shares of it. */
export function shareAt(at: Point, zoom: Zoom, frame: Frame): Point {
  return {
    x: ((at.x - frame.width / 2 - zoom.x) / zoom.scale + frame.width / 2) / frame.width,
    y: ((at.y - frame.height / 2 - zoom.y) / zoom.scale + frame.height / 2) / frame.height,
  }
}

/** Where a part of what the frame shows is seen, CSS px from the frame's centre. */
export function seenAt(share: Point, zoom: Zoom, frame: Frame): Point {
  return {
    x: (share.x - 0.5) * frame.width * zoom.scale + zoom.x,
    y: (share.y - 0.5) * frame.height * zoom.scale + zoom.y,
  }
}
