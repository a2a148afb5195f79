import { useEffect, useRef } from 'react'
import { TILE_SIDE, tileOf } from '#app/designs/ui/state/surfaces/overlay_painter'
import type { SurfaceKind } from '#app/designs/ui/state/surfaces/surface_kinds'

export function SurfaceSwatch({ kind }: { kind: SurfaceKind }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { icon: Icon } = kind

  useEffect(() => {
    const context = canvas.current!.getContext('2d')!
    const image = new ImageData(TILE_SIDE, TILE_SIDE)
    new Uint32Array(image.data.buffer).set(tileOf(kind))
    for (const [x, y] of [
      [0, 0],
      [TILE_SIDE, 0],
      [0, TILE_SIDE],
      [TILE_SIDE, TILE_SIDE],
    ]) {
      context.putImageData(image, x, y)
    }
  }, [kind])

  return (
    <span className="relative grid size-9 shrink-0 place-items-center overflow-hidden rounded-2 bg-white">
      <canvas
        ref={canvas}
        aria-hidden
        width={TILE_SIDE * 2}
        height={TILE_SIDE * 2}
        className="absolute inset-0 size-full"
      />
      <span className="relative grid size-6 place-items-center rounded-full bg-black/75 text-white">
        <Icon size={15} strokeWidth={1.75} aria-hidden />
      </span>
    </span>
  )
}
