import type { Ref } from 'react'
import type { Data } from '#data'

export type PlayedVideo = Pick<
  Data.Videos.Video,
  | 'slug'
  | 'title'
  | 'duration'
  | 'width'
  | 'height'
  | 'poster'
  | 'storyboard'
  | 'sources'
  | 'captions'
>

export interface PlayerChapter {
  title: string
  /** seconds */
  starts_at: number
}

export interface PlayerHandle {
  /** seconds of what its sources play */
  currentTime: () => number
  seek: (seconds: number) => void
}

export interface PlayerProps {
  video: PlayedVideo
  /** Where it is cut, in seconds of what its sources play. */
  startAt?: number | null
  endAt?: number | null
  /** The moment that somebody asked for: it plays from there, wherever they stopped before. */
  openAt?: number | null
  chapters?: readonly PlayerChapter[]
  /** Starts by itself, unless this person wants less motion or saves data. */
  autoPlay?: boolean
  /** At its end or where it is cut. */
  onEnded?: () => void
  /** seconds of what its sources play, a few times a second */
  onTime?: (seconds: number) => void
  /** its poster is the page's largest picture */
  priority?: boolean
  ref?: Ref<PlayerHandle>
}
