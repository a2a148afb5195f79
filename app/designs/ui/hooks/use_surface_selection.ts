import { useMemo, useState } from 'react'
import { areaAround } from '#app/designs/ui/state/surfaces/reach'
import { Selection } from '#app/designs/ui/state/surfaces/selection'
import { SurfaceGrower } from '#app/designs/ui/state/surfaces/surface_grower'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'

/** Whole surfaces that were tapped, to be named together. */
export function useSurfaceSelection(painting: Painting, photo: ImageData | null) {
  const { map } = painting
  const [selection] = useState(() => new Selection())
  const grower = useMemo(() => photo && new SurfaceGrower(photo, map.pieceOf), [photo, map])

  /** Without the photo's colors, what was detected as one area. */
  const around = (pixel: number): Iterable<number> => {
    if (!grower) return areaAround(painting, pixel)
    const pieces = grower.surfaceAround(map.pieceOf[pixel])
    return pieces.flatMap((piece) => [...map.pieces[piece].pixels])
  }

  return {
    selection,
    extend: (pixel: number) => selection.add(around(pixel)),
    reduce: (pixel: number) => selection.remove(around(pixel)),
    /** @param surface byte of `SURFACE` */
    name: (surface: number) => {
      painting.paint(selection.pixels, surface)
      painting.finish()
      selection.clear()
    },
  }
}

export type SurfaceSelection = ReturnType<typeof useSurfaceSelection>
