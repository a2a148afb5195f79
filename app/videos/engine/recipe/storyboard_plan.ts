import { fit } from '#app/videos/engine/recipe/ladder'
import type { Rendition, Storyboard } from '#app/videos/models/rendition'

const COLUMNS = 5
const ROWS = 5
const TILE_SIDE_PX = 90

/** Long videos have longer steps. */
const MAX_TILES = 100

/**
 * A tile per step of whole segments, each of which starts with a key frame.
 * @param segmentSeconds of the rendition it is made of
 */
export function planStoryboard({
  width,
  height,
  segmentSeconds,
}: Pick<Rendition, 'width' | 'height' | 'segmentSeconds'>): Storyboard {
  const step = Math.max(1, Math.ceil(segmentSeconds.length / MAX_TILES))
  const tile = fit({ width, height }, TILE_SIDE_PX)
  return {
    sheets: Math.ceil(Math.ceil(segmentSeconds.length / step) / (COLUMNS * ROWS)),
    columns: COLUMNS,
    rows: ROWS,
    tileWidth: tile.width,
    tileHeight: tile.height,
    intervalMs: Math.round(step * segmentSeconds[0] * 1000),
  }
}
