import type { DashboardTask } from '#app/accounts/dashboard_tasks'
import type User from '#app/accounts/user'
import { isolated } from '#app/common/text/isolated'
import { wireTime } from '#app/common/http/wire_time'
import { leadPath } from '#app/leads/lead_options'
import { listViewings } from '#app/leads/viewings/find_viewings'
import { viewingWhen } from '#app/leads/viewings/viewing_sentences'

const MAX_NEXT = 3
const SOON_MS = 36 * 60 * 60 * 1000

/** Viewings of today and tomorrow, and those that wait for an answer. */
export async function listViewingTasks(user: User): Promise<DashboardTask[]> {
  const viewings = await listViewings(user)
  const soon = new Date(Date.now() + SOON_MS).toISOString()
  const next = viewings.filter(
    ({ status, startsAt }) => status === 'confirmed' && wireTime(startsAt) <= soon
  )
  const tasks = next.slice(0, MAX_NEXT).map((viewing): DashboardTask => ({
    kind: 'viewing',
    title: `Show ${isolated(viewing.homeName ?? 'a home')} to ${isolated(viewing.name)}`,
    text: viewingWhen(viewing),
    url: leadPath(viewing.leadId),
  }))
  const asked = viewings.filter(({ status }) => status === 'requested')
  const [first] = asked
  if (!first) return tasks
  const title =
    asked.length === 1 ? 'A viewing waits for your answer' : `${asked.length} viewings to answer`
  const text = `${isolated(first.name)} would like to see ${isolated(first.homeName ?? 'a home')}.`
  return [...tasks, { kind: 'viewing', title, text, url: '/dashboard/viewings' }]
}
