import { reloadPage } from '#app/kit/calls/page_reloads'
import { usePages } from '#app/kit/calls/use_pages'
import { useCall } from '#app/kit/calls/use_call'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { LoadMore } from '#app/kit/list/load_more'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { TeamChoice } from '#app/teams/ui/components/switcher/team_choice'
import { teamApi } from '#app/teams/ui/team_api'
import { roleWord, typeWord } from '#app/teams/ui/team_words'

interface TeamChoicesProps {
  currentId: number | null
  onDone: () => void
}

export function TeamChoices({ currentId, onDone }: TeamChoicesProps) {
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
