import { useCallback, useState } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import { designApi } from '#app/designs/ui/design_api'

export function useCredits(atFirst: number): [credits: number, countAnew: () => void] {
  const [credits, setCredits] = useState(atFirst)
  const userId = useAccount()?.id
  const countAnew = useCallback(() => {
    designApi.credits().then(
      (answer) => setCredits(answer.credits),
      () => {}
    )
  }, [])

  useChannel(userId ? `private-user.${userId}` : null, {
    events: { 'credits.updated': (news: { credits: number }) => setCredits(news.credits) },
  })
  useResume(countAnew)

  return [credits, countAnew]
}
