import { thumbnailPath } from '#app/media/image_transformer'
import { listSeenCards } from '#app/properties/lists/list_seen_properties'

/** Small covers of those of the listings that a person may see, by id. */
export async function listHomePictures(
  ids: number[],
  userId: number
): Promise<ReadonlyMap<number, string>> {
  const cards = await listSeenCards(ids, { id: userId })
  return new Map(
    [...cards].flatMap(([id, { featuredImage }]): [number, string][] =>
      featuredImage ? [[id, thumbnailPath(featuredImage)]] : []
    )
  )
}
