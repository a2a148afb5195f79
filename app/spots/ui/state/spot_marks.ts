import { sentenceOf } from '#app/kit/calls/call_failure'
import { Store } from '#app/kit/hooks/store'
import { toast } from '#app/kit/toast/toast'
import { spotApi } from '#app/spots/ui/spot_api'
import type { Spot } from '#app/spots/ui/types'

type Marks = Partial<
  Pick<
    Spot,
    'is_liked' | 'is_saved' | 'is_following' | 'likes_count' | 'saves_count' | 'comments_count'
  >
>

/** What changed since the pages came, by spot, so that it shows the same everywhere. */
export const changedMarks = new Store<ReadonlyMap<number, Marks>>(new Map())

export function changeMarks(spotId: number, marks: Marks): void {
  const before = changedMarks.snapshot()
  changedMarks.set(new Map(before).set(spotId, { ...before.get(spotId), ...marks }))
}

const FIELDS = {
  like: { isOn: 'is_liked', count: 'likes_count' },
  save: { isOn: 'is_saved', count: 'saves_count' },
} as const

const running = new Set<string>()

/** Shows at once what is wanted; the server’s count replaces the guess, and a failure reverts it. */
export async function mark(spot: Spot, kind: 'like' | 'save', isOn: boolean): Promise<void> {
  const { isOn: flag, count } = FIELDS[kind]
  const now = { ...spot, ...changedMarks.snapshot().get(spot.id) }
  if (now[flag] === isOn) return
  changeMarks(spot.id, { [flag]: isOn, [count]: now[count] + (isOn ? 1 : -1) })
  const key = `${kind} ${spot.id}`
  if (running.has(key)) return
  running.add(key)
  let known = { [flag]: now[flag], [count]: now[count] }
  try {
    for (let asked: boolean | undefined; ;) {
      const wanted = changedMarks.snapshot().get(spot.id)?.[flag] ?? isOn
      if (wanted === asked) break
      asked = wanted
      const answer = await spotApi[kind](spot.slug, wanted)
      known = { [flag]: answer.spot[flag], [count]: answer.spot[count] }
      if (changedMarks.snapshot().get(spot.id)?.[flag] === wanted) changeMarks(spot.id, known)
    }
  } catch (error) {
    changeMarks(spot.id, known)
    toast.error(sentenceOf(error))
  } finally {
    running.delete(key)
  }
}
