import type { ProbedVideo } from '#app/videos/engine/video_engine'
import { videoFaults } from '#app/videos/engine/video_fault'
import { MAX_VIDEO_SECONDS } from '#app/videos/video_limits'

/** Containers and codecs that are opened, by FFmpeg's names; everything else is refused. */
export const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'

const VIDEO_CODECS: readonly string[] = ['h264', 'hevc', 'vp9', 'av1', 'vp8']

const VIDEO_DECODERS = [...VIDEO_CODECS, 'libdav1d', 'libaom-av1', 'libvpx-vp9', 'libvpx']

const AUDIO_DECODERS = [
  ...['aac', 'ac3', 'alac', 'amrnb', 'amrwb', 'eac3', 'flac', 'mp3', 'mp3float'],
  ...['opus', 'libopus', 'vorbis', 'libvorbis'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le'],
]

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

/**
 * @param claimedMs what the header says; null if it doesn't
 * @throws VideoFault
 */
export function checkProbed(probed: ProbedVideo, claimedMs: number | null): ProbedVideo {
  const { width, height, codec, durationMs } = probed
  if (!VIDEO_CODECS.includes(codec)) throw videoFaults.codec()
  if (!(width >= 2 && height >= 2)) throw videoFaults.damaged()
  if (Math.max(width, height) > MAX_WIDTH_PX || width * height > MAX_PIXELS) {
    throw videoFaults.tooLarge()
  }
  if (Math.max(durationMs, claimedMs ?? 0) > MAX_VIDEO_SECONDS * 1000) {
    throw videoFaults.tooLong(MAX_VIDEO_SECONDS / 60)
  }
  if (durationMs < MIN_MS) throw videoFaults.tooShort()
  if (claimedMs && endsEarly(durationMs, claimedMs)) throw videoFaults.cutOff()
  // The last frame's own length isn't always counted.
  return { ...probed, durationMs: Math.round(Math.max(durationMs, claimedMs ?? 0)) }
}

/** Whether something made of a video, or its own frames, ends noticeably before it should. */
export function endsEarly(actualMs: number, expectedMs: number): boolean {
  return expectedMs - actualMs > Math.max(MAX_MISSING_MS, expectedMs * MAX_MISSING_SHARE)
}
