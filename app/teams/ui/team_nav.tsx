import { Link, usePage } from '@inertiajs/react'
import type { Data } from '#data'
import { mayManage } from '#app/teams/team_roles'

const LINK =
  'flex h-11 shrink-0 items-center border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-brass aria-[current=page]:text-ink'

/** One row for those who work in a team: its pages, and the way to what everybody sees. */
export function TeamNav({ team }: { team: Data.Teams.Team }) {
  const [path] = usePage().url.split('?')
  const home = `/teams/${team.handle}`
  const pages = [
    { label: 'Members', href: `${home}/members` },
    ...(mayManage(team.role)
      ? [
          { label: 'Requests', href: `${home}/requests` },
          { label: 'Settings', href: `${home}/settings` },
        ]
      : []),
    { label: 'Public page', href: home },
  ]
  return (
    <nav aria-label="Team" className="flex gap-6 overflow-x-auto border-b border-line">
      {pages.map(({ label, href }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === path ? 'page' : undefined}
          className={LINK}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
