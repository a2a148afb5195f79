import db from '@adonisjs/lucid/services/db'

const STAMP = `concat_ws('-', w.id, w.version,
  extract(epoch from (select updated_at from users where id = w.user_id)),
  (select string_agg(concat_ws('.', v.id, v.status, extract(epoch from v.updated_at), i.xmin), ','
     order by v.id)
   from walkthrough_videos place join videos v on v.id = place.video_id
   left join images i on i.id = v.poster_image_id where place.walkthrough_id = w.id))`

/** A stamp of walkthrough, owner, videos and listing; null if guests may not see it. */
export async function findWalkthroughStamp({
  slug,
}: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('-', ${STAMP}, p.status, p.version) as stamp
     from walkthroughs w left join properties p on p.id = w.property_id
     where w.slug = :slug and w.status = 'publish' and w.taken_down_at is null
       and p.is_private is not true`,
    { slug }
  )
  return rows.at(0)?.stamp ?? null
}

/** The same of the walkthroughs on the page of a listing called `p`. */
export const LISTING_STAMP = `(select string_agg(${STAMP}, '/' order by w.id) from walkthroughs w
  where w.property_id = p.id and w.status = 'publish' and w.taken_down_at is null)`
