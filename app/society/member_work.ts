import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/** Something a person made that anybody may see. */
export interface WorkShown {
  title: string
  /** a path on this site */
  url: string
  /** the address of a small picture */
  picture: string
}

/** The newest of each, by the person's id. */
type ListWork = (userIds: number[], most: number) => Promise<ReadonlyMap<number, WorkShown[]>>

const lists = new Registry('work of members', {
  order: ({ order }: { order: number; list: ListWork }) => order,
})

const MAX_WORK_SHOWN = 3

/** Adds what people made to their rows in the society. */
export function memberWork(order: number, list: ListWork): Extension {
  return lists.adds({ order, list })
}

/** By the person's id: of the first list first. */
export async function listMemberWork(userIds: number[]): Promise<Map<number, WorkShown[]>> {
  const shown = new Map<number, WorkShown[]>(userIds.map((id) => [id, []]))
  if (!userIds.length) return shown
  for (const { list } of lists.list()) {
    for (const [id, work] of await list(userIds, MAX_WORK_SHOWN)) {
      shown.set(id, [...(shown.get(id) ?? []), ...work].slice(0, MAX_WORK_SHOWN))
    }
  }
  return shown
}
