import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  AUDIO_BITS,
  AUDIO_FLAGS,
  AUDIO_FRAGMENT_MICROSECONDS,
  bufferBitsOf,
  CRF,
  MAX_THREADS,
  maxBitsOf,
  PICTURE_FLAGS,
  PRESET,
  audioFilter,
  framesPerSegment,
  MEASURE_LOUDNESS,
  pictureGraph,
  posterFilter,
  storyboardFilter,
} from '#app/videos/engine/encoding'
import { MAX_VIDEO_SECONDS } from '#app/videos/video_limits'
import { posterSize } from '#app/videos/engine/ladder'
import { videoFaults } from '#app/videos/engine/video_fault'
import type {
  AudioOrder,
  Mp4Order,
  OnShare,
  PicturesOrder,
  PictureTarget,
  PosterOrder,
  StoryboardOrder,
  VideoOperations,
} from '#app/videos/engine/video_engine'
import { INPUT_GUARD, probeWithFfmpeg, QUIET } from './ffmpeg_probe.js'
import { FfmpegFailure, runFfmpeg } from './run_ffmpeg.js'

const NO_METADATA = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact']
const UP_TO_LIMIT = ['-t', String(MAX_VIDEO_SECONDS + 5)]
const JPEG = ['-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2']

/** The programs `ffmpeg` and `ffprobe`. */
export class FfmpegEngine implements VideoOperations {
  constructor(
    private readonly programs: { ffmpeg: string; ffprobe: string },
    private readonly onShare: OnShare
  ) {}

  probe(source: string) {
    return this.#blameFile(() => probeWithFfmpeg(this.programs, source))
  }

  async makeAudio({ source, durationMs, file }: AudioOrder): Promise<void> {
    const lufs = await this.#measureLoudness(source)
    const encode = ['-c:a', 'aac', '-b:a', String(AUDIO_BITS)]
    const until = ['-t', String(durationMs / 1000)]
    const fragments = ['-frag_duration', String(AUDIO_FRAGMENT_MICROSECONDS)]
    await this.#make(source, durationMs, [
      ...['-map', '0:a:0', '-af', audioFilter(lufs), ...encode, ...until, ...NO_METADATA],
      ...['-movflags', AUDIO_FLAGS, ...fragments, '-f', 'mp4', file],
    ])
  }

  makePictures({ source, probed, targets }: PicturesOrder): Promise<void> {
    const graph = pictureGraph(probed, targets, { input: '[0:v:0]', turns: false })
    const frames = framesPerSegment(probed)
    return this.#make(source, probed.durationMs, [
      ...['-filter_complex', graph],
      ...targets.flatMap((target, at) => ['-map', `[out${at}]`, ...pictureOutput(target, frames)]),
    ])
  }

  async takePoster({ source, probed, atMs, file }: PosterOrder): Promise<void> {
    const filter = posterFilter(probed, posterSize(probed), { turns: false })
    const at = ['-ss', String(Math.min(atMs, probed.durationMs - 1) / 1000)]
    const take = (from: string[], frames: string[]) =>
      this.#blameFile(() =>
        runFfmpeg(this.programs.ffmpeg, {
          args: [
            ...[...QUIET, '-y', ...from, ...INPUT_GUARD, '-i', `file:${source}`],
            ...['-map', '0:v:0', ...frames, '-vf', filter, ...NO_METADATA, ...JPEG, file],
          ],
          onTime: () => {},
        })
      )
    await take(at, ['-frames:v', '1'])
    // no frame begins after that moment: the last one lasts until the end
    if (!existsSync(file)) await take(['-noaccurate_seek', ...at], ['-update', '1'])
  }

  async makeStoryboard({ source, storyboard, folder }: StoryboardOrder): Promise<void> {
    await runFfmpeg(this.programs.ffmpeg, {
      args: [
        ...[...QUIET, '-y', '-skip_frame', 'nokey', ...INPUT_GUARD, '-i', `file:${source}`],
        ...['-map', '0:v:0', '-vf', storyboardFilter(storyboard), ...NO_METADATA],
        ...[...JPEG, '-start_number', '0', join(folder, 'storyboard_%d.jpg')],
      ],
      onTime: () => {},
    })
  }

  async makeMp4({ pictures, audio, file }: Mp4Order): Promise<void> {
    const inputs = [pictures, ...(audio ? [audio] : [])]
    await runFfmpeg(this.programs.ffmpeg, {
      args: [
        ...[...QUIET, '-y'],
        ...inputs.flatMap((input) => [...INPUT_GUARD, '-i', `file:${input}`]),
        ...inputs.flatMap((_, at) => ['-map', String(at)]),
        ...['-c', 'copy', ...NO_METADATA, '-movflags', '+faststart', '-f', 'mp4', file],
      ],
      onTime: () => {},
    })
  }

  async #make(source: string, durationMs: number, output: string[]): Promise<void> {
    const input = ['-threads', String(MAX_THREADS), ...INPUT_GUARD, '-i', `file:${source}`]
    await this.#blameFile(() =>
      runFfmpeg(this.programs.ffmpeg, {
        args: [...QUIET, '-y', ...input, ...output],
        onTime: (milliseconds) => this.onShare(Math.min(1, milliseconds / durationMs)),
      })
    )
  }

  /** Null for silence. */
  async #measureLoudness(source: string): Promise<number | null> {
    const measure = ['-map', '0:a:0', '-af', MEASURE_LOUDNESS, ...UP_TO_LIMIT, '-f', 'null', '-']
    const { said } = await this.#blameFile(() =>
      runFfmpeg(this.programs.ffmpeg, {
        args: [
          ...['-hide_banner', '-nostdin', '-nostats', '-v', 'info'],
          ...[...INPUT_GUARD, '-i', `file:${source}`, ...measure],
        ],
      })
    )
    const [, lufs] = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(said) ?? []
    return lufs === undefined ? null : Number(lufs)
  }

  async #blameFile<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if (error instanceof FfmpegFailure && !error.isOfMachine) throw videoFaults.damaged()
      throw error
    }
  }
}

function pictureOutput(target: PictureTarget, frames: number): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', PRESET, '-profile:v', 'high', '-crf', String(CRF)],
    ...['-maxrate', String(maxBitsOf(target)), '-bufsize', String(bufferBitsOf(target))],
    ...['-g', String(frames), '-keyint_min', String(frames), '-sc_threshold', '0'],
    ...['-threads', String(MAX_THREADS), ...UP_TO_LIMIT],
    ...[...NO_METADATA, '-movflags', PICTURE_FLAGS, '-f', 'mp4', target.file],
  ]
}
