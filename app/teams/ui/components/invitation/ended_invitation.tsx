import { AuthHeading } from '#app/accounts/ui/components/auth_heading'
import { ButtonLink } from '#app/kit/button/button_link'

export interface Ended {
  how: 'accepted' | 'declined' | 'expired'
  team: { handle: string; name: string }
}

/** Behind a link that no longer works: says why. */
export function EndedInvitation({ ended }: { ended: Ended | null }) {
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
