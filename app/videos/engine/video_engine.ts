import type { RenditionName, Storyboard } from '#app/videos/video_files'

export const ENGINE_NAMES = ['ffmpeg', 'node-av', 'mediabunny'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** What a file is, after its packets were counted: its header may lie. */
export interface ProbedVideo {
  durationMs: number
  /** as shown, after rotation and with square pixels */
  width: number
  height: number
  /** degrees clockwise: 0, 90, 180 or 270 */
  rotation: number
  framesPerSecond: number
  /** each frame mixes the lines of two moments */
  isInterlaced: boolean
  /** of the first video stream, such as `hevc` */
  codec: string
  hasAudio: boolean
  /** its transfer function if it is HDR */
  hdr: 'smpte2084' | 'arib-std-b67' | null
  /** the file says which colors it has */
  hasColors: boolean
}

export interface PictureTarget {
  name: Exclude<RenditionName, 'audio'>
  width: number
  height: number
  /** a fragmented MP4, one fragment per segment */
  file: string
}

export interface AudioOrder {
  source: string
  durationMs: number
  file: string
}

/** Several targets are made of one decoding. */
export interface PicturesOrder {
  source: string
  probed: ProbedVideo
  targets: PictureTarget[]
}

export interface PosterOrder {
  source: string
  probed: ProbedVideo
  atMs: number
  /** a JPEG */
  file: string
}

export interface StoryboardOrder {
  /** a rendition in one file, with a key frame at each tile */
  source: string
  storyboard: Storyboard
  /** gets `storyboard_0.jpg` onward */
  folder: string
}

export interface Mp4Order {
  pictures: string
  audio: string | null
  file: string
}

/**
 * Reads and makes videos. Only files are opened, and of them the first stream of pictures and of
 * sound. Positions and other metadata are dropped.
 * @throws VideoFault if the file can't be used
 */
export interface VideoOperations {
  probe(source: string): Promise<ProbedVideo>
  /** AAC in stereo, at -16 LUFS, no longer than the pictures */
  makeAudio(order: AudioOrder): Promise<void>
  makePictures(order: PicturesOrder): Promise<void>
  takePoster(order: PosterOrder): Promise<void>
  makeStoryboard(order: StoryboardOrder): Promise<void>
  /** without encoding; starts before it has loaded */
  makeMp4(order: Mp4Order): Promise<void>
}

/** An operation on its way to the process that does it. */
export type EngineOrder = {
  [Name in keyof VideoOperations]: {
    operation: Name
    order: Parameters<VideoOperations[Name]>[0]
  }
}[keyof VideoOperations]

/** @param share between 0 and 1 */
export type OnShare = (share: number) => void
