import { useEffect } from 'react'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Wishes } from '#app/kit/calls/wishes'
import { Store } from '#app/kit/hooks/store'
import { useStore } from '#app/kit/hooks/use_store'
import { toast } from '#app/kit/toast/toast'
import { MIN_VIEW_MS } from '#app/spots/spot_limits'
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

const wishes = new Wishes<string, boolean>()

/** Shows at once what is wanted; the server’s count replaces the guess, and a failure reverts it. */
export async function mark(spot: Spot, kind: 'like' | 'save', isOn: boolean): Promise<void> {
  const { isOn: flag, count } = FIELDS[kind]
  const now = { ...spot, ...changedMarks.snapshot().get(spot.id) }
  if (now[flag] === isOn) return
  changeMarks(spot.id, { [flag]: isOn, [count]: now[count] + (isOn ? 1 : -1) })
  try {
    await wishes.make(`${kind} ${spot.id}`, {
      wanted: isOn,
      known: { [flag]: now[flag], [count]: now[count] },
      send: async (isWanted) => {
        const { spot: told } = await spotApi[kind](spot.slug, isWanted)
        return { [flag]: told[flag], [count]: told[count] }
      },
      show: (told) => changeMarks(spot.id, told),
    })
  } catch (error) {
    toast.error(sentenceOf(error))
  }
}

/** A spot with what changed since its page came. */
export function useSpot(spot: Spot): Spot {
  const marks = useStore(changedMarks).get(spot.id)
  return marks ? { ...spot, ...marks } : spot
}

const counted = new Set<number>()

/** Tells the server once that somebody watched a spot for two seconds. */
export function useCountedSpot({ id, slug, slides }: Spot, isWatched: boolean): void {
  const slideId = slides[0]?.id
  useEffect(() => {
    if (!isWatched || slideId === undefined || counted.has(id)) return
    const timer = setTimeout(() => {
      counted.add(id)
      // A view that isn’t counted is no one’s concern.
      spotApi.countView(slug, MIN_VIEW_MS, slideId).catch(() => {})
    }, MIN_VIEW_MS)
    return () => clearTimeout(timer)
  }, [id, slug, slideId, isWatched])
}
