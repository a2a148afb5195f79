import { useRef, useState } from 'react'
import { useHttp } from '@inertiajs/react'
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
  const [known, setKnown] = useState(given)
  const [shown, setShown] = useState(given)
  const wanted = useRef(given.isFollowing)
  const isRunning = useRef(false)
  const call = useHttp<Record<string, never>, FollowAnswer>({})

  const toggle = () => {
    wanted.current = !wanted.current
    const step = Number(wanted.current) - Number(known.isFollowing)
    setShown({ isFollowing: wanted.current, followersCount: known.followersCount + step })
    if (!isRunning.current) void settle()
  }

  const settle = async () => {
    isRunning.current = true
    try {
      let answer: FollowAnswer
      do answer = await ask(wanted.current)
      while (answer.is_following !== wanted.current)
      take({ isFollowing: answer.is_following, followersCount: answer.followers_count })
    } catch {
      wanted.current = known.isFollowing
      setShown(known)
      toast.error('That didn’t work. Check your connection and try again.')
    } finally {
      isRunning.current = false
    }
  }

  const ask = (isFollowing: boolean) => {
    const path = `/api/users/${userId}/follow`
    return isFollowing ? call.post(path) : call.delete(path)
  }

  const take = (state: FollowState) => {
    setKnown(state)
    setShown(state)
  }

  return { ...shown, toggle }
}
