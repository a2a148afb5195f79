import type User from '#app/accounts/user'
import { literalPattern, searchedPattern } from '#app/common/database/searched_pattern'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type { LeadSource, LeadStage } from '#app/leads/lead_options'

export interface LeadFilter {
  id?: number | null
  stage?: LeadStage | null
  source?: LeadSource | null
  /** slug of the listing they asked about last */
  property?: string | null
  /** who works on them */
  assignedTo?: number | null
  /** words in name, address, phone or listing */
  q?: string | null
}

/**
 * SQL over leads called `l`: one's own, those assigned to one in a team, and those of the team one
 * works in and manages. Takes `visibleParams`.
 */
export const VISIBLE_LEADS = `l.id in (
  select id from leads where user_id = :id
  union select led.id from leads led
    join team_members m on m.team_id = led.team_id and m.user_id = :id and m.role <> 'viewer'
    where led.assigned_id = :id
  union select led.id from team_members m join leads led on led.team_id = m.team_id
    where m.team_id = :team and m.user_id = :id and m.role in ('owner', 'admin'))`

const SEARCHED = `concat_ws(' ', l.name, l.email, l.phone,
  (select name from properties where id = l.property_id))`

/** SQL for those of them that a filter leaves. Takes `filterParams`, too. */
export const FILTERED_LEADS = `${VISIBLE_LEADS}
  and (:lead::integer is null or l.id = :lead)
  and (:stage::text is null or l.stage = :stage)
  and (:source::text is null or l.source = :source)
  and (:property::text is null or l.property_id = (select id from properties where slug = :property))
  and (:assigned::integer is null or coalesce(l.assigned_id, l.user_id) = :assigned)
  and (:q::text is null or fold_text(${SEARCHED}) like :q)
  and (:literal::text is null or ${SEARCHED} ilike :literal)`

/** Confirmed questions of people who were signed out, by day and listing; others are in a chat. */
export const SIGNED_OUT_QUESTIONS = `select (created_at at time zone 'utc')::date, property_id, 1
  from lead_events where kind = 'inquiry' and url is null`

export const visibleParams = ({ id, currentTeamId }: User) => ({ id, team: currentTeamId })

export function filterParams(user: User, filter: LeadFilter) {
  return {
    ...visibleParams(user),
    lead: filter.id ?? null,
    stage: filter.stage ?? null,
    source: filter.source ?? null,
    property: filter.property ?? null,
    assigned: filter.assignedTo ?? null,
    q: searchedPattern(filter.q),
    literal: literalPattern(filter.q),
  }
}

/**
 * SQL of whose leads are a realtor’s or a team’s: `email`, and when something last happened with
 * them, `happened_at`.
 * @param userId expression, as is `teamId`; null for none
 */
export function leadsOf(userId: string, teamId: string): string {
  return `select l.email, l.happened_at from leads l
    where l.user_id = ${userId} or l.team_id = ${teamId}`
}

const contacts = new Registry('contacts of a lead', { key: (_: string) => 'contact' })

/** Names the contact a lead is. @param sql a scalar subquery over `l`, a row of `leads` */
export function leadContactId(sql: string): Extension {
  return contacts.adds(sql)
}

/** SQL of the id of the contact that `l` is. */
export const leadContact = () => contacts.list()[0] ?? 'null::integer'
