import { useState } from 'react'
import type { OwnListing } from '#app/dashboard/ui/own_listing'
import { usePages } from '#app/kit/calls/use_pages'
import { countWords } from '#app/kit/display/count_words'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { mayList } from '#app/teams/team_roles'
import { teamApi } from '#app/teams/ui/team_api'
import { roleWord } from '#app/teams/ui/team_words'

interface MovedListing {
  slug: string
  /** ids of teams; null is none */
  from: number | null
  to: number | null
}

interface MoveDialogProps {
  listings: readonly OwnListing[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isLoading: boolean
  /** @param moved those that aren’t there yet */
  onChoose: (moved: MovedListing[]) => Promise<void>
}

const NONE = 'none'

/** Chooses the team that listings go to, or none. */
export default function MoveDialog({ listings, onChoose, ...dialog }: MoveDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const list = usePages(['teams'], async (page) => (await teamApi.list(page)).teams)
  const to = chosen === null || chosen === NONE ? null : Number(chosen)
  const moved = listings
    .map(({ slug, team }) => ({ slug, from: team?.id ?? null, to }))
    .filter(({ from }) => chosen !== null && from !== to)
  const options = [
    { value: NONE, label: 'No team', hint: 'Yours alone' },
    ...list.items
      .filter(({ role }) => mayList(role))
      .map(({ id, name, role }) => ({
        value: String(id),
        label: name,
        hint: roleWord(role ?? 'viewer'),
      })),
  ]

  return (
    <FormDialog
      {...dialog}
      title={listings.length === 1 ? 'Move to a team' : `Move ${listings.length} listings`}
      description="A team’s owner and admins can edit its listings, and its members see private ones."
      submit={moved.length ? `Move ${countWords(moved.length, 'listing')}` : 'Move'}
      disabled={!moved.length}
      onSubmit={() => void onChoose(moved)}
    >
      {list.error && !list.items.length ? (
        <FailureState message={list.error} onRetry={list.reload} isRetrying={list.isLoading} />
      ) : list.isLoading && !list.items.length ? (
        <LoadingRows what="your teams" />
      ) : (
        <>
          <FieldGroup legend="Team" isLegendHidden>
            <RadioCards
              name="team"
              columns={2}
              options={options}
              value={chosen}
              onChange={setChosen}
            />
          </FieldGroup>
          <LoadMore
            hasMore={list.hasMore}
            isLoading={list.isLoading}
            error={list.error}
            onMore={list.loadMore}
          />
        </>
      )}
    </FormDialog>
  )
}
