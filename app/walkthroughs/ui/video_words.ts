import type { TourVideo, Walkthrough } from '#app/walkthroughs/ui/types'

export const titleOf = ({ title }: Pick<Walkthrough, 'title'>) => title || 'Untitled walkthrough'

/** @param index from 0, among all videos */
export const videoName = ({ title }: Pick<TourVideo, 'title'>, index: number) =>
  title || `Video ${index + 1}`

export const STATUS_WORDS: Record<TourVideo['status'], string> = {
  blank: 'Waiting for upload',
  uploading: 'Uploading',
  processing: 'Processing',
  ready: 'Ready',
  failed: 'Failed',
}

/** How long it plays, in seconds, between where it is cut. */
export function playedSeconds({ duration, starts_at: start, ends_at: end }: TourVideo): number {
  return Math.max(0, (end ?? duration ?? 0) - (start ?? 0))
}

export function countVideos(count: number): string {
  return count === 1 ? '1 video' : `${count} videos`
}
