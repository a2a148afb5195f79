import { Mail, X } from 'lucide-react'
import type { Data } from '#data'
import { IconButton } from '#app/kit/button/icon_button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useNow } from '#app/kit/hooks/use_now'
import { TimeAgo } from '#app/kit/display/time_ago'
import { toast } from '#app/kit/toast/toast'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { teamApi } from '#app/teams/ui/team_api'
import { roleWord } from '#app/teams/ui/team_words'

interface InvitationListProps {
  team: Data.Teams.Team
  invitations: Data.Teams.Invitations.TeamInvitation[]
}

/** Open invitations. */
export function TeamInvitationList({ team, invitations }: InvitationListProps) {
  const now = useNow()
  const { run, refusal } = useCall()

  const withdraw = async ({ id, email }: Data.Teams.Invitations.TeamInvitation) => {
    if (!(await run(() => teamApi.withdraw(team.handle, id)))) return
    toast.success(`Withdrew the invitation for ${email}`)
    reloadPage({ only: ['invitations'] })
  }

  return (
    <section aria-labelledby="invitations" className="mt-14">
      <SectionHeading id="invitations">Invited</SectionHeading>
      <ul className="mt-4">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-4"
          >
            <span className="grid size-10 place-items-center rounded-full bg-raised text-muted">
              <Mail size={18} strokeWidth={1.5} aria-hidden />
            </span>
            <div className="min-w-0">
              <p className="truncate">{invitation.email}</p>
              <p className="text-13 text-muted">
                {roleWord(invitation.role)} · Invited <TimeAgo at={invitation.created_at} />
                {now !== null && new Date(invitation.expires_at).getTime() < now && ' · Expired'}
              </p>
            </div>
            <IconButton
              icon={X}
              label={`Withdraw the invitation for ${invitation.email}`}
              onClick={() => void withdraw(invitation)}
            />
          </li>
        ))}
      </ul>
      <RefusalNote refusal={refusal} />
    </section>
  )
}
