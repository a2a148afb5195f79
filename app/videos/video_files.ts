/** Keys in Drive of what is made of a video. */
export const videoFolder = (folder: string) => `videos/${folder}`
export const mp4Key = (folder: string) => `${videoFolder(folder)}/video.mp4`
export const sheetKey = (folder: string, sheet: number) =>
  `${videoFolder(folder)}/storyboard_${sheet}.jpg`
export const initKey = (folder: string, rendition: RenditionName) =>
  `${videoFolder(folder)}/${rendition}/init.mp4`
export const segmentKey = (folder: string, rendition: RenditionName, segment: number) =>
  `${videoFolder(folder)}/${rendition}/${segmentName(segment)}`
export const segmentName = (segment: number) => `seg_${String(segment).padStart(5, '0')}.m4s`

/** `audio`, or the height of a picture: `360p`. Also the name of its folder. */
export const RENDITION_NAMES = ['audio', '360p', '720p', '1080p'] as const
export type RenditionName = (typeof RENDITION_NAMES)[number]

/**
 * A finished rendition: `<folder>/<name>/init.mp4` and `seg_00000.m4s` onward, fragmented MP4.
 * Pictures carry no sound; the sound is a rendition of its own.
 */
export interface Rendition {
  name: RenditionName
  /** RFC 6381, such as `avc1.640028` or `mp4a.40.2` */
  codecs: string
  /** peak bits per second */
  bandwidth: number
  /** of the picture; 0 for sound */
  width: number
  height: number
  /** of each segment, in order */
  segmentSeconds: number[]
  bytes: number
}

/** Sheets `<folder>/storyboard_0.jpg` onward, each of `columns` × `rows` tiles, row by row. */
export interface Storyboard {
  sheets: number
  columns: number
  rows: number
  /** of a tile, in px */
  tileWidth: number
  tileHeight: number
  /** between two tiles */
  intervalMs: number
}
