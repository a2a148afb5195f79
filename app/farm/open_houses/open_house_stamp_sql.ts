/** A version of the open houses `o`, which changes as they begin and end. */
export const OPEN_HOUSE_STAMP = `concat_ws('.', o.id, o.revision, extract(epoch from o.updated_at), o.cancelled_at,
  o.starts_at <= now(), o.ends_at <= now(),
  (select count(*) from open_house_visitors v where v.open_house_id = o.id and v.status = 'registered'),
  (select string_agg(concat_ws(':', h.user_id, extract(epoch from u.updated_at)), ',' order by h.user_id)
   from open_house_hosts h join users u on u.id = h.user_id where h.open_house_id = o.id))`

/** Of the open houses on the page of a listing called `p`. */
export const LISTED_OPEN_HOUSES_STAMP = `(select string_agg(${OPEN_HOUSE_STAMP}, '/' order by o.id) from open_houses o
  where o.property_id = p.id and o.ends_at > now() and o.cancelled_at is null)`
