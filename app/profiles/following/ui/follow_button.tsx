import { Check, Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useToggle } from '#app/kit/calls/use_toggle'

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

/** Optimistic; the server's count replaces the guess. */
export function useFollow(userId: number, given: FollowState) {
  const { state, toggle } = useToggle(given, {
    isOn: ({ isFollowing }) => isFollowing,
    guess: ({ followersCount }, isFollowing) => ({
      isFollowing,
      followersCount: followersCount + (isFollowing ? 1 : -1),
    }),
    send: async (isFollowing) => {
      const { store, destroy } = api.api.follows
      const whom = { params: { id: userId } }
      const answer = await answered(isFollowing ? store(whom) : destroy(whom))
      return { isFollowing: answer.is_following, followersCount: answer.followers_count }
    },
  })
  return { ...state, toggle }
}
