import { useState } from 'react'
import type { Data } from '#data'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { LoadMore } from '#app/kit/list/load_more'
import { MemberRow } from '#app/teams/ui/components/members/member_row'
import { teamApi } from '#app/teams/ui/team_api'

interface MemberPage {
  data: Data.Teams.TeamMember[]
  next_page_url: string | null
}

interface MemberListProps {
  team: Data.Teams.Team
  first: MemberPage
}

export function MemberList({ team, first }: MemberListProps) {
  const [later, setLater] = useState<MemberPage | null>(null)
  const { run, isRunning, refusal } = useCall()
  const nextUrl = (later ?? first).next_page_url

  const loadMore = async () => {
    const page = Number(new URL(nextUrl ?? '', window.location.origin).searchParams.get('page'))
    const answer = await run(() => teamApi.listMembers(team.handle, page))
    if (!answer) return
    const { data, next_page_url } = answer.members
    setLater({ data: [...(later?.data ?? []), ...data], next_page_url })
  }
  const reload = () => {
    setLater(null)
    reloadPage()
  }

  return (
    <>
      <ul>
        {[...first.data, ...(later?.data ?? [])].map((member) => (
          <MemberRow key={member.id} team={team} member={member} onChange={reload} />
        ))}
      </ul>
      <LoadMore
        hasMore={nextUrl !== null}
        isLoading={isRunning}
        error={refusal?.message}
        onMore={() => void loadMore()}
      />
    </>
  )
}
