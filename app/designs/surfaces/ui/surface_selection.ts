import { useMemo, useState } from 'react'
import type { Painting } from '#app/designs/surfaces/ui/painting'
import { areaAround } from '#app/designs/surfaces/ui/reach'
import { knownPieces } from '#app/designs/surfaces/ui/surface_pieces'
import { SurfaceGrower } from '#app/designs/surfaces/ui/surface_grower'
import { Store } from '#app/kit/hooks/store'

/** Whole surfaces that were tapped, to be named together. */
export function useSurfaceSelection(painting: Painting, photo: ImageData | null) {
  const { map } = painting
  const [selection] = useState(() => new SurfaceSelectionStore())
  const grower = useMemo(() => photo && new SurfaceGrower(photo, map.pieceOf), [photo, map])

  /** Without the photo's colors, what was detected as one area. */
  const around = (pixel: number): Iterable<number> => {
    if (!grower) return areaAround(painting, pixel)
    return grower.pixelsAround(map.pieceOf[pixel], knownPieces(painting))
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

interface SelectionState {
  /** changes with each change of the selection */
  step: number
  /** pixels of the map */
  size: number
}

/** The part of a photo that the next name applies to. */
export class SurfaceSelectionStore extends Store<SelectionState> {
  readonly #pixels = new Set<number>()

  constructor() {
    super({ step: 0, size: 0 })
  }

  get pixels(): ReadonlySet<number> {
    return this.#pixels
  }

  add(pixels: Iterable<number>): void {
    for (const pixel of pixels) this.#pixels.add(pixel)
    this.#tell()
  }

  remove(pixels: Iterable<number>): void {
    for (const pixel of pixels) this.#pixels.delete(pixel)
    this.#tell()
  }

  clear(): void {
    this.#pixels.clear()
    this.#tell()
  }

  #tell(): void {
    this.set({ step: this.snapshot().step + 1, size: this.#pixels.size })
  }
}
