import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { Wishes } from '#app/kit/calls/wishes'
import { toast } from '#app/kit/toast/toast'

interface FollowButtonProps {
  name: string
  isFollowing: boolean
  onToggle: () => void
  size?: 'sm' | 'md'
}

export function FollowButton({ name, isFollowing, onToggle, size }: FollowButtonProps) {
  return (
    <Button
      variant={isFollowing || size === 'sm' ? 'line' : 'primary'}
      size={size}
      icon={isFollowing ? Check : Plus}
      aria-label={isFollowing ? `Following ${name}` : `Follow ${name}`}
      onClick={onToggle}
    >
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  )
}

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
