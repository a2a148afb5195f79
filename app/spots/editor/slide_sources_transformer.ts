import { BaseTransformer } from '@adonisjs/core/transformers'
import ImageTransformer from '#app/media/image_transformer'
import type { DesignSourceRow, SlideSources } from '#app/spots/editor/list_slide_sources'
import VideoTransformer from '#app/videos/video_transformer'

/** What somebody can make slides of. */
export default class SlideSourcesTransformer extends BaseTransformer<SlideSources> {
  toObject() {
    const { videos, moments, listings, designs } = this.resource
    return {
      videos: videos.map((video) => new VideoTransformer(video).toObject()),
      moments: moments.map((moment) => ({
        video_id: moment.videoId,
        walkthrough_slug: moment.walkthroughSlug,
        title: moment.title,
        starts_at: moment.startsMs === null ? null : moment.startsMs / 1000,
        ends_at: moment.endsMs === null ? null : moment.endsMs / 1000,
        chapters: moment.chapters.map(({ title, atMs }) => ({ title, at: atMs / 1000 })),
      })),
      listings: listings.map(({ slug, name, images }) => ({
        slug,
        name,
        images: images.map((image) => new ImageTransformer(image).toObject()),
      })),
      designs: designs.map(designSource),
    }
  }
}

/** A design with the photo it was made from. */
export function designSource({ id, image, original }: DesignSourceRow) {
  return {
    id,
    image: new ImageTransformer(image).toObject(),
    original_image: original && new ImageTransformer(original).toObject(),
  }
}
