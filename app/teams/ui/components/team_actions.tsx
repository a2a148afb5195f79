import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import type { Data } from '#data'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { toast } from '#app/kit/toast/toast'
import { AskToJoin } from '#app/teams/ui/components/ask_to_join'

interface TeamActionsProps {
  team: Data.Teams.Team
  hasAsked: boolean
  /** answers above instead of asking */
  isInvited: boolean
}

interface FollowAnswer {
  is_following: boolean
}

/** Actions for people outside the team. */
export function TeamActions({ team, hasAsked, isInvited }: TeamActionsProps) {
  const account = useAccount()
  const [isFollowing, setFollowing] = useState(team.is_following)
  const call = useHttp<Record<string, never>, FollowAnswer>({})
  if (team.role) return null
  if (!account) {
    return (
      <ButtonLink href="/login" variant="primary">
        Sign in to follow
      </ButtonLink>
    )
  }

  const toggle = () => {
    const path = `/api/teams/${team.handle}/follow`
    const answers = {
      onSuccess: (answer: FollowAnswer) => setFollowing(answer.is_following),
      onHttpException: () => toast.error('That didn’t work. Try again.'),
      onNetworkError: () => toast.error('You’re offline. Check your connection and try again.'),
    }
    void (isFollowing ? call.delete(path, answers) : call.post(path, answers)).catch(() => {})
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant={isFollowing ? 'line' : 'primary'}
        aria-pressed={isFollowing}
        isLoading={call.processing}
        onClick={toggle}
      >
        {isFollowing ? 'Following' : 'Follow'}
      </Button>
      {!isInvited && <AskToJoin team={team} hasAsked={hasAsked} />}
    </div>
  )
}
