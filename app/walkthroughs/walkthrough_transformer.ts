import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import { loadedImage } from '#app/media/image'
import ImageTransformer from '#app/media/image_transformer'
import { propertyCard } from '#app/properties/property_transformer'
import { shownPlaces, type ShownWalkthrough } from '#app/walkthroughs/shown_walkthrough'
import { shownPart } from '#app/walkthroughs/videos/shown_part'
import PlacedVideoTransformer from './videos/placed_video_transformer.js'
import VideoListTransformer from './lists/video_list_transformer.js'

/** A walkthrough with its videos in the order in which they play. */
export default class WalkthroughTransformer extends BaseTransformer<ShownWalkthrough> {
  toObject() {
    const { walkthrough, listing, isOwner } = this.resource
    const places = shownPlaces(this.resource)
    const cover = places.find(({ video }) => video.poster)?.video.poster
    return {
      id: walkthrough.id,
      slug: walkthrough.slug,
      title: walkthrough.title,
      description: walkthrough.description,
      status: walkthrough.status,
      property: listing && propertyCard(listing),
      user: new UserCardTransformer(walkthrough.user).toObject(),
      cover: cover ? new ImageTransformer(loadedImage(cover)).toObject() : null,
      videos: places.map((place) => {
        const part = isOwner ? null : shownPart(place.video, place)
        return new PlacedVideoTransformer({ video: place.video, place, part }).toObject()
      }),
      lists: walkthrough.lists.map((list) =>
        new VideoListTransformer({
          list,
          videosCount: places.filter(({ listId }) => listId === list.id).length,
        }).toObject()
      ),
      published_at: wireTimeOrNull(walkthrough.publishedAt),
      created_at: wireTime(walkthrough.createdAt),
      updated_at: wireTime(walkthrough.updatedAt),
    }
  }
}
