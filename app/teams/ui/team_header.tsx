import type { ReactNode } from 'react'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
import { TextLink } from '#app/kit/button/text_link'
import { Avatar } from '#app/kit/display/avatar'
import { countWords } from '#app/kit/display/count_words'
import { typeWord } from '#app/teams/ui/team_words'
import type { Data } from '#data'

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

/** For search engines and link previews. */
export function TeamHead({ team }: { team: Data.Teams.Team }) {
  const description = `${team.name}, a ${typeWord(team.type).toLowerCase()} of ${countWords(team.members_count, 'member')} on vesta.`
  return (
    <PublicHead
      title={team.name}
      description={description}
      path={`/teams/${team.handle}`}
      type="profile"
      image={cardImage(`/cards/teams/${team.handle}.jpg`, team.name)}
    />
  )
}
