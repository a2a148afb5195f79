import { DenseNetwork } from '#app/redesign/analysis/dense_network'
import type { RgbImage } from '#app/redesign/analysis/line_detector'
import type { Grid } from '#app/redesign/math/planes'
import { SURFACE_COUNT } from '#app/redesign/surface'

/** the output has the surfaces from 1 on, then the probability that this is no room */
const NO_ROOM = SURFACE_COUNT - 1
/** keeps the division finite where nothing is a room */
const MIN_SHARE = 1e-6

export interface SeenSurfaces {
  /** In the order of `SURFACE`, from 1: probabilities per cell, given a room; they sum to 1. */
  surfaces: Grid[]
  roomShare: number
}

/** Segments a room; see `resources/models/README.md`. */
export class SurfaceNetwork {
  private constructor(private readonly network: DenseNetwork) {}

  static async load(file: string, threads: number): Promise<SurfaceNetwork> {
    const looks = [320 * 224, 480 * 336] as const
    return new SurfaceNetwork(await DenseNetwork.load(file, threads, { grid: 16, cell: 8, looks }))
  }

  async see(image: RgbImage): Promise<SeenSurfaces> {
    const chances = await this.network.see(image)
    const surfaces = chances.slice(0, NO_ROOM)
    const inRoom = chances[NO_ROOM].values.map((chance) => 1 - chance)
    for (const { values } of surfaces) {
      for (const at of values.keys()) values[at] /= Math.max(inRoom[at], MIN_SHARE)
    }
    return { surfaces, roomShare: inRoom.reduce((sum, share) => sum + share, 0) / inRoom.length }
  }

  async close(): Promise<void> {
    await this.network.close()
  }
}

/** Mean chance of each cell's likeliest surface. */
export function certaintyOf(surfaces: readonly Grid[]): number {
  const best = surfaces[0].values.slice()
  for (const { values } of surfaces) {
    for (const [at, chance] of values.entries()) best[at] = Math.max(best[at], chance)
  }
  return best.reduce((sum, chance) => sum + chance, 0) / best.length
}
