import type { Extension } from '#app/kernel/modules/module'
import type User from '#app/accounts/user'

/** Something a person should do next; the dashboard lists it. */
export interface DashboardTask {
  /** chooses its icon */
  kind: 'chat' | 'lead' | 'reminder' | 'open_house' | 'campaign' | 'gift' | 'video' | 'coin'
  title: string
  /** the suggested next step, in a sentence */
  text: string
  /** where to do it: a path on this site */
  url: string
}

type Lists = (user: User) => Promise<DashboardTask[]>

const sources: { order: number; list: Lists }[] = []

/** Adds to what the dashboard says to do next; a few rows at most. @param order lowest first */
export function dashboardTasks(order: number, list: Lists): Extension {
  return () => void sources.push({ order, list })
}

export async function listDashboardTasks(user: User): Promise<DashboardTask[]> {
  const tasks: DashboardTask[] = []
  for (const { list } of sources.toSorted((one, other) => one.order - other.order)) {
    tasks.push(...(await list(user)))
  }
  return tasks
}
