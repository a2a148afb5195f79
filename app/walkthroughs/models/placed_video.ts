import type Video from '#app/videos/models/video'
import type WalkthroughVideo from '#app/walkthroughs/models/walkthrough_video'

export interface PlacedVideo {
  video: Video
  /** null for one that is in no walkthrough */
  place: WalkthroughVideo | null
}
