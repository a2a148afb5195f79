import { isSameRoom, type PlanRoom } from '#app/properties/contract/plan_rooms'
import type { Room, TourVideo } from '#app/walkthroughs/ui/types'

type Chapter = TourVideo['chapters'][number]

/** A moment of one of a walkthrough’s videos, in seconds from the video’s own start. */
export interface Moment {
  videoId: number
  at: number
}

/** Those between where a video is cut. */
export function playedChapters({ chapters, starts_at: start, ends_at: end }: TourVideo): Chapter[] {
  return chapters.filter(({ starts_at: at }) => at >= (start ?? 0) && (end === null || at < end))
}

/** Where the videos come to a room; null if they don’t. */
export function momentOf(videos: readonly TourVideo[], room: PlanRoom): Moment | null {
  for (const video of videos) {
    const chapter = playedChapters(video).find((each) => each.room && isSameRoom(each.room, room))
    if (chapter) return { videoId: video.id, at: chapter.starts_at }
  }
  return null
}

/** What a chapter’s room is called on the floor plans, without what its title says already. */
export function roomWords({ title, room }: Chapter, rooms: readonly Room[]): string | null {
  const label = room && rooms.find((each) => isSameRoom(each, room))?.label
  if (!label) return null
  const repeated = `${title}, `
  return label.toLowerCase().startsWith(repeated.toLowerCase())
    ? label.slice(repeated.length)
    : label
}
