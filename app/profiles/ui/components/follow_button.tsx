import { Check, Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'

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
