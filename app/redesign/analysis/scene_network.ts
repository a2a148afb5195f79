import { DenseNetwork } from '#app/redesign/analysis/dense_network'
import type { RgbImage } from '#app/redesign/analysis/line_detector'
import { certaintyOf, type SeenSurfaces } from '#app/redesign/analysis/surface_network'
import { stretchPlane, type Grid } from '#app/redesign/math/planes'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/surface'

const { floor, ceiling, wall, opening, curtain, rug, furniture, keep } = SURFACE

/**
 * The network's classes, in its order, and their surfaces: what is outdoors is seen through a window
 * or a door. The first stands for everything it has no class for.
 */
const CLASSES = [
  ['other', keep],
  ['wall', wall],
  ['building', opening],
  ['sky', opening],
  ['floor', floor],
  ['tree', opening],
  ['ceiling', ceiling],
  ['road', floor],
  ['bed', furniture],
  ['windowpane', opening],
  ['grass', opening],
  ['cabinet', furniture],
  ['sidewalk', floor],
  ['person', keep],
  ['earth', floor],
  ['door', opening],
  ['table', furniture],
  ['mountain', opening],
  ['plant', keep],
  ['curtain', curtain],
  ['chair', furniture],
  ['car', opening],
  ['water', opening],
  ['painting', keep],
  ['sofa', furniture],
  ['shelf', furniture],
  ['house', opening],
  ['sea', opening],
  ['mirror', keep],
  ['rug', rug],
  ['field', opening],
  ['armchair', furniture],
] as const

/** By how much it has to be surer than the other network to count the least, and the most. */
const LEAD = { least: 0.12, most: 0.2 }
/** Its share, chosen on the photos of `bench/data/real_rooms.json` and the drawn rooms. */
const WEIGHT = { least: 0.25, most: 0.65 }

/** Tells the parts of a photo apart; it learned from photos of places, not from drawn rooms. */
export class SceneNetwork {
  private constructor(private readonly network: DenseNetwork) {}

  static async load(file: string, threads: number): Promise<SceneNetwork> {
    const looks = [512 * 512, 640 * 640] as const
    // the widest of its averages covers that many pixels
    const grid = 128
    return new SceneNetwork(await DenseNetwork.load(file, threads, { grid, cell: 4, looks }))
  }

  /** In the order of `SURFACE`, from 1: probabilities per cell; they sum to 1. */
  async see(image: RgbImage): Promise<Grid[]> {
    const chances = await this.network.see(image)
    const [{ width, height }] = chances
    const surfaces = Array.from({ length: SURFACE_COUNT - 1 }, () => ({
      values: new Float32Array(width * height),
      width,
      height,
    }))
    for (const [index, [, surface]] of CLASSES.entries()) {
      const { values } = surfaces[surface - 1]
      for (const [at, chance] of chances[index].values.entries()) values[at] += chance
    }
    return surfaces
  }

  async close(): Promise<void> {
    await this.network.close()
  }
}

/**
 * Blends what both networks see. The scene network learned from photos, the other from drawn rooms;
 * the surer of the two counts more. What the other takes for an object stays one, because the scene
 * network misses small ones, such as lamps.
 */
export function seenByBoth(drawn: SeenSurfaces, scene: Grid[]): SeenSurfaces {
  const lead = certaintyOf(scene) - certaintyOf(drawn.surfaces)
  const share = Math.min(1, Math.max(0, (lead - LEAD.least) / (LEAD.most - LEAD.least)))
  const weight = WEIGHT.least + (WEIGHT.most - WEIGHT.least) * share
  const [{ width, height }] = scene
  const others = drawn.surfaces.map((grid) => stretchPlane(grid, width, height))
  const both = scene.map(({ values }, kind) =>
    values.map((chance, at) => weight * chance + (1 - weight) * others[kind][at])
  )
  const kept = both[keep - 1]
  for (const [at, chance] of kept.entries()) {
    const more = Math.max(0, others[keep - 1][at] - chance)
    kept[at] += more
    for (const values of both) values[at] /= 1 + more
  }
  return { ...drawn, surfaces: both.map((values) => ({ values, width, height })) }
}
