import { Head, router } from '@inertiajs/react'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { toast } from '#app/kit/toast/toast'
import { teamApi } from '#app/teams/ui/team_api'
import { roleWord, typeWord } from '#app/teams/ui/team_words'
import type { Data } from '#data'

interface InvitationProps {
  token: string
  invitation: Data.Teams.Invitations.ReceivedInvitation | null
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
          <AuthHeading title={`Join ${isolated(invitation.team.name)}`}>
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

interface InvitationAnswerProps {
  team: { handle: string; name: string }
  /** of the link in the mail */
  token: string
}

/** For the invited person. */
function InvitationAnswer({ token, team }: InvitationAnswerProps) {
  const { run, isRunning, refusal } = useCall()

  const answer = async (accept: boolean) => {
    if (!(await run(() => teamApi.answerInvitation(token, accept)))) return
    toast.success(accept ? `You’re in ${isolated(team.name)} now` : 'Invitation declined')
    router.visit(accept ? `/teams/${team.handle}` : '/dashboard')
  }

  return (
    <div className="flex flex-col gap-4">
      <RefusalNote refusal={refusal} />
      <Button
        variant="primary"
        size="lg"
        isWide
        isLoading={isRunning}
        onClick={() => void answer(true)}
      >
        Accept
      </Button>
      <Button size="lg" isWide isLoading={isRunning} onClick={() => void answer(false)}>
        Decline
      </Button>
    </div>
  )
}

/** For everyone else: which account is needed, and how to get there. */
function InvitationDoor({ email }: { email: string }) {
  const account = useAccount()
  if (account?.email === email) {
    return (
      <div className="flex flex-col gap-5">
        <p>Verify your email address first. You’ll come back here.</p>
        <ButtonLink href="/verify-email" variant="primary" size="lg" isWide>
          Verify email
        </ButtonLink>
      </div>
    )
  }
  if (account) {
    return (
      <p>
        The invitation is for <strong className="font-medium break-words">{email}</strong>, and
        you’re signed in as {account.email}. Sign out, then open the link again.
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p>
        The invitation is for <strong className="font-medium break-words">{email}</strong>. Use an
        account with that address.
      </p>
      <ButtonLink href="/register" variant="primary" size="lg" isWide>
        Create account
      </ButtonLink>
      <ButtonLink href="/login" size="lg" isWide>
        Sign in
      </ButtonLink>
    </div>
  )
}

interface Ended {
  how: 'accepted' | 'declined' | 'expired'
  team: { handle: string; name: string }
}

/** Behind a link that no longer works: says why. */
function EndedInvitation({ ended }: { ended: Ended | null }) {
  return (
    <>
      <AuthHeading title={titleOf(ended)}>{sentenceOf(ended)}</AuthHeading>
      <div>
        {ended ? (
          <ButtonLink href={`/teams/${ended.team.handle}`}>See the team</ButtonLink>
        ) : (
          <ButtonLink href="/">Back to home</ButtonLink>
        )}
      </div>
    </>
  )
}

function titleOf(ended: Ended | null): string {
  if (!ended) return 'This invitation no longer works'
  return ended.how === 'expired' ? 'This invitation has expired' : 'You’ve answered already'
}

function sentenceOf(ended: Ended | null) {
  if (!ended) return 'It was withdrawn or replaced by a newer one. Ask the team for a new one.'
  const name = <bdi>{ended.team.name}</bdi>
  if (ended.how === 'accepted') return <>The invitation to {name} was accepted.</>
  if (ended.how === 'declined') {
    return (
      <>The invitation to {name} was declined. Changed your mind? Ask the team for a new one.</>
    )
  }
  return <>The seven days to join {name} are over. Ask the team for a new invitation.</>
}
