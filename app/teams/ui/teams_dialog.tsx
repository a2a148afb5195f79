import { Plus, Check, UserRound } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { usePages } from '#app/kit/calls/use_pages'
import { Avatar } from '#app/kit/display/avatar'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Dialog } from '#app/kit/overlay/dialog'
import { teamApi } from '#app/teams/ui/team_api'
import { roleWord, typeWord } from '#app/teams/ui/team_words'

interface TeamsDialogProps {
  currentId: number | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses the current team. */
export default function TeamsDialog({ currentId, isOpen, onOpenChange }: TeamsDialogProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog
      title="Your teams"
      description="New listings belong to the team you work in, too."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <ButtonLink href="/teams/create" icon={Plus} onClick={close}>
          Create a team
        </ButtonLink>
      }
    >
      <TeamChoices currentId={currentId} onDone={close} />
    </Dialog>
  )
}

interface TeamChoicesProps {
  currentId: number | null
  onDone: () => void
}

function TeamChoices({ currentId, onDone }: TeamChoicesProps) {
  const list = usePages(['teams'], async (page) => (await teamApi.list(page)).teams)
  const { run, isRunning, refusal } = useCall()

  const workIn = async (teamId: number | null) => {
    if (teamId !== currentId && !(await run(() => teamApi.workIn(teamId)))) return
    onDone()
    if (teamId !== currentId) reloadPage()
  }

  if (list.error && !list.items.length) {
    return <FailureState message={list.error} onRetry={list.reload} isRetrying={list.isLoading} />
  }
  if (list.isLoading && !list.items.length) return <LoadingRows what="your teams" />
  if (!list.items.length) {
    return <p className="py-4 text-muted">You aren’t in a team yet. Create one, or ask to join.</p>
  }
  return (
    <>
      <ul aria-label="Work in" className="-mx-3">
        <TeamChoice
          name="On my own"
          note="Listings are yours alone"
          isCurrent={currentId === null}
          isDisabled={isRunning}
          onChoose={() => void workIn(null)}
        />
        {list.items.map((team) => (
          <TeamChoice
            key={team.id}
            name={team.name}
            note={`${typeWord(team.type)} · ${roleWord(team.role ?? 'viewer')}`}
            photo={team.photo}
            href={`/teams/${team.handle}`}
            isCurrent={team.id === currentId}
            isDisabled={isRunning}
            onChoose={() => void workIn(team.id)}
            onVisit={onDone}
          />
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        error={list.error}
        onMore={list.loadMore}
      />
      <RefusalNote refusal={refusal} />
    </>
  )
}

interface TeamChoiceProps {
  name: string
  note: string
  photo?: string | null
  /** of the team’s page; none for no team */
  href?: string
  isCurrent: boolean
  isDisabled: boolean
  onChoose: () => void
  onVisit?: () => void
}

function TeamChoice({
  name,
  note,
  photo = null,
  href,
  isCurrent,
  onVisit,
  ...choice
}: TeamChoiceProps) {
  return (
    <li className="flex items-center gap-2 rounded-2 hover:bg-raised">
      <button
        type="button"
        aria-pressed={isCurrent}
        disabled={choice.isDisabled}
        onClick={choice.onChoose}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-2 px-3 py-2 text-left"
      >
        {href ? (
          <Avatar name={name} src={photo} shape="square" />
        ) : (
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-muted">
            <UserRound size={18} strokeWidth={1.5} aria-hidden />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate">
            {name}
          </span>
          <span dir="auto" className="block truncate text-13 text-muted">
            {note}
          </span>
        </span>
        {isCurrent && (
          <Check size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-brass" />
        )}
      </button>
      {href && (
        <ButtonLink
          href={href}
          variant="quiet"
          size="sm"
          aria-label={`Open ${name}`}
          onClick={onVisit}
        >
          Open
        </ButtonLink>
      )}
    </li>
  )
}
