import type { ProbedVideo } from '#app/videos/engine/video_engine'
import { videoFaults } from '#app/videos/engine/video_fault'
import { MAX_VIDEO_SECONDS } from '#app/videos/video_limits'

/** Containers and codecs that are opened, by FFmpeg's names; everything else is refused. */
export const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'

const VIDEO_CODECS: readonly string[] = ['h264', 'hevc', 'vp9', 'av1', 'vp8']

const VIDEO_DECODERS = [...VIDEO_CODECS, 'libdav1d', 'libaom-av1', 'libvpx-vp9', 'libvpx']

const AUDIO_CODECS: readonly string[] = [
  ...['aac', 'ac3', 'alac', 'amr_nb', 'amr_wb', 'eac3', 'flac', 'mp3', 'opus', 'vorbis'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le'],
]

const AUDIO_DECODERS = [...AUDIO_CODECS, ...['amrnb', 'amrwb', 'mp3float', 'libopus', 'libvorbis']]

/** Subtitles and attachments are never decoded. */
export const DECODERS = [...VIDEO_DECODERS, ...AUDIO_DECODERS].join(',')

/** Of covers and subtitles, as drones and films have them: they may be there, and are left out. */
const BESIDE = [
  ...['mjpeg', 'png', 'mov_text', 'srt', 'subrip', 'ass', 'ssa', 'webvtt', 'text'],
  ...['pgssub', 'dvdsub'],
]

/** Of every track that a usable file may have. */
export const LISTED_DECODERS = [DECODERS, ...BESIDE].join(',')

/** Films have a few dozen of sound and subtitles. */
export const MAX_TRACKS = 64

const MAX_WIDTH_PX = 8192
const MAX_PIXELS = 8192 * 4320

const MIN_MS = 100

/** Headers round, and streams end at different times. */
const MAX_MISSING_MS = 1500
const MAX_MISSING_SHARE = 0.05

/** @throws VideoFault */
export function checkTracks(count: number): void {
  if (count > MAX_TRACKS) throw videoFaults.tooManyTracks(MAX_TRACKS)
}

/** @param codec of the sound, by FFmpeg's name; empty if it has none @throws VideoFault */
export function checkSound(codec: string): void {
  if (!AUDIO_CODECS.includes(codec)) throw videoFaults.codec()
}

/**
 * @param claimedMs what the header says; null if it doesn't
 * @throws VideoFault
 */
export function checkProbed(probed: ProbedVideo, claimedMs: number | null): ProbedVideo {
  const { width, height, codec, durationMs, framesPerSecond } = probed
  const shownMs = Math.max(durationMs, claimedMs ?? 0)
  if (!VIDEO_CODECS.includes(codec)) throw videoFaults.codec()
  if (!(width >= 2 && height >= 2)) throw videoFaults.damaged()
  if (Math.max(width, height) > MAX_WIDTH_PX || width * height > MAX_PIXELS) {
    throw videoFaults.tooLarge()
  }
  if (shownMs > MAX_VIDEO_SECONDS * 1000) {
    throw videoFaults.tooLong(MAX_VIDEO_SECONDS / 60)
  }
  if (shownMs < MIN_MS) throw videoFaults.tooShort()
  // Some files don't count their last frame, which in a slide show is a whole slide.
  const frameMs = framesPerSecond > 0 ? 1000 / framesPerSecond : 0
  if (claimedMs && endsEarly(durationMs + frameMs, claimedMs)) throw videoFaults.cutOff()
  return { ...probed, durationMs: Math.round(shownMs) }
}

/** A track as its container describes it. */
interface DescribedTrack {
  seconds: number | null
  /** such as `00:00:04.023000000`: Matroska tells the length of a track in a tag */
  tag: string | null
}

const MAX_ROUNDED_SECONDS = 0.1

/**
 * How long the pictures should be, in seconds. Matroska's own length is that of its longest track,
 * which may be the sound; it counts unless the tags explain it.
 */
export function claimedSeconds(
  pictures: DescribedTrack,
  { seconds, tracks }: { seconds: number | null; tracks: DescribedTrack[] }
): number | null {
  if (pictures.seconds !== null) return pictures.seconds
  const tagged = secondsOfTag(pictures)
  const longest = Math.max(...tracks.map((track) => secondsOfTag(track) ?? 0))
  const isExplained = seconds !== null && Math.abs(longest - seconds) < MAX_ROUNDED_SECONDS
  return isExplained && tagged !== null ? tagged : seconds
}

function secondsOfTag({ tag }: DescribedTrack): number | null {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(tag ?? '') ?? []
  return seconds ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null
}

const USUAL_FRAMES_PER_SECOND = 30
const MIN_SHARE_OF_FINEST = 3 / 4

/**
 * Screen recordings have frames only while something moves, and would stutter at their average rate.
 * @param average frames per second, null if unknown
 * @param finest what the shortest frames come to
 */
export function playedRate(average: number | null, finest: number | null): number {
  if (average === null) return USUAL_FRAMES_PER_SECOND
  const steady = Math.min(finest ?? 0, USUAL_FRAMES_PER_SECOND)
  return average < steady * MIN_SHARE_OF_FINEST ? steady : average
}

/** Whether something made of a video, or its own frames, ends noticeably before it should. */
export function endsEarly(actualMs: number, expectedMs: number): boolean {
  return expectedMs - actualMs > Math.max(MAX_MISSING_MS, expectedMs * MAX_MISSING_SHARE)
}
