import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { AuthHeading } from '#app/accounts/ui/components/auth_heading'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { InvitationAnswer } from '#app/teams/ui/components/invitation/invitation_answer'
import { EndedInvitation, type Ended } from '#app/teams/ui/components/invitation/ended_invitation'
import { InvitationDoor } from '#app/teams/ui/components/invitation/invitation_door'
import { roleWord, typeWord } from '#app/teams/ui/team_words'

interface InvitationProps {
  token: string
  invitation: Data.Teams.ReceivedInvitation | null
  /** how it ended; null if it was withdrawn or replaced */
  ended: Ended | null
}

export default function Invitation({ token, invitation, ended }: InvitationProps) {
  const account = useAccount()
  const mayAnswer = account?.is_email_verified && account.email === invitation?.email

  return (
    <div className="flex flex-col gap-8">
      <Head title="Team invitation">
        <meta name="robots" content="noindex" />
      </Head>
      {invitation ? (
        <>
          <AuthHeading title={`Join ${invitation.team.name}`}>
            {invitation.invited_by ?? 'Someone in the team'} invited you to this{' '}
            {typeWord(invitation.team.type).toLowerCase()} as{' '}
            {roleWord(invitation.role).toLowerCase()}.
          </AuthHeading>
          {mayAnswer ? (
            <InvitationAnswer token={token} team={invitation.team} />
          ) : (
            <InvitationDoor email={invitation.email} />
          )}
        </>
      ) : (
        <EndedInvitation ended={ended} />
      )}
    </div>
  )
}
