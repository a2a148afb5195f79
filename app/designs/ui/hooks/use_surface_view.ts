import { useCallback, useEffect, useRef, useState } from 'react'
import type { Point } from '#app/kit/hooks/gestures'
import { pan, UNZOOMED, zoomAround } from '#app/kit/media/zoom'
import { seenAt, shareAt } from '#app/designs/ui/state/surfaces/view_point'
import type { SurfaceMap } from '#app/designs/ui/state/surfaces/surface_map'

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
    setZoom((now) => zoomAround(now, now.scale * growth, point, size))
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
