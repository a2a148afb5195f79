import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import { Wishes } from '#app/kit/calls/wishes'
import { toast } from '#app/kit/toast/toast'

interface FollowState {
  isFollowing: boolean
  followersCount: number
}

interface FollowAnswer {
  is_following: boolean
  followers_count: number
}

/** Optimistic; the server's count replaces the guess, and a failure reverts it. */
export function useFollow(userId: number, given: FollowState) {
  const [shown, show] = useState(given)
  const [wishes] = useState(() => new Wishes<number, boolean>())
  const call = useHttp<Record<string, never>, FollowAnswer>({})

  const toggle = async () => {
    const isFollowing = !shown.isFollowing
    const step = isFollowing ? 1 : -1
    show({ isFollowing, followersCount: shown.followersCount + step })
    try {
      await wishes.make(userId, { wanted: isFollowing, known: shown, send, show })
    } catch {
      toast.error('That didn’t work. Check your connection and try again.')
    }
  }

  const send = async (isFollowing: boolean): Promise<FollowState> => {
    const path = `/api/users/${userId}/follow`
    const answer = await (isFollowing ? call.post(path) : call.delete(path))
    return { isFollowing: answer.is_following, followersCount: answer.followers_count }
  }

  return { ...shown, toggle: () => void toggle() }
}
