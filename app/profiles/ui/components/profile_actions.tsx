import { MessageCircle, Plus } from 'lucide-react'
import type { Data } from '#data'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FollowButton } from '#app/profiles/ui/components/follow_button'
import { ProfileMenu } from '#app/profiles/ui/components/profile_menu'

interface ProfileActionsProps {
  user: Data.Profiles.User
  isSelf: boolean
  isFollowing: boolean
  onFollow: () => void
  /** of the profile, absolute */
  url: string
}

export function ProfileActions({ user, isSelf, isFollowing, onFollow, url }: ProfileActionsProps) {
  const isSignedIn = useAccount() !== null
  return (
    <div className="flex flex-wrap gap-3 max-md:[&>:is(a,button):not(:last-child)]:flex-1">
      {isSelf ? (
        <ButtonLink href="/profile">Edit profile</ButtonLink>
      ) : (
        <>
          {isSignedIn ? (
            <FollowButton name={user.name} isFollowing={isFollowing} onToggle={onFollow} />
          ) : (
            <ButtonLink href={`/@${user.handle}/follow`} variant="primary" icon={Plus}>
              Sign in to follow
            </ButtonLink>
          )}
          <ButtonLink href={`/chats?to=${user.id}`} icon={MessageCircle}>
            Message
          </ButtonLink>
        </>
      )}
      <ProfileMenu user={user} isSelf={isSelf} url={url} />
    </div>
  )
}
