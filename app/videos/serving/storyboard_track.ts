import { trackTime } from '#app/videos/contract/track_time'
import type { Storyboard } from '#app/videos/models/rendition'

/**
 * WebVTT that names the picture of each moment, `<sheet>#xywh=x,y,width,height`, as players use it
 * while scrubbing.
 */
export function storyboardTrack(
  { sheets, columns, rows, tileWidth, tileHeight, intervalMs }: Storyboard,
  durationMs: number,
  addresses: string[]
): string {
  const perSheet = columns * rows
  const tiles = Math.min(Math.ceil(durationMs / intervalMs), sheets * perSheet)
  const cues = Array.from({ length: tiles }, (_, tile) => {
    const place = tile % perSheet
    const x = (place % columns) * tileWidth
    const y = Math.floor(place / columns) * tileHeight
    const end = tile === tiles - 1 ? durationMs : (tile + 1) * intervalMs
    const picture = addresses[Math.floor(tile / perSheet)]
    return (
      `${trackTime(tile * intervalMs)} --> ${trackTime(end)}\n` +
      `${picture}#xywh=${x},${y},${tileWidth},${tileHeight}\n`
    )
  })
  return ['WEBVTT\n', ...cues].join('\n')
}
