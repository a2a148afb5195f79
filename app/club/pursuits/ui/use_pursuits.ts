import { useEffect, useRef, useState } from 'react'
import {
  PURSUIT_STAGES,
  SHOWN_PER_STAGE,
  type PursuitStage,
} from '#app/club/pursuits/pursuit_options'
import { clubApi } from '#app/club/ui/club_api'
import { pursuitName, type Pursuit, type PursuitsProps } from '#app/club/pursuits/ui/pursuit_words'
import { placedOnBoard } from '#app/kit/board/board_order'
import { PageReloads } from '#app/kit/calls/page_reloads'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { inTurn } from '#app/kit/calls/in_turn'
import { Wishes } from '#app/kit/calls/wishes'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { toast } from '#app/kit/toast/toast'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

interface Place {
  stage: PursuitStage
  position?: number
}

/** The board that the page shows: one’s own changes at once, those of the other as they come. */
export function usePursuits({ pursuits: sent, counts: sentCounts, shown }: PursuitsProps) {
  const [guess, setGuess] = useState<Pursuit[] | null>(null)
  const [loading, setLoading] = useState<PursuitStage | null>(null)
  const [failed, setFailed] = useState<Partial<Record<string, string>>>({})
  const [reloads] = useState(() => new PageReloads())
  const open = useRef(0)
  const [ratings] = useState(() => new Wishes<number, number | null>())
  const [places] = useState(() => new Wishes<number, Place>())
  const wanted = useRef(shown)
  const newest = useRef(sent)
  useEffect(() => {
    newest.current = sent
  }, [sent])

  /** What comes while something is being sent is older than what the page shows. */
  const refresh = (onNetworkError?: () => false) => {
    if (open.current > 0) return
    reloads.start({
      data: wanted.current > SHOWN_PER_STAGE ? { shown: wanted.current } : undefined,
      onNetworkError,
      onFinish: () => {
        setGuess(null)
        setLoading(null)
      },
    })
  }
  const userId = useAccount()?.id
  useChannel(userId ? `private-user.${userId}` : null, {
    events: { 'pursuits.updated': () => refresh() },
  })
  useResume(() => refresh())

  /** @returns whether it worked */
  const send = async (
    call: () => Promise<unknown>,
    change: (shown: Pursuit[]) => Pursuit[],
    trouble: string
  ) => {
    open.current += 1
    reloads.stop()
    setGuess((before) => change(before ?? newest.current))
    try {
      await call()
      return true
    } catch (error) {
      toast.error(`${trouble} ${sentenceOf(error)}`)
      return false
    } finally {
      open.current -= 1
      refresh()
    }
  }

  const load = (stage: PursuitStage) => {
    wanted.current = shown + SHOWN_PER_STAGE
    setLoading(stage)
    setFailed((before) => ({ ...before, [stage]: undefined }))
    refresh(() => {
      wanted.current = shown
      setFailed((before) => ({ ...before, [stage]: 'The rest couldn’t be loaded.' }))
      return false
    })
  }

  const pursuits = guess ?? sent
  const counts = { ...sentCounts }
  for (const { stage } of sent) counts[stage]--
  for (const { stage } of pursuits) counts[stage]++
  const isPartly = (stage: PursuitStage) =>
    pursuits.filter((pursuit) => pursuit.stage === stage).length < counts[stage]

  return {
    pursuits,
    counts,
    more: PURSUIT_STAGES.filter(isPartly),
    loading,
    failed,
    load,
    refresh: () => refresh(),
    move: (pursuit: Pursuit, stage: PursuitStage, position?: number) =>
      send(
        () =>
          inTurn(places, pursuit.id, { stage, position }, (asked) =>
            clubApi.changePursuit(pursuit.id, asked)
          ),
        (list) => placedOnBoard(list, pursuit.id, { stage, position }),
        `${pursuitName(pursuit)} wasn’t moved.`
      ),
    rate: (pursuit: Pursuit, rating: number | null) =>
      send(
        () =>
          inTurn(ratings, pursuit.id, rating, (asked) =>
            clubApi.changePursuit(pursuit.id, { rating: asked })
          ),
        (list) => list.map((one) => (one.id === pursuit.id ? { ...one, rating } : one)),
        'Your rating wasn’t saved.'
      ),
    remove: (pursuit: Pursuit) =>
      send(
        () => clubApi.removePursuit(pursuit.id),
        (list) => list.filter(({ id }) => id !== pursuit.id),
        `${pursuitName(pursuit)} wasn’t removed.`
      ),
  }
}

export type PursuitList = ReturnType<typeof usePursuits>
