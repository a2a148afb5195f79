import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { Avatar } from '#app/kit/display/avatar'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { conflictWords } from '#app/properties/editor/ui/conflict_words'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { listingEditors } from '#app/properties/listing_options'
import { useChannel } from '#app/realtime/ui/use_realtime'

/** Says who else edits, that their changes were merged, and asks where both changed the same. */
export function EditingTogether() {
  const { state } = useEditor()
  const ownId = String(useAccount()?.id)
  const [others, setOthers] = useState<OtherEditor[]>([])
  /** by id, also of those who have left: a change of theirs may be noticed later */
  const [names, setNames] = useState<Record<string, string>>({})
  useChannel(listingEditors(state.listing.id), {
    events: {},
    onMembers: (ids, members) => {
      const here = ids.filter((id) => id !== ownId).map((id) => editorFrom(id, members[id]))
      setOthers(here)
      setNames((seen) => ({
        ...seen,
        ...Object.fromEntries(here.map((each) => [each.id, each.name])),
      }))
    },
  })
  const [name, ...more] = Object.values(names)
  return (
    <>
      <OtherEditors others={others} />
      <MergeNotice who={!name ? null : more.length ? 'Someone else' : isolated(name)} />
    </>
  )
}

function MergeNotice({ who }: { who: string | null }) {
  const { session, state } = useEditor()
  const { conflicts, isMerged } = state
  return (
    <div role="status">
      {isMerged && (
        <div className="flex flex-col gap-4 rounded-6 bg-raised p-4 text-13">
          <p>
            {who
              ? `${who} has changed this listing too. Their changes are here as well.`
              : 'This listing was changed elsewhere too. Those changes are here as well.'}
          </p>
          {conflicts.map((conflict) => (
            <div key={conflict.key} className="flex flex-col gap-2 border-t border-line pt-3">
              <p>{conflictWords(conflict, who)}</p>
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => session.resolve(conflict, true)}>
                  Keep mine
                </Button>
                <Button size="sm" variant="quiet" onClick={() => session.resolve(conflict, false)}>
                  Take theirs
                </Button>
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

interface OtherEditor {
  id: string
  name: string
  avatar: string | null
}

/** Portraits beside each other; the sentence names everybody. */
const MAX_PORTRAITS = 4

function OtherEditors({ others }: { others: readonly OtherEditor[] }) {
  return (
    <div role="status">
      {others.length > 0 && (
        <div className="flex items-center gap-3 rounded-6 bg-raised p-4 text-13">
          <span className="flex shrink-0 -space-x-2">
            {others.slice(0, MAX_PORTRAITS).map(({ id, name, avatar }) => (
              <span key={id} className="rounded-full border-2 border-raised">
                <Avatar name={name} src={avatar} size="sm" />
              </span>
            ))}
          </span>
          <p className="min-w-0">
            {listed(others.map(({ name }) => isolated(name)))} {others.length === 1 ? 'is' : 'are'}{' '}
            editing this listing too. You each keep what you change.
          </p>
        </div>
      )}
    </div>
  )
}

/** @param member what `editorIn` tells of them */
function editorFrom(id: string, member: unknown): OtherEditor {
  const told: Record<string, unknown> = { ...(typeof member === 'object' ? member : {}) }
  const { name, avatar } = told
  return {
    id,
    name: typeof name === 'string' ? name : 'Someone else',
    avatar: typeof avatar === 'string' ? avatar : null,
  }
}

const listed = (names: string[]) => new Intl.ListFormat('en').format(names)
