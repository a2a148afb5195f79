/** SQL: whether a failed photo `p` of row `r` may succeed another time. */
export const RETRIABLE_PHOTO = `p.status = 'failed' and (p.address ilike 'http%://%' or p.file is not null)
  and r.status in ('created', 'updated') and r.property_id is not null`
