import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type Video from '#app/videos/video'

/** Part of a video, in milliseconds. */
export interface VideoRange {
  startsMs: number
  endsMs: number
}

export interface VideoRequest {
  user: User | null
  /** null for all of it */
  range: VideoRange | null
  /** ids of invitations to listings opened in this browser */
  invitationIds: readonly number[]
}

export type VideoViewer = (video: Video, request: VideoRequest) => Promise<boolean>

const viewers = new Registry<VideoViewer>('viewers of videos')

/** Who besides its owner may watch a video or that part of it; one yes is enough. */
export function videoViewer(viewer: VideoViewer): Extension {
  return viewers.adds(viewer)
}

export async function mayWatch(video: Video, request: VideoRequest): Promise<boolean> {
  if (video.removingSince) return false
  if (video.userId === request.user?.id) return true
  for (const allows of viewers.list()) {
    if (await allows(video, request)) return true
  }
  return false
}
