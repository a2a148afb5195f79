import Design from '#app/designs/design'
import { loadPictures } from '#app/designs/design_pictures'
import { thumbnailPath } from '#app/media/image_transformer'

/** Small results of those of the designs that are a person's own, by id. */
export async function listOwnDesignPictures(
  ids: number[],
  userId: number
): Promise<ReadonlyMap<number, string>> {
  const designs = await Design.query().whereIn('id', ids).where('user_id', userId)
  return new Map(
    (await loadPictures(designs)).flatMap(({ id, image }): [number, string][] =>
      image ? [[id, thumbnailPath(image)]] : []
    )
  )
}
