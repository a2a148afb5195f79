import { blocksOf, secondsOf, TIMING, trackTime, type Block } from '#app/videos/captions/web_vtt'
import type { Storyboard } from '#app/videos/video_files'
import type { VideoRange } from '#app/videos/video_viewers'

/**
 * The captions of a part of a video.
 * @param content valid WebVTT
 * @param zeroMs where the part's own time begins
 */
export function cutWebVtt(content: string, range: VideoRange, zeroMs: number): string {
  const blocks = blocksOf(content.split(/\r\n|\r|\n/))
  const kept = blocks.flatMap((block) => cutBlock(block, range, zeroMs))
  return `${['WEBVTT', ...kept].join('\n\n')}\n`
}

/** Notes and styles stay. */
function cutBlock({ lines }: Block, { startsMs, endsMs }: VideoRange, zeroMs: number): string[] {
  const at = lines.findIndex((line) => TIMING.test(line))
  if (at < 0) return [lines.join('\n')]
  const match = TIMING.exec(lines[at])!
  const from = Math.max(secondsOf(match.slice(1, 5)) * 1000, startsMs)
  const to = Math.min(secondsOf(match.slice(5, 9)) * 1000, endsMs)
  if (to <= from) return []
  const settings = match[9] ? ` ${match[9]}` : ''
  const timing = `${trackTime(from - zeroMs)} --> ${trackTime(to - zeroMs)}${settings}`
  return [lines.with(at, timing).join('\n')]
}

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
