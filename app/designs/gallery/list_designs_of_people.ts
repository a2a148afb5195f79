import db from '@adonisjs/lucid/services/db'
import { imageJson, type ImageRow } from '#app/media/image_row'
import { thumbnailPath } from '#app/media/image_transformer'
import type { DesignOptions } from '#app/redesign/design_options'
import { roomTitle } from '#app/redesign/looks/option_labels'
import type { WorkShown } from '#app/society/member_work'

interface DesignOfPerson {
  user_id: number
  token: string
  options: DesignOptions
  image: ImageRow
}

/** The newest public designs of each. @param most of each */
export async function listDesignsOfPeople(
  userIds: number[],
  most: number
): Promise<ReadonlyMap<number, WorkShown[]>> {
  const { rows } = await db.rawQuery<{ rows: DesignOfPerson[] }>(
    `select design.*, ${imageJson('design.image_id')} as image
     from unnest(:userIds::integer[]) person(id)
     cross join lateral (
       select d.user_id, d.share_token as token, d.options, d.image_id from designs d
       where d.user_id = person.id and d.published_at is not null and d.image_id is not null
       order by d.published_at desc, d.id desc limit :most) design`,
    { userIds, most }
  )
  const byPerson = Map.groupBy(rows, (row) => row.user_id)
  return new Map(
    [...byPerson].map(([id, designs]) => [
      id,
      designs.map(({ token, options, image }) => ({
        title: roomTitle(options),
        url: `/shared/${token}`,
        picture: thumbnailPath(image),
      })),
    ])
  )
}
