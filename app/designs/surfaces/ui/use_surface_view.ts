import { useCallback, useEffect, useRef, useState } from 'react'
import type { SurfaceMap } from '#app/designs/surfaces/ui/surface_map'
import type { Point } from '#app/kit/hooks/gestures'
import { pan, UNZOOMED, zoomedAround, type ZoomFrame, type Zoom } from '#app/kit/media/zoom'

/** Zoom per px of wheel movement. */
const WHEEL_GROWTH = 1.002
const BUTTON_GROWTH = 1.5

export function useSurfaceView({ width, height }: SurfaceMap) {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(UNZOOMED)

  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect()

  const grow = useCallback((growth: number, around?: Point) => {
    const { left, top, width: across, height: down } = frame.current!.getBoundingClientRect()
    const point = around
      ? { x: around.x - left - across / 2, y: around.y - top - down / 2 }
      : { x: 0, y: 0 }
    const size = { width: across, height: down }
    setZoom((now) => zoomedAround(now, now.scale * growth, point, size))
  }, [])

  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      grow(WHEEL_GROWTH ** -event.deltaY, { x: event.clientX, y: event.clientY })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [grow])

  return {
    frame,
    zoom,
    isZoomed: zoom.scale > 1,
    grow,
    growByButton: (way: 1 | -1) => grow(BUTTON_GROWTH ** way),
    panBy: (by: Point) => setZoom((now) => pan(now, by, box())),
    /** Converts a viewport point to map pixels. */
    toMap: ({ x, y }: Point): Point => {
      const seen = box()
      const share = shareAt({ x: x - seen.left, y: y - seen.top }, zoom, seen)
      return { x: share.x * width, y: share.y * height }
    },
    /** Pans a map point into view if it is outside. */
    show: ({ x, y }: Point) => {
      const seen = box()
      const at = seenAt({ x: x / width, y: y / height }, zoom, seen)
      const isHidden = Math.abs(at.x) > seen.width / 2 || Math.abs(at.y) > seen.height / 2
      if (isHidden) setZoom((now) => pan(now, { x: -at.x, y: -at.y }, seen))
    },
  }
}

export type SurfaceView = ReturnType<typeof useSurfaceView>

/** From CSS px of the frame (upper left corner) to shares of the zoomed photo. */
function shareAt(at: Point, zoom: Zoom, frame: ZoomFrame): Point {
  return {
    x: ((at.x - frame.width / 2 - zoom.x) / zoom.scale + frame.width / 2) / frame.width,
    y: ((at.y - frame.height / 2 - zoom.y) / zoom.scale + frame.height / 2) / frame.height,
  }
}

/** From shares of the photo to CSS px from the frame's center. */
function seenAt(share: Point, zoom: Zoom, frame: ZoomFrame): Point {
  return {
    x: (share.x - 0.5) * frame.width * zoom.scale + zoom.x,
    y: (share.y - 0.5) * frame.height * zoom.scale + zoom.y,
  }
}
