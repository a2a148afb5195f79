import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type { LeadSource } from '#app/leads/lead_options'
import { VISIBLE_LEADS, visibleParams } from '#app/leads/lead_sql'

const WEEKS = 8
/** Days over which answers are counted. */
const ANSWER_DAYS = 30

export interface LeadFigures {
  /** of the last seven days */
  new_this_week: number
  /** leads who got in touch themselves in the last 30 days, an hour ago or more */
  asked: number
  /** of those, answered within an hour */
  answered_within_hour: number
  /** seven days each, the current ones last. `from` is a UTC day */
  weeks: { from: string; count: number }[]
  /** of all leads, most first */
  sources: { source: LeadSource; count: number }[]
}

/** Figures of the leads a person works on. */
export async function findLeadFigures(user: User): Promise<LeadFigures> {
  const { rows } = await db.rawQuery<{ rows: LeadFigures[] }>(
    `with mine as (select l.* from leads l where ${VISIBLE_LEADS}),
     asking as (select * from mine where source not in ('manual', 'import')
       and created_at > now() - make_interval(days => :answerDays)
       and (answered_at is not null or created_at < now() - interval '1 hour'))
     select
       (select count(*)::integer from mine where created_at > now() - interval '7 days')
         as new_this_week,
       (select count(*)::integer from asking) as asked,
       (select count(*)::integer from asking
         where answered_at <= created_at + interval '1 hour') as answered_within_hour,
       (select json_agg(json_build_object(
           'from', to_char(now() at time zone 'utc' - make_interval(days => 7 * ago + 6), 'YYYY-MM-DD'),
           'count', (select count(*) from mine where created_at <= now() - make_interval(days => 7 * ago)
             and created_at > now() - make_interval(days => 7 * ago + 7))) order by ago desc)
         from generate_series(0, :weeks - 1) ago) as weeks,
       (select coalesce(json_agg(json_build_object('source', source, 'count', count)
           order by count desc, source), '[]'::json)
         from (select source, count(*) from mine group by source) counted) as sources`,
    { ...visibleParams(user), answerDays: ANSWER_DAYS, weeks: WEEKS }
  )
  return rows[0]!
}
