import { Plus } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FollowButton, useFollow } from '#app/profiles/following/ui/follow_button'
import type { Journal } from '#app/journals/ui/journals_api'

/** Nothing for the author. */
export function FollowAuthor({ journal }: { journal: Journal }) {
  const isSignedIn = useAccount() !== null
  const { user } = journal
  const { isFollowing, toggle } = useFollow(user.id, {
    isFollowing: journal.is_following,
    followersCount: 0,
  })
  if (journal.is_own) return null
  if (!isSignedIn) {
    return (
      <ButtonLink
        href={`/@${user.handle}/follow`}
        size="sm"
        icon={Plus}
        aria-label={`Follow ${user.name}: sign in`}
      >
        Follow
      </ButtonLink>
    )
  }
  return <FollowButton name={user.name} size="sm" isFollowing={isFollowing} onToggle={toggle} />
}
