import db from '@adonisjs/lucid/services/db'
import type { DashboardTask } from '#app/accounts/dashboard_tasks'
import type User from '#app/accounts/user'
import { leadPath } from '#app/leads/lead_options'
import { VISIBLE_LEADS, visibleParams } from '#app/leads/lead_sql'
import type { NotificationWords } from '#app/notifications/notification_kinds'

/** What a notice says of a lead. Someone's name comes before `assigned`. */
export function leadSentence({ name, home, what }: NotificationWords): string {
  if (what === 'viewing') return `${name} would like to see ${home}`
  if (what === 'open_house') return `${name} came to your open house at ${home}`
  if (what === 'form') return `${name} signed up with ${home}`
  if (what === 'document') return `${name} asked for a document of ${home}`
  if (what === 'assigned') return `assigned ${name} to you`
  return `${name} asked about ${home}`
}

const MAX_DUE = 3

interface DueRow {
  id: number
  lead_id: number
  text: string
  name: string
}

/** Reminders that are due, and leads that nobody has answered. */
export async function listLeadTasks(user: User): Promise<DashboardTask[]> {
  const { rows: due } = await db.rawQuery<{ rows: DueRow[] }>(
    `select r.id, r.lead_id, r.text, l.name from lead_reminders r join leads l on l.id = r.lead_id
     where r.user_id = :id and r.done_at is null and r.due_at <= now() and ${VISIBLE_LEADS}
     order by r.due_at limit :max`,
    { ...visibleParams(user), max: MAX_DUE }
  )
  const tasks = due.map((row): DashboardTask => ({
    kind: 'reminder',
    title: row.text,
    text: `Your reminder for ${row.name} is due.`,
    url: leadPath(row.lead_id),
  }))
  const waiting = await findWaiting(user)
  return waiting ? [...tasks, waiting] : tasks
}

async function findWaiting(user: User): Promise<DashboardTask | null> {
  const { rows } = await db.rawQuery<{ rows: { id: number; name: string; count: number }[] }>(
    `select l.id, l.name, count(*) over ()::integer as count from leads l
     where ${VISIBLE_LEADS} and l.stage = 'new' and l.answered_at is null
     order by l.happened_at desc limit 1`,
    visibleParams(user)
  )
  const [latest] = rows
  if (!latest) return null
  const { id, name, count } = latest
  const url = '/dashboard/leads'
  return count === 1
    ? {
        kind: 'lead',
        title: 'One unanswered lead',
        text: `Get in touch with ${name}.`,
        url: leadPath(id),
      }
    : { kind: 'lead', title: `${count} unanswered leads`, text: `The latest is ${name}.`, url }
}
