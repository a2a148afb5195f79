import type { PropertyCardRow } from '#app/properties/property_row'
import type VideoList from '#app/walkthroughs/lists/video_list'
import type WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'
import type Walkthrough from '#app/walkthroughs/walkthrough'

/** A walkthrough as one person sees it. */
export interface ShownWalkthrough {
  walkthrough: Walkthrough
  /** as far as they see it */
  listing: PropertyCardRow | null
  isOwner: boolean
}

/** Its videos in the order in which they play: those without a list, then list by list. Only owners see unfinished ones. */
export function shownPlaces({ walkthrough, isOwner }: ShownWalkthrough): WalkthroughVideo[] {
  const { lists, places } = walkthrough
  const shown = isOwner ? places : places.filter(({ video }) => video.status === 'ready')
  const parts: (VideoList | null)[] = [null, ...lists]
  return parts.flatMap((list) => shown.filter(({ listId }) => listId === (list?.id ?? null)))
}
