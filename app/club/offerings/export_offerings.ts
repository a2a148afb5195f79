import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type { ExportedPart } from '#app/accounts/exports/export_parts'

/** One’s offerings, requests from both sides, and the reviews one wrote or may read. */
export async function exportOfferings({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { data: object }[] }>(
    `select jsonb_build_object(
       'offerings', (select coalesce(jsonb_agg(to_jsonb(o) - 'user_id' order by o.id), '[]')
         from offerings o where o.user_id = :id),
       'requests', (select coalesce(jsonb_agg(to_jsonb(q) - array['customer_id', 'provider_id',
           'hold_id', 'message_id', 'chat_id'] || jsonb_build_object('role',
           case when q.customer_id = :id then 'customer' else 'provider' end) order by q.id), '[]')
         from offering_requests q where q.customer_id = :id or q.provider_id = :id),
       'days_off', (select coalesce(jsonb_agg(f.day order by f.day), '[]')
         from offering_days_off f where f.user_id = :id),
       'reviews_written', (select coalesce(jsonb_agg(jsonb_build_object('request_id', r.request_id,
           'rating', r.rating, 'text', r.text, 'created_at', r.created_at) order by r.id), '[]')
         from offering_reviews r where r.author_id = :id),
       'reviews_received', (select coalesce(jsonb_agg(jsonb_build_object('request_id',
           r.request_id, 'rating', r.rating, 'text', r.text, 'created_at', r.created_at)
           order by r.id), '[]')
         from offering_reviews r where r.subject_id = :id and r.shown_at <= now()
           and r.taken_down_at is null)) as data`,
    { id }
  )
  return { data: rows[0].data }
}
