import { SURFACE } from '#app/designs/engines/builtin/analysis/surface'
import { Store } from '#app/common/ui/store'
import { Strokes } from './strokes.js'
import type { SurfaceMap } from './surface_map.js'

/** A part of the map, in px; right and bottom lie outside. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PaintingState {
  /** one more with each step, forth or back */
  step: number
  canUndo: boolean
  canRedo: boolean
  /** whether it differs from what was saved last */
  isChanged: boolean
  /** whether anything is said at all */
  isSaying: boolean
}

const UNTOUCHED: PaintingState = {
  step: 0,
  canUndo: false,
  canRedo: false,
  isChanged: false,
  isSaying: false,
}

/**
 * What a person says that the parts of a photograph are, laid over what was
 * found. Whatever is painted until `finish` is one step, to be taken back and
 * done again as one.
 */
export class Painting extends Store<PaintingState> {
  /** bytes of `SURFACE`, 0 where nothing is said */
  readonly said: Uint8Array
  readonly #strokes = new Strokes()
  readonly #watchers = new Set<() => void>()
  #saved: Uint8Array
  #dirty: Rect | null = null

  /** @param saved what was said before */
  constructor(
    readonly map: SurfaceMap,
    saved: Uint8Array = new Uint8Array(map.found.length)
  ) {
    super({ ...UNTOUCHED, isSaying: saved.some(Boolean) })
    this.#saved = saved.slice()
    this.said = saved.slice()
  }

  /** What a pixel counts as now. */
  surfaceAt(pixel: number): number {
    return this.said[pixel] || this.map.found[pixel]
  }

  /** @param surface byte of `SURFACE`; 0 to have the pixels as they were found */
  paint(pixels: Iterable<number>, surface: number): void {
    for (const pixel of pixels) {
      if (this.said[pixel] === surface) continue
      this.#strokes.note(pixel, this.said[pixel])
      this.said[pixel] = surface
      this.#soil(pixel)
    }
    this.#notify()
  }

  finish(): void {
    if (this.#strokes.close((pixel) => this.said[pixel])) this.#tell()
  }

  /** Takes back what was painted since the last step, as if it had not been begun. */
  abandon(): void {
    this.#put(this.#strokes.abandon())
  }

  undo(): void {
    this.finish()
    this.#put(this.#strokes.undo())
  }

  redo(): void {
    this.#put(this.#strokes.redo())
  }

  /** All as it was saved last. */
  giveUp(): void {
    this.#strokes.abandon()
    this.#put(this.#saved.entries())
  }

  /** All as it was found. */
  reset(): void {
    this.paint(this.said.keys(), SURFACE.unknown)
    this.finish()
  }

  /** Leaves all of the picture as it is, but for one surface. */
  changeOnly(surface: number): void {
    const now = this.map.found.map((_, pixel) => this.surfaceAt(pixel))
    this.paint(
      pixelsWhere(now, (one) => one === surface),
      surface
    )
    this.paint(
      pixelsWhere(now, (one) => one !== surface),
      SURFACE.keep
    )
    this.finish()
  }

  /** @param what was sent; more may have been painted since */
  markSaved(what: Uint8Array): void {
    this.#saved = what.slice()
    this.#tell()
  }

  /** Tells whoever draws it as a stroke grows; the state changes with whole steps only. */
  watch(onPaint: () => void): () => void {
    this.#watchers.add(onPaint)
    return () => void this.#watchers.delete(onPaint)
  }

  /** Where something changed since this was last asked. */
  takeDirty(): Rect | null {
    const dirty = this.#dirty
    this.#dirty = null
    return dirty
  }

  #put(pixels: Iterable<[pixel: number, surface: number]>): void {
    for (const [pixel, surface] of pixels) {
      this.said[pixel] = surface
      this.#soil(pixel)
    }
    this.#notify()
    this.#tell()
  }

  #tell(): void {
    const { canUndo, canRedo } = this.#strokes
    this.set({
      step: this.snapshot().step + 1,
      canUndo,
      canRedo,
      isChanged: this.said.some((surface, pixel) => surface !== this.#saved[pixel]),
      isSaying: this.said.some(Boolean),
    })
  }

  #notify(): void {
    for (const watcher of this.#watchers) watcher()
  }

  #soil(pixel: number): void {
    const x = pixel % this.map.width
    const y = Math.floor(pixel / this.map.width)
    this.#dirty ??= { left: x, top: y, right: x + 1, bottom: y + 1 }
    const { left, top, right, bottom } = this.#dirty
    this.#dirty.left = Math.min(left, x)
    this.#dirty.top = Math.min(top, y)
    this.#dirty.right = Math.max(right, x + 1)
    this.#dirty.bottom = Math.max(bottom, y + 1)
  }
}

function* pixelsWhere(surfaces: Uint8Array, isMeant: (surface: number) => boolean) {
  for (const [pixel, surface] of surfaces.entries()) if (isMeant(surface)) yield pixel
}
