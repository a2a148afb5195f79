import type { RestyleItem } from '#app/designs/ui/types'

export type ItemState =
  'waiting' | 'running' | 'ready' | 'added' | 'failed' | 'canceled' | 'deleted'

export function stateOf({ design, is_canceled, is_added }: RestyleItem): ItemState {
  if (!design) return is_canceled ? 'canceled' : 'deleted'
  if (design.status === 'pending') return 'waiting'
  if (design.status === 'failed') return 'failed'
  if (design.status !== 'completed' || !design.image) return 'running'
  return is_added ? 'added' : 'ready'
}

export interface Tally {
  /** finished, whether the listing shows them or not */
  ready: number
  waiting: number
  /** canceled, and their photo is still there */
  resumable: number
  isOver: boolean
  /** percent of all that weren't canceled or deleted */
  progress: number
}

export function tallyOf(items: readonly RestyleItem[]): Tally {
  const states = items.map(stateOf)
  const count = (...wanted: ItemState[]) => states.filter((state) => wanted.includes(state)).length
  const designs = items.flatMap(({ design }) => design ?? [])
  const done = designs.map(({ status, progress }) => (status === 'failed' ? 100 : progress))
  const sum = done.reduce((total, progress) => total + progress, 0)
  return {
    ready: count('ready', 'added'),
    waiting: count('waiting'),
    resumable: items.filter((item) => stateOf(item) === 'canceled' && item.photo).length,
    isOver: count('waiting', 'running') === 0,
    progress: designs.length ? Math.floor(sum / designs.length) : 100,
  }
}
