import { Painting } from '#app/designs/surfaces/ui/painting'
import { SurfaceMap } from '#app/designs/surfaces/ui/surface_map'
import { decodePng } from '#app/designs/surfaces/ui/surface_png'
import type { Design } from '#app/designs/ui/types'
import { CallFailure } from '#app/kit/calls/call_failure'
import { loadFile } from '#app/kit/calls/request'

const LOOK_FAILED = { 500: 'We couldn’t read your room. Try again.' }

/** of the blank map, px */
const BLANK_SIDE = 576

/**
 * The surfaces of a design's photo, including corrections.
 * @throws CallFailure
 */
export async function loadSurfaces(design: Design): Promise<Painting> {
  const [found, saved] = await Promise.all([
    fetchPng(`/designs/${design.id}/surfaces.png`),
    loadCorrections(design),
  ])
  return paintingOf(SurfaceMap.from(found), saved)
}

/**
 * A blank map of square pieces, for painting by hand.
 * @throws CallFailure
 */
export async function blankSurfaces(design: Design): Promise<Painting> {
  const { width = 3, height = 2 } = design.original_image ?? {}
  const scale = BLANK_SIDE / Math.max(width, height)
  const map = SurfaceMap.blank(Math.round(width * scale), Math.round(height * scale))
  return paintingOf(map, await loadCorrections(design))
}

type Saved = Awaited<ReturnType<typeof decodePng>> | null

async function loadCorrections({ corrections }: Design): Promise<Saved> {
  return corrections && fetchPng(corrections.url)
}

async function fetchPng(address: string) {
  const response = await loadFile(address, {
    accept: 'image/png, application/json',
    failureOf: (status, said) => new CallFailure(status, said, LOOK_FAILED),
  })
  return decodePng(new Uint8Array(await response.arrayBuffer()))
}

function paintingOf(map: SurfaceMap, saved: Saved): Painting {
  if (!saved) return new Painting(map)
  const { width, height } = map
  const said = Uint8Array.from({ length: width * height }, (_, at) => {
    const column = Math.floor((((at % width) + 0.5) * saved.width) / width)
    const row = Math.floor(((Math.floor(at / width) + 0.5) * saved.height) / height)
    return saved.data[(row * saved.width + column) * saved.channels]
  })
  return new Painting(map, said)
}

/** Unsaved corrections by design, kept per tab, because the back button can't be made to wait. */
const left = new Map<number, Painting>()

export function storePainting(designId: number, painting: Painting): void {
  if (painting.snapshot().isChanged) left.set(designId, painting)
}

export function takePainting(designId: number): Painting | null {
  const painting = left.get(designId) ?? null
  left.delete(designId)
  return painting
}
