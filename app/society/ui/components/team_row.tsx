import { Link } from '@inertiajs/react'
import { Avatar } from '#app/kit/display/avatar'
import { countWords } from '#app/kit/display/count_words'
import type { Team } from '#app/society/ui/types'

export function TeamRow({ team }: { team: Team }) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <Avatar name={team.name} src={team.photo} size="list" shape="square" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <Link dir="auto" href={`/teams/${team.handle}`} className="hover:underline">
            {team.name}
          </Link>
        </p>
        <p className="truncate text-13 text-muted">
          @{team.handle} · <span className="num">{countWords(team.members_count, 'member')}</span>
        </p>
      </div>
    </li>
  )
}
