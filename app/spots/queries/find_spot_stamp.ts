import db from '@adonisjs/lucid/services/db'

/** A stamp of a public spot, what it shows and its comments; null if guests may not see it. */
export async function findSpotStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('.', s.id, s.xmin, u.xmin, p.version, p.xmin, t.xmin, w.xmin,
       (select string_agg(concat_ws(':', slide.id, v.xmin, d.xmin, i.xmin), '-' order by slide.id)
        from spot_slides slide
        left join videos v on v.id = slide.video_id
        left join designs d on d.id = slide.design_id
        left join images i
          on i.id = coalesce(slide.image_id, v.poster_image_id, d.image_id)
        where slide.spot_id = s.id),
       (select max(id) from spot_comments c where c.spot_id = s.id)) as stamp
     from spots s join users u on u.id = s.user_id
     left join properties p on p.id = s.property_id
     left join teams t on t.id = s.team_id
     left join walkthroughs w on w.id = s.walkthrough_id
     where s.slug = ? and s.status = 'publish'`,
    [slug]
  )
  return rows[0]?.stamp ?? null
}
