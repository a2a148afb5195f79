import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type User from '#app/accounts/user'

/** Something a person should do next; the dashboard lists it. */
export interface DashboardTask {
  /** chooses its icon */
  kind:
    'chat' | 'lead' | 'reminder' | 'viewing' | 'open_house' | 'campaign' | 'gift' | 'video' | 'coin'
  title: string
  /** the suggested next step, in a sentence */
  text: string
  /** where to do it: a path on this site */
  url: string
}

type Lists = (user: User) => Promise<DashboardTask[]>

interface TaskSource {
  order: number
  list: Lists
}

const sources = new Registry<TaskSource>('tasks of the dashboard', { order: ({ order }) => order })

/** Adds to what the dashboard says to do next; a few rows at most. @param order lowest first */
export function dashboardTasks(order: number, list: Lists): Extension {
  return sources.adds({ order, list })
}

export async function listDashboardTasks(user: User): Promise<DashboardTask[]> {
  const tasks: DashboardTask[] = []
  for (const { list } of sources.list()) tasks.push(...(await list(user)))
  return tasks
}
