import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { AuthHeading } from '#app/accounts/ui/components/auth_heading'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { ButtonLink } from '#app/kit/button/button_link'
import { InvitationAnswer } from '#app/teams/ui/components/invitation/invitation_answer'
import { InvitationDoor } from '#app/teams/ui/components/invitation/invitation_door'
import { roleWord, typeWord } from '#app/teams/ui/team_words'

interface InvitationProps {
  token: string
  invitation: Data.Teams.ReceivedInvitation | null
}

export default function Invitation({ token, invitation }: InvitationProps) {
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
        <>
          <AuthHeading title="This invitation no longer works">
            It was used, withdrawn or replaced, or its seven days are over. Ask the team for a new
            one.
          </AuthHeading>
          <div>
            <ButtonLink href="/">Back to home</ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
