import db from '@adonisjs/lucid/services/db'
import { imageJson, type ImageRow } from '#app/media/image_row'
import { thumbnailPath } from '#app/media/image_transformer'
import type { WorkShown } from '#app/society/member_work'

interface HomeOfPerson {
  user_id: number
  slug: string
  name: string | null
  image: ImageRow
}

/** The newest public listings of each, with a photo. @param most of each */
export async function listHomesOfPeople(
  userIds: number[],
  most: number
): Promise<ReadonlyMap<number, WorkShown[]>> {
  const { rows } = await db.rawQuery<{ rows: HomeOfPerson[] }>(
    `select home.*, ${imageJson('home.image_id')} as image
     from unnest(:userIds::integer[]) person(id)
     cross join lateral (
       select p.user_id, p.slug, p.name, p.featured_image_id as image_id from properties p
       where p.user_id = person.id and p.status = 'publish' and not p.is_private
         and p.featured_image_id is not null
       order by p.published_at desc, p.id desc limit :most) home`,
    { userIds, most }
  )
  const byPerson = Map.groupBy(rows, (row) => row.user_id)
  return new Map(
    [...byPerson].map(([id, homes]) => [
      id,
      homes.map(({ name, slug, image }) => ({
        title: name ?? 'A home',
        url: `/properties/${slug}`,
        picture: thumbnailPath(image),
      })),
    ])
  )
}
