import { blocksOf, secondsOf, TIMING, type Block } from '#app/videos/contract/parse_web_vtt'
import { trackTime } from '#app/videos/contract/track_time'
import type { VideoRange } from '#app/videos/registry/video_viewers'

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
