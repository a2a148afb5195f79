import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { imageJson, type ImageRow } from '#app/media/image_row'
import { thumbnailPath } from '#app/media/image_transformer'
import { SEEN_SPOTS } from '#app/spots/find_spot'

/** What the first slide with a picture shows, small, of those of the spots that a person may see. */
export async function listSpotPictures(
  ids: number[],
  viewerId: number
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.rawQuery<{ rows: { id: number; image: ImageRow | null }[] }>(
    `select s.id, (select ${imageJson('coalesce(slide.image_id, design.image_id, video.poster_image_id)')}
       from spot_slides slide
       left join designs design on design.id = slide.design_id and design.taken_down_at is null
       left join videos video on video.id = slide.video_id and video.removing_since is null
       where slide.spot_id = s.id
         and coalesce(slide.image_id, design.image_id, video.poster_image_id) is not null
       order by slide.position limit 1) as image
     from spots s where s.id = any(:ids::integer[]) and ${SEEN_SPOTS}`,
    { ids, viewerId, hiddenIds: await listHiddenUserIds(viewerId) }
  )
  return new Map(
    rows.flatMap(({ id, image }): [number, string][] => (image ? [[id, thumbnailPath(image)]] : []))
  )
}
