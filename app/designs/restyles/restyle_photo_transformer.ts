import { BaseTransformer } from '@adonisjs/core/transformers'
import { readPhotoWords } from '#app/designs/restyles/photo_words'
import type { ImageRow } from '#app/media/image_row'
import ImageTransformer from '#app/media/image_transformer'

interface ListingPhoto {
  image: ImageRow
  /** of the room that the listing shows with it */
  roomName: string
}

/** A photo of a listing that may be restyled. */
export default class RestylePhotoTransformer extends BaseTransformer<ListingPhoto> {
  toObject() {
    const { image, roomName } = this.resource
    const { roomType, leftOut } = readPhotoWords(`${roomName}. ${image.alt ?? ''}`)
    return { image: new ImageTransformer(image).toObject(), room_type: roomType, left_out: leftOut }
  }
}
