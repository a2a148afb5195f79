import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { ChevronsUpDown, UsersRound } from 'lucide-react'
import { Avatar } from '#app/kit/display/avatar'
import { useSharedProps } from '#app/kit/hooks/use_shared_props'
import { SHELL_ROW } from '#app/shell/ui/navigation/shell_row'

const TeamsDialog = lazyPart(() => import('#app/teams/ui/teams_dialog'))

/** The current team; opens the team switcher. */
export function NavigationTeamRow() {
  const { current_team: team } = useSharedProps().auth
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  return (
    <>
      <button
        type="button"
        data-closes
        aria-haspopup="dialog"
        className={SHELL_ROW}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {team ? (
          <span className="-mx-0.75 shrink-0">
            <Avatar name={team.name} src={team.photo} size="xs" shape="square" />
          </span>
        ) : (
          <UsersRound size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
        )}
        <span className="min-w-0 flex-1 truncate">{team?.name ?? 'Teams'}</span>
        <ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <TeamsDialog currentId={team?.id ?? null} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
