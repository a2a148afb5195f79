import { SHOWN_REVIEWS } from '#app/club/offerings/models/seen_offerings'

/** Changes with whatever an offering’s card shows; of `offerings o join users u`. */
export const OFFERING_STAMP = `concat_ws('-', o.id, o.xmin, u.xmin,
  (select string_agg(concat_ws('.', i.id, i.xmin), ',' order by i.id)
   from offering_images shown join images i on i.id = shown.image_id
   where shown.offering_id = o.id),
  (select string_agg(concat_ws('.', r.id, author.xmin), ',' order by r.id)
   from offering_reviews r left join users author on author.id = r.author_id
   where r.offering_id = o.id and ${SHOWN_REVIEWS}))`
