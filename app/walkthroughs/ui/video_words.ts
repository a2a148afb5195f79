import type { ListingRoom } from '#app/properties/floor_plans/find_listing_rooms'
import { isSameRoom, type PlanRoom } from '#app/properties/floor_plans/plan_rooms'
import type { Data } from '#data'

export const walkthroughTitle = ({ title }: Pick<Walkthrough, 'title'>) =>
  title || 'Untitled walkthrough'

/** @param index from 0, among all videos */
export const videoName = ({ title }: Pick<TourVideo, 'title'>, index: number) =>
  title || `Video ${index + 1}`

export const VIDEO_STATUS_WORDS: Record<TourVideo['status'], string> = {
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

type Chapter = TourVideo['chapters'][number]

/** A moment of one of a walkthrough’s videos, in seconds of what its sources play. */
export interface VideoMoment {
  videoId: number
  at: number
}

/** Those between where a video is cut. */
export function playedChapters({ chapters, starts_at: start, ends_at: end }: TourVideo): Chapter[] {
  return chapters.filter(({ starts_at: at }) => at >= (start ?? 0) && (end === null || at < end))
}

/** Where the videos come to a room; null if they don’t. */
export function videoMomentOf(videos: readonly TourVideo[], room: PlanRoom): VideoMoment | null {
  for (const video of videos) {
    const chapter = playedChapters(video).find((each) => each.room && isSameRoom(each.room, room))
    if (chapter) return { videoId: video.id, at: chapter.starts_at }
  }
  return null
}

/** What a chapter’s room is called on the floor plans, without what its title says already. */
export function chapterRoomWords(
  { title, room }: Chapter,
  rooms: readonly PlannedRoom[]
): string | null {
  const label = room && rooms.find((each) => isSameRoom(each, room))?.label
  if (!label) return null
  const repeated = `${title}, `
  return label.toLowerCase().startsWith(repeated.toLowerCase())
    ? label.slice(repeated.length)
    : label
}

export type Walkthrough = Data.Walkthroughs.Walkthrough
export type TourVideo = Walkthrough['videos'][number]
export type TourList = Walkthrough['lists'][number]

/** A named pin on a floor plan of the listing. */
export type PlannedRoom = ListingRoom
