import type { RenditionName } from '#app/videos/models/rendition'

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
