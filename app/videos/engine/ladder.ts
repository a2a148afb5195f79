import type { PictureTarget } from '#app/videos/engine/video_engine'
import type { Rendition, Storyboard } from '#app/videos/video_files'

type Rung = Omit<PictureTarget, 'file'>

/** The short side of each, in px. */
const RUNGS = [
  { name: '360p', side: 360 },
  { name: '720p', side: 720 },
  { name: '1080p', side: 1080 },
] as const

/** A picture this much smaller than a rung still gets it, in its own size. */
const MIN_SHARE_OF_RUNG = 3 / 4

/** Panoramas are made smaller. */
const MAX_LONG_SIDE_PX = 3840

/** The pictures to make of a video, smallest first: even sides, the same shape, never enlarged. */
export function ladderOf({ width, height }: { width: number; height: number }): Rung[] {
  const short = Math.min(width, height)
  return RUNGS.filter(({ side }, index) => index === 0 || short >= side * MIN_SHARE_OF_RUNG).map(
    ({ name, side }) => ({ name, ...fit({ width, height }, side) })
  )
}

/** Shrinks a picture until its short side fits. */
function fit({ width, height }: { width: number; height: number }, side: number) {
  const share = Math.min(
    1,
    side / Math.min(width, height),
    MAX_LONG_SIDE_PX / Math.max(width, height)
  )
  return { width: even(width * share), height: even(height * share) }
}

function even(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2)
}

const MAX_POSTER_SIDE_PX = 1080

export const posterSize = (video: { width: number; height: number }) =>
  fit(video, MAX_POSTER_SIDE_PX)

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
