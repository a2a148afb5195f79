import type { ReactNode } from 'react'
import type { Data } from '#data'
import { countWords } from '#app/kit/display/count_words'
import { Avatar } from '#app/kit/display/avatar'
import { TextLink } from '#app/kit/button/text_link'
import { typeWord } from '#app/teams/ui/team_words'

interface TeamHeaderProps {
  team: Data.Teams.Team
  children?: ReactNode
}

export function TeamHeader({ team, children }: TeamHeaderProps) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-6 py-8 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-8 md:pt-14 md:pb-10">
      <Avatar name={team.name} src={team.photo} size="xl" shape="square" />
      <div className="min-w-0">
        <p className="label">{typeWord(team.type)}</p>
        <h1 dir="auto" className="mt-2 text-36 break-words md:text-48">
          {team.name}
        </h1>
        <p className="mt-2 text-13 break-words text-muted">
          @{team.handle}
          {team.domain_status === 'verified' && team.domain && (
            <>
              {' · '}
              <TextLink href={`https://${team.domain}`}>{team.domain}</TextLink>
            </>
          )}
        </p>
        <p className="num mt-2 text-13 text-muted">
          {countWords(team.members_count, 'member')} ·{' '}
          {countWords(team.followers_count, 'follower')}
        </p>
      </div>
      {children && <div className="max-md:col-span-2">{children}</div>}
    </header>
  )
}
