import { SURFACE } from '#app/redesign/surface'
import { Store } from '#app/kit/hooks/store'
import { Strokes } from './strokes.js'
import type { SurfaceMap } from './surface_map.js'

/** px of the map; right and bottom are exclusive */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PaintingState {
  /** changes with each undo, redo and stroke */
  step: number
  canUndo: boolean
  canRedo: boolean
  /** differs from the last save */
  isChanged: boolean
  /** has any correction */
  isSaying: boolean
}

const UNTOUCHED: PaintingState = {
  step: 0,
  canUndo: false,
  canRedo: false,
  isChanged: false,
  isSaying: false,
}

/** Corrections on top of the detected areas. All painting until `finish` is one undo step. */
export class Painting extends Store<PaintingState> {
  /** bytes of `SURFACE`; 0 is no correction */
  readonly said: Uint8Array
  readonly #strokes = new Strokes()
  readonly #watchers = new Set<() => void>()
  #saved: Uint8Array
  #dirty: Rect | null = null

  constructor(
    readonly map: SurfaceMap,
    saved: Uint8Array = new Uint8Array(map.found.length)
  ) {
    super({ ...UNTOUCHED, isSaying: saved.some(Boolean) })
    this.#saved = saved.slice()
    this.said = saved.slice()
  }

  surfaceAt(pixel: number): number {
    return this.said[pixel] || this.map.found[pixel]
  }

  /** Whether it stays as it is because nobody is sure of it. */
  isDoubted(pixel: number): boolean {
    return this.said[pixel] === 0 && this.map.doubted[pixel] === 1
  }

  /** @param surface byte of `SURFACE`; 0 removes the correction */
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

  /** Discards the open step. */
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

  /** Reverts to the last save. */
  giveUp(): void {
    this.#strokes.abandon()
    this.#put(this.#saved.entries())
  }

  /** Removes all corrections. */
  reset(): void {
    this.paint(this.said.keys(), SURFACE.unknown)
    this.finish()
  }

  /** Marks everything except one surface as unchanged. */
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

  /** @param what as sent; more may have been painted since */
  markSaved(what: Uint8Array): void {
    this.#saved = what.slice()
    this.#tell()
  }

  /** Called while a stroke grows; the store's state changes only with whole steps. */
  watch(onPaint: () => void): () => void {
    this.#watchers.add(onPaint)
    return () => void this.#watchers.delete(onPaint)
  }

  /** The area that changed since the last call. */
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
