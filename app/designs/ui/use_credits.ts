import { useCallback, useState } from 'react'
import { ChangeClock } from '#app/kit/calls/change_clock'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import { designApi } from '#app/designs/ui/design_api'

export function useCredits(atFirst: number): [credits: number, countAnew: () => void] {
  const [credits, setCredits] = useState(atFirst)
  const [clock] = useState(() => new ChangeClock<'credits'>())
  const userId = useAccount()?.id
  const countAnew = useCallback(() => {
    clock.fresh('credits', designApi.credits).then(
      (answer) => answer && setCredits(answer.credits),
      () => {}
    )
  }, [clock])
  const hear = (news: { credits: number }) => {
    clock.note('credits')
    setCredits(news.credits)
  }

  useChannel(userId ? `private-user.${userId}` : null, {
    events: { 'credits.updated': hear },
  })
  useResume(countAnew)

  return [credits, countAnew]
}
